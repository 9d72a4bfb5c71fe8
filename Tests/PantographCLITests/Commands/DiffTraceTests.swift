import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographCLI

/// Comparisons of traces that have callbacks and values, as the probe for iPhones writes them.
struct DiffTraceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a trace of a card that is dismissed. `late` delays all that the application does.
  private func trace(
    _ name: String, late: Double = 0, offsets: [Double] = [0, 50, 100], callbacks: [String]? = nil
  ) throws -> String {
    let calls = callbacks ?? ["Card viewWillDisappear(true)", "Card viewDidDisappear(true)"]
    var frames = [
      #"{"time": 0, "fingers": 1, "contacts": [{"id": 1, "phase": "began", "position": [1, 2]}], "#
        + #""gestures": [{"name": "pan", "phase": "possible"}]}"#,
      #"{"time": \#(0.1 + late), "fingers": 1, "gestures": [{"name": "pan", "phase": "began"}]}"#,
    ]
    for (index, call) in calls.enumerated() {
      let time = 0.2 + Double(index) * 0.1 + late
      frames.append(
        #"{"time": \#(time), "fingers": 0, "gestures": [], "callbacks": ["\#(call)"]}"#)
    }
    for (index, offset) in offsets.enumerated() {
      frames.append(
        #"{"time": \#(0.5 + Double(index) * 0.1 + late), "fingers": 0, "gestures": [], "#
          + #""values": [{"name": "offset of List", "value": [0, \#(offset)]}]}"#)
    }
    let path = folder.path(name)
    let text = #"{"schema": 1, "file": "a.evemu", "frames": [\#(frames.joined(separator: ","))]}"#
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func `the first line that differs is printed with its times`() throws {
    let one = try trace("a")
    let other = try trace(
      "b", callbacks: ["Card viewWillDisappear(true)", "Card viewWillAppear(true)"])
    let result = Pantograph.run(["diff", one, other])
    expect(result.code, equals: 1)
    expect(
      result.output.contains(
        """
        The traces first differ in line 3:
          A  0.300 s  Card viewDidDisappear(true)
          B  0.300 s  Card viewWillAppear(true)
        """))
  }

  @Test func `a trace that stops early differs in the line that it lacks`() throws {
    let result = Pantograph.run([
      "diff", try trace("a"), try trace("b", callbacks: ["Card viewWillDisappear(true)"]),
    ])
    expect(result.output.contains("  B  has no more lines\n"))
  }

  @Test func `the order of callbacks counts within the tolerance, too`() throws {
    let calls = ["A viewWillAppear(true)", "B viewWillDisappear(true)"]
    let files = [
      try trace("a", callbacks: calls), try trace("b", callbacks: calls.reversed()),
    ]
    expect(Pantograph.run(["diff"] + files + ["--time-tolerance", "1000"]).code, equals: 1)
  }

  @Test(arguments: [("20", 0), ("5", 1)])
  func `later calls and values are the same within the tolerance only`(
    milliseconds: String, code: Int32
  ) throws {
    let files = [try trace("a"), try trace("b", late: 0.01)]
    let result = Pantograph.run(["diff"] + files + ["--time-tolerance", milliseconds])
    expect(result.code, equals: code, "\(result.output)")
  }

  @Test func `values differ by more than a share of their range or do not`() throws {
    let files = [try trace("a"), try trace("b", offsets: [0, 53, 100])]
    let result = Pantograph.run(["diff"] + files)
    expect(
      result.code == 1
        && result.output.contains("The values \"offset of List\" differ by up to 3, at 0.600 s."))
    expect(Pantograph.run(["diff"] + files + ["--value-tolerance", "4"]).code, equals: 0)
    expect(Pantograph.run(["diff"] + files + ["--value-tolerance", "2"]).code, equals: 1)
  }

  @Test func `lines and values that are ignored do not count`() throws {
    let files = [try trace("a"), try trace("b", offsets: [], callbacks: [])]
    expect(Pantograph.run(["diff"] + files).output.contains("are only in A"))
    let words = ["--ignore", "Card", "--ignore", "List"]
    expect(Pantograph.run(["diff"] + files + words).code, equals: 0)
  }

  @Test func `tolerances are refused for recordings`() throws {
    let swipe = folder.path("swipe.evemu")
    _ = Pantograph.run(["synthesise", "swipe", "-o", swipe])
    expect(Pantograph.run(["diff", swipe, swipe, "--time-tolerance", "5"]).code, equals: 64)
  }

  @Test func `the difference is printed as JSON, too`() throws {
    let other = try trace("b", offsets: [0, 53, 100], callbacks: [])
    let output = Pantograph.run(["diff", try trace("a"), other, "--json"]).output
    let root = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let line = try #require(root?["firstDifference"] as? [String: Any])
    expect(line["line"] as? Int == 2 && line["b"] is NSNull)
    let course = try #require((root?["courses"] as? [[String: Any]])?.first)
    expect(course["apart"] as? Double == 3 && course["only"] is NSNull)
  }
}
