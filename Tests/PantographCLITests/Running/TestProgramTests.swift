import Expectations
import Foundation
import GoldenTexts
import TemporaryFolders
import Testing

/// `test` with a kit whose compiler is a script, and whose test program plays a list of events.
@Suite(.timeLimit(.minutes(10)))
struct TestProgramTests {
  private let room: KitRoom

  init() throws {
    room = try KitRoom()
    try room.write("lib/pantograph/libPantographKitTests.so", "")
    try room.write("Tests/Old.swift", Self.old)
    try room.write("Tests/New.swift", Self.new)
    try room.write("Code/Card.swift", "import UIKit\npublic class Card: UIView {}\n")
    // The number of the run selects the events and the end.
    try room.writeScript(
      "program",
      """
      \(KitRoom.printing)
      echo "results $PANTOGRAPH_RESULTS"
      echo "screen $PANTOGRAPH_SCREEN"
      echo "backtrace $SWIFT_BACKTRACE"
      echo "left out" $(cat "$PANTOGRAPH_LEFT_OUT")
      cd '\(room.folder.path)'
      echo >> runs
      run=$(wc -l < runs)
      [ ! -e events.$run ] || cat events.$run >> "$PANTOGRAPH_EVENTS"
      [ ! -e end.$run ] || . ./end.$run
      """)
  }

  private static let old = """
    import XCTest
    @testable import Code
    final class OldTests: XCTestCase {
      func testOne() {}
      func testTwo() { measure {} }
    }
    """
  private static let new = """
    import Testing
    @testable import Code
    @Test func one() {}
    @Suite struct NewTests { @Test func two() {} }
    """

