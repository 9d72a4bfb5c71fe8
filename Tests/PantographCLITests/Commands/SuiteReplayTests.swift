import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographCLI
@testable import PantographStudio

struct SuiteReplayTests {
  private let folder: TemporaryFolder
  private let reports: TemporaryFolder

  /// Creates a folder with six files: recordings that meet and miss their expectation, have no scene, name an
  /// unknown scene, or are broken, and a file that is no recording.
  init() throws {
    folder = try TemporaryFolder()
    reports = try TemporaryFolder()
    func make(_ name: String, _ notes: String...) {
      let words = ["synthesise", "swipe", "--device", "phone", "--direction", "down"]
      _ = Pantograph.run(
        words + ["-o", folder.path(name)] + notes.flatMap { ["--note", $0] })
    }
    make("good.evemu", "scene=card", "expect=finish")
    make("bad.evemu", "scene=card", "expect=cancel")
    make("plain.evemu")
    make("quiet.evemu", "scene=card")
    try Data("Take notes.\n".utf8).write(to: folder.url.appending(path: "README"))
  }

  private func replay(_ words: String...) -> Tool.Result {
    Pantograph.run(["replay"] + words)
  }

  @Test
  func `each recording of a folder gets a line, and an expectation that is not met is status 1`() {
    let result = replay(folder.path)
    expect(result.code, equals: 1)
    let lines = result.output.split(separator: "\n")
    expect(lines.count, equals: 6)
    expect(lines.contains { $0.hasPrefix("ok ") && $0.contains("good.evemu into card: finish") })
    expect(
      lines.contains { $0.hasPrefix("not ok ") && $0.contains("but it finished: ") })
    expect(lines.contains { $0.hasPrefix("skipped ") && $0.hasSuffix("names no scene") })
    expect(lines.contains { $0.hasPrefix("played ") && $0.hasSuffix("no expectation") })
    expect(
      lines.last,
      equals:
        "4 recordings: 1 as expected, 1 not as expected, 1 without an expectation, 1 without a scene; 1 file is not a recording"
    )
  }

  @Test func `--scene plays all of them into one scene`() {
    let result = replay(folder.path, "--scene", "sheet")
    expect(result.output.split(separator: "\n").count { $0.contains("into sheet") }, equals: 4)
  }

  @Test func `files, lists and patterns are places, too`() throws {
    try Data("good.evemu\n".utf8).write(to: folder.url.appending(path: "list"))
    expect(replay("@\(folder.path)/list").code, equals: 0)
    expect(replay("\(folder.path)/g*.evemu").output.contains("1 recording: 1 as expected"))
    expect(replay("\(folder.path)/nothing*").code, equals: 66)
    let both = replay("\(folder.path)/good.evemu", "\(folder.path)/README")
    expect(both.code == 65 && both.output.contains("broken"))
  }

  @Test func `a scene that is not there is told`() throws {
    let file = folder.path("typo.evemu")
    _ = Pantograph.run(
      ["convert", folder.path("good.evemu"), file, "--note", "scene=crad"])
    let result = replay(file, "--tap")
    expect(result.code, equals: 65)
    expect(result.output.contains("there is no scene"), "\(result.output)")
  }

  @Test func `TAP and JUnit say the same`() throws {
    let xml = reports.path("junit.xml")
    let tap = replay(folder.path, "--tap", "--junit", xml)
    expect(tap.code, equals: 1)
    expect(tap.output.hasPrefix("TAP version 14\n"))
    expect(tap.output.contains("\n1..5\n"))
    expect(tap.output.split(separator: "\n").count { $0.hasPrefix("not ok ") }, equals: 1)
    let report = try XMLText(xml)
    expect(report.tests == 5 && report.failures == 1)
    expect(replay(folder.path, "--junit", xml).code, equals: 73)
  }

  @Test func `what JUnit's XML cannot hold does not get in`() {
    expect(JUnitReport.escaped("a<b>&\"\u{1}\n"), equals: "a&lt;b&gt;&amp;&quot;\u{fffd}&#10;")
    expect(JUnitReport.escaped("\u{9b}\u{202e}\u{7f}é"), equals: "\u{fffd}\u{fffd}\u{fffd}é")
  }

  @Test func `options of one recording are refused`() {
    for option in [["--film", "x.png", "--scene", "card"], ["--uinput"], ["--trace", "x"]] {
      let result = Pantograph.run(["replay", folder.path] + option)
      expect(result.code == 64 && result.output.contains("works with one recording only"))
    }
  }
}

/// The counts of a report.
private struct XMLText {
  var tests: Int
  var failures: Int

  init(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    tests = text.split(separator: "<testcase ").count - 1
    failures = text.split(separator: "<failure ").count - 1
  }
}
