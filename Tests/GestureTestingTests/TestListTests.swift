import Expectations
import Foundation
import TemporaryFolders
import Testing
import XCTest

@testable import GestureTesting

private final class FirstCase: XCTestCase {}
private final class SecondCase: XCTestCase {}

/// The lists, the events and the screens of programs that `pantograph test` builds.
@MainActor
struct TestListTests {
  private static let module = "GestureTestingTests"

  private func list(_ heard: @escaping @MainActor (String) -> Void) -> TestList {
    var list = TestList()
    list.add(SecondCase.self, "testA") { _ in heard("second A") }
    list.add(SecondCase.self, "testB") { _ in throw CancellationError() }
    list.add(FirstCase.self, "testA") { _ in heard("first A") }
    list.add(FirstCase.self, "testC") { _ in heard("first C") }
    return list
  }

  private func names(_ filter: TestFilter) -> [String] {
    list { _ in }.entries(filter).map { entry in
      "\(entry.testCaseClass): \(entry.allTests.map(\.0).joined(separator: " "))"
    }
  }

  @Test func `tests come by class, and classes by name`() {
    expect(names(TestFilter([])), equals: ["FirstCase: testA testC", "SecondCase: testA testB"])
    expect(names(TestFilter(["testA"])), equals: ["FirstCase: testA", "SecondCase: testA"])
    expect(names(TestFilter(["Second.*testB"])), equals: ["SecondCase: testB"])
    let left: Set = ["\(Self.module).FirstCase", "\(Self.module).SecondCase/testA"]
    expect(names(TestFilter([], leftOut: left)), equals: ["SecondCase: testB"])
    expect(names(TestFilter(["nothing"])), equals: [])
  }

  @Test func `an entry calls its own test, and throws its error`() throws {
    var heard: [String] = []
    let entries = list { heard.append($0) }.entries(TestFilter([]))
    let test = FirstCase(name: "testC") { _ in }
    for (_, closure) in entries[0].allTests { try closure(test) }
    expect(heard, equals: ["first A", "first C"])
    let second = SecondCase(name: "testB") { _ in }
    #expect(throws: CancellationError.self) { try entries[1].allTests[1].1(second) }
    expect(heard.count, equals: 2)
  }

  @Test func `events of classes and of tests are lines of JSON`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("events")
    expect(FileManager.default.createFile(atPath: path, contents: nil))
    let events = TestEvents(["PANTOGRAPH_EVENTS": path])
    let (test, suite, outer) = (
      FirstCase(name: "FirstCase.testC") { _ in }, XCTestSuite(name: "inner"),
      XCTestSuite(name: "outer")
    )
    suite.addTest(test)
    outer.addTest(suite)
    for suite in [outer, suite] { events.testSuiteWillStart(suite) }
    events.testCaseWillStart(test)
    events.testCase(test, didFailWithDescription: "wrong", inFile: "/f.swift", atLine: 7)
    events.testCase(test, didFailWithDescription: "also", inFile: nil, atLine: 0)
    events.testCaseDidFinish(test)
    for suite in [suite, outer] { events.testSuiteDidFinish(suite) }
    let name = "\(Self.module).FirstCase"
    try expect(
      String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init),
      equals: [
        #"{"class":"\#(name)","kind":"class"}"#, #"{"kind":"started","test":"\#(name)\/testC"}"#,
        #"{"file":"\/f.swift","kind":"issue","line":7,"test":"\#(name)\/testC","text":"wrong"}"#,
        #"{"file":"","kind":"issue","line":0,"test":"\#(name)\/testC","text":"also"}"#,
        #"{"kind":"ended","seconds":0,"skipped":false,"test":"\#(name)\/testC"}"#,
        #"{"class":"\#(name)","kind":"class-ended"}"#,
      ])
    // Without the variable nothing is written.
    for environment in [[:], ["PANTOGRAPH_EVENTS": ""], ["PANTOGRAPH_EVENTS": "/nothing/there"]] {
      TestEvents(environment).testCaseWillStart(test)
    }
  }

  @Test func `screens of the environment`() {
    func screen(_ screen: String?, _ area: String? = nil) -> TestScreen? {
      var environment: [String: String] = [:]
      environment["PANTOGRAPH_SCREEN"] = screen
      environment["PANTOGRAPH_SAFE_AREA"] = area
      return TestScreen(environment)
    }
    for text in [
      nil, "", "nothing", "320", "320x", "x568", "320x568x1", "0x568", "320x-1", "10001x5",
      "5x10001",
      "ax5",
    ] {
      expectNil(screen(text), "\(text ?? "none")")
    }
    expect(screen("phone"), equals: .device("phone"))
    expect(screen("tablet", "1,2,3,4"), equals: .device("tablet"))
    let none = [0.0, 0, 0, 0]
    expect(screen("320x568"), equals: .size(width: 320, height: 568, insets: none))
    expect(screen("0.5x10000"), equals: .size(width: 0.5, height: 10_000, insets: none))
    for area in ["", "1,2,3", "1,2,3,4,5", "1,2,3,-1", "1,2,3,10001", "a,b,c,d"] {
      expect(screen("9x8", area), equals: .size(width: 9, height: 8, insets: none), "\(area)")
    }
    expect(
      screen("9x8", "20,0,1.5,10000"),
      equals: .size(width: 9, height: 8, insets: [20, 0, 1.5, 10_000]))
  }
}
