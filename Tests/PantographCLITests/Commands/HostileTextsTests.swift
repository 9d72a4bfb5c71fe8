import Expectations
import Foundation
import PantographPlainText
import TemporaryFolders
import Testing

/// Hostile notes, file names and sources in both output streams of every command.
struct HostileTextsTests {
  private static let evil = "\u{1b}]0;owned\u{7}\u{9b}2J\u{202e}\u{2066}\u{61c}\u{85}x\r"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let made = Pantograph.run(["synthesise", "flick", "-o", "-"]).output
    let notes = """
      #: label: finish
      #: label.\(Self.evil): cancel
      #: scene: card
      #: expect: \(Self.evil)
      #: person: \(Self.evil)
      """
    let lines = made.split(separator: "\n", omittingEmptySubsequences: false)
    let text = ([lines[0]] + [Substring(notes)] + lines.dropFirst()).joined(separator: "\n")
    for name in ["a.evemu", "\(Self.evil).evemu", "line\nbreak.evemu"] {
      try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
    }
    let sources = folder.path("App\(Self.evil)")
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    try "import UIKit\n@objc class A: UIView { @IBAction func a() { NSException() } }\n".write(
      toFile: "\(sources)/A\(Self.evil).swift", atomically: true, encoding: .utf8)
    try "x\n".write(toFile: "\(sources)/b\n.swift", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: "\(sources)/link\(Self.evil)", withDestinationPath: "/etc/passwd")
    try "\(Self.evil)\n".write(toFile: folder.path("list"), atomically: true, encoding: .utf8)
    let steady = Self.evil.replacing("\r", with: "")
    let table = "file\tlabel\tfingers\tperson\na.evemu\t\(steady)\t1\t\(steady)\n"
    try table.write(toFile: folder.path("labels.tsv"), atomically: true, encoding: .utf8)
    let events = """
      -event7\tDEVICE_ADDED\t\(steady)\tseat0 default group1 cap:pg
      -event7\tGESTURE_SWIPE_BEGIN\t+0.10s\t3
      -event7\tGESTURE_SWIPE_UPDATE\t+0.11s\t3 10.0/ 0.0 (10.0/ 0.0 unaccelerated)
      -event7\tGESTURE_SWIPE_END\t+0.12s\t3

      """
    try events.write(toFile: folder.path("moves.txt"), atomically: true, encoding: .utf8)
  }

  private static let lines: [String] = [
    "inspect *.evemu", "inspect --json *.evemu", "inspect --strict *.evemu", "replay a.evemu",
    "replay --json a.evemu", "replay --scene card a.evemu", "replay --scene card --json a.evemu",
    "replay .", "replay --tap .", "replay --json .", "diff a.evemu *x*.evemu",
    "diff --json a.evemu *x*.evemu", "convert *x*.evemu out.yml",
    "convert *x*.evemu out.txt --to no",
    "label --agreement .", "label --agreement *.evemu", "yes f | $P label --again .",
    "printf 'fcunq' | $P label --again --by \"$(printf 'e\\033[1mx')\" .", "tune .",
    "tune --json .", "tune @list", "tune \"$(printf '\\033x*')\"", "port App* -o Out",
    "port App* -o \"$(printf 'Out\\033[1m')\"", "\"$(printf '\\033[1m')\"",
    "inspect \"--$(printf '\\033[1m')\"", "inspect missing\"$(printf '\\n\\033[1m\\377')\"",
    "survey .", "survey --json .", "survey --csv Tables . && cat Tables/*", "tune --recognition .",
    "tune --recognition --json .", "tune . --csv Grids && cat Grids/*", "inspect moves.txt",
    "inspect --json moves.txt", "replay moves.txt", "replay --json moves.txt",
    "replay --junit r.xml . ; cat r.xml", "replay --scene card --speak a.evemu",
    "diff moves.txt a.evemu", "inspect --bundle Sent a.evemu && cat Sent/*.json",
    "devices \"$(printf '\\033[1m')\"", "record \"$(printf '\\033[1m')\" out.evemu",
    "check --device \"$(printf '\\033[1m')\" -o out.tar.gz", "new \"$(printf '\\033[1mx')\"",
    "run \"$(printf '\\033[1m')\"", "test App* --filter \"$(printf '\\033[1m')\"",
    "man \"$(printf '\\033[1m')\"", "completions \"$(printf '\\033[1m')\"",
    "policies --thresholds a.evemu", "demo \"$(printf '\\033[1m')\"",
    "synthesise flick -o *x*.evemu",
    "synthesise flick --note \"$(printf 'a=\\033')\" -o -",
  ]

  @Test(arguments: lines) func `nothing that is printed steers the terminal`(line: String) {
    let result = Pantograph.shell("{ $P \(line); } 2>&1", in: folder.url)
    let steering = result.output.unicodeScalars.filter {
      $0 != "\n" && $0 != "\t" && PrintableText.steers($0)
    }
    expect(steering.isEmpty, "\(steering.map { String($0.value, radix: 16) }): \(result.output)")
    expect(!result.output.isEmpty)
  }

  @Test func `a name with a line break stays in its line`() {
    let result = Pantograph.shell(
      "{ $P inspect missing\"$(printf 'a\\nb')\"; } 2>&1", in: folder.url)
    expect(result.output.split(separator: "\n").count, equals: 1, "\(result.output)")
    expect(result.output.contains("missinga\u{fffd}b"))
  }

  @Test func `JSON holds what was escaped as it is`() throws {
    let result = Pantograph.shell("$P inspect --json a.evemu", in: folder.url)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    expect("\(object)".unicodeScalars.contains("\u{202e}"))
    expect(result.output.contains("\\u202e") && result.output.contains("\\u061c"))
  }
}