  private func compare(
    _ name: String, _ parts: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: parts.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  /// Returns the events of XCTest for tests that end in so many ways.
  private func events(_ tests: [(name: String, end: String)]) -> String {
    tests.map { name, end in
      let issue =
        #"{"kind":"issue","test":"Tests.OldTests/\#(name)","text":"wrong","file":"/f","line":3}"#
      let lines =
        [#"{"kind":"started","test":"Tests.OldTests/\#(name)"}"#]
        + (end == "fails" ? [issue] : [])
        + (end == "stops"
          ? [] : [#"{"kind":"ended","test":"Tests.OldTests/\#(name)","seconds":0.25}"#])
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  /// Returns the events of Swift Testing for tests that end in so many ways.
  private func newEvents(_ tests: [(name: String, end: String)]) -> String {
    tests.map { name, end in
      func event(_ kind: String, _ time: Int) -> String {
        #"{"version":0,"kind":"event","payload":{"kind":"\#(kind)","testID":"Tests.\#(name)/New.swift:1:1","instant":{"absolute":\#(time)},"issue":{"isKnown":false,"sourceLocation":{"_filePath":"/f","line":7}},"messages":[{"text":"m"}]}}"#
          + "\n"
      }
      return event("testStarted", 1) + (end == "fails" ? event("issueRecorded", 2) : "")
        + (end == "stops" ? "" : event("testEnded", 3))
    }.joined()
  }

  /// Runs the tests once with these events and ends of the runs of the test program.
  private func result(
    _ title: String, _ runs: [(events: String, end: String)], _ words: [String] = []
  ) throws -> String {
    try? room.remove("runs")
    for number in 1...9 {
      try? room.remove("events.\(number)")
      try? room.remove("end.\(number)")
    }
    for (number, run) in runs.enumerated() {
      try room.write("events.\(number + 1)", run.events)
      try room.write("end.\(number + 1)", run.end + "\n")
    }
    let process = try room.start(["test", "Tests", "Code"] + words)
    process.waitUntilExit()
    return "# \(title): \(process.terminationStatus)\n\(room.plain(room.text("output")))"
  }

  @Test func `tests that pass, fail, stop and are left out`() throws {
    var parts: [String] = []
    let one = [("testOne", "passes")]
    let both = events([("testOne", "passes"), ("testTwo", "fails")])
    let new = newEvents([("one()", "passes"), ("NewTests/two()", "passes")])
    parts.append(try result("all pass", [(events(one), ""), (new, "")]))
    parts.append(try result("one fails", [(both, "exit 1"), (new, "")]))
    parts.append(try result("a failure without an event", [(events(one), "exit 1"), (new, "")]))
    parts.append(
      try result("the new one fails", [(events(one), ""), (newEvents([("one()", "fails")]), "")]))
    parts.append(try result("nothing", []))
    parts.append(try result("no new one is there", [(events(one), ""), ("", "exit 69")]))
    parts.append(try result("no old one is there", [("", "exit 69"), (new, "")]))
    parts.append(try result("nothing, and it fails", [("", "exit 1"), ("", "exit 69")]))
    let stops = events([("testOne", "stops")])
    parts.append(
      try result(
        "one exits", [(stops, "exit 0"), (events([("testTwo", "passes")]), ""), (new, "")]))
    parts.append(
      try result(
        "one crashes",
        [(stops, "kill -9 $$"), (events([("testTwo", "passes")]), ""), (new, "")]))
    parts.append(
      try result(
        "both crash", [(stops, "kill -9 $$"), (events([("testTwo", "stops")]), "exit 3"), ("", "")])
    )
    parts.append(
      try result("it crashes before any test", [("", "kill -9 $$"), (new, "kill -9 $$")]))
    parts.append(
      try result(
        "new ones crash",
        [
          (events(one), ""), (newEvents([("one()", "stops")]), "kill -9 $$"),
          (newEvents([("NewTests/two()", "stops")]), "exit 0"), ("", "exit 69"),
        ]))
    try compare("test-ends", parts)
  }

  @Test func `the words of the compiler and of the test program for every option`() throws {
    let one = [(events: events([("testOne", "passes")]), end: "")]
    var parts: [String] = []
    func add(_ words: String...) throws {
      try? room.remove("calls")
      parts.append(try result("\(words)", one, words))
      parts.append(room.plain(room.text("calls")))
    }
    try add()
    parts.append(room.results())
    try add("--filter", "One", "--filter", "^a|b$")
    try add("--filter", "(")
    try add("--results", "pictures")
    try add("--results", "/a/../b")
    try add("--screen", "phone")
    try add("--junit", "report.xml")
    parts.append(room.plain(room.text("report.xml")))
    try add("--junit", "/dev/null/report.xml")
    try add("--target", "None")
    parts.append(try result("no match", [], ["--filter", "Nothing"]))
    // The folder for events is gone.
    try room.write("errors", "\(room.folder.path("Tests/New.swift")):2:18: error: no module\n")
    try add()
    try compare("test-words", parts)
  }

  @Test func `folders of every form`() throws {
    var parts: [String] = []
    func add(_ words: String...) throws {
      try? room.remove("calls")
      let process = try room.start(["test"] + words)
      process.waitUntilExit()
      parts.append("# \(words): \(process.terminationStatus)\n\(room.plain(room.text("output")))")
      parts.append(room.plain(room.text("calls")))
    }
    try add("Nowhere")
    try add("Tests", "Nowhere")
    try add("Code")
    try add("Tests")
    // A target without tests beside one with tests, and one that cannot be compiled.
    try room.write(
      "Pack/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Pack",
        targets: [
          .target(name: "Code"),
          .testTarget(name: "FirstTests", dependencies: ["Code"]),
          .testTarget(name: "SecondTests", dependencies: ["Code"]),
        ])
      """)
    try room.write("Pack/Sources/Code/Card.swift", "import UIKit\npublic class Card: UIView {}\n")
    try room.write("Pack/Tests/FirstTests/First.swift", Self.old)
    try room.write("Pack/Tests/SecondTests/Second.swift", Self.new)
    try room.write("Pack/Tests/SecondTests/data.json", "{}")
    try add("Pack")
    parts.append(room.results())
    try add("Pack", "--target", "SecondTests")
    try add("Pack", "--target", "Code")
    try room.write("Pack/Tests/FirstTests/First.swift", "import SwiftUI\n" + Self.old)
    try add("Pack")
    try room.remove("lib/pantograph/libPantographKitTests.so")
    try add("Tests", "Code")
    try compare("test-folders", parts)
  }
}
