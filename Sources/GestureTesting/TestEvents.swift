import CPantographTestTime
import Foundation
import PantographPlainText
import QuartzCore
import UIKit
import XCTest

/// Writes the events of XCTest's tests as lines of JSON to the file that the environment variable
/// `PANTOGRAPH_EVENTS` names. Prints a note for each test that has waited in real time for other threads.
final class TestEvents: NSObject, XCTestObservation {
  private let file: FileHandle?
  private var waited: Int64 = 0

  /// The longest wait in real time that is not reported, in nanoseconds: 20 ms.
  private static let little: Int64 = 20_000_000

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let path = environment["PANTOGRAPH_EVENTS"] ?? ""
    file = path.isEmpty ? nil : FileHandle(forWritingAtPath: path)
    super.init()
  }

  func testSuiteWillStart(_ suite: XCTestSuite) { note(suite, "class") }
  func testSuiteDidFinish(_ suite: XCTestSuite) { note(suite, "class-ended") }

  /// Writes an event for the suite of a class. Other suites contain suites, not tests, and are ignored.
  private func note(_ suite: XCTestSuite, _ kind: String) {
    guard let test = suite.tests.first as? XCTestCase else { return }
    write(["kind": kind, "class": TestFilter.name(of: type(of: test))])
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    waited = pantograph_test_time_waited()
    write(["kind": "started", "test": name(of: testCase)])
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    write([
      "kind": "issue", "test": name(of: testCase), "text": description, "file": filePath ?? "",
      "line": lineNumber,
    ])
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    MainActor.assumeIsolated { TestPool.drain() }
    let wait = pantograph_test_time_waited() - waited
    if wait > Self.little {
      let seconds = (Double(wait) / 1e7).rounded() / 100
      let note =
        "note: \(PrintableText(name(of: testCase))) waited \(seconds) s of real time for other threads\n"
      FileHandle.standardError.write(Data(note.utf8))
    }
    write([
      "kind": "ended", "test": name(of: testCase),
      "seconds": testCase.testRun?.totalDuration ?? 0,
      "skipped": testCase.testRun?.hasBeenSkipped ?? false,
    ])
  }

  private func name(of test: XCTestCase) -> String {
    let method = test.name.split(separator: ".").last.map(String.init) ?? test.name
    return "\(TestFilter.name(of: type(of: test)))/\(method)"
  }

  private func write(_ event: [String: Any]) {
    guard let file,
      var data = try? JSONSerialization.data(withJSONObject: event, options: [.sortedKeys])
    else { return }
    data.append(0x0a)
    file.write(data)
  }
}
