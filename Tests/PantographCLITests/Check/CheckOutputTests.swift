import Expectations
import Foundation
import PantographCommands
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import TemporaryFolders
import Testing

@testable import PantographCLI

/// The result of a check for people and for programs, and the command around it.
@MainActor
struct CheckOutputTests {
  private func report(_ name: String = "Pad") throws -> CheckReport {
    let room = try CheckRoom { $0.name = name }
    try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 0.5)
    room.seconds = 2
    return try room.check()
  }

  @Test func `the page and the text have every finding with its reason`() throws {
    let report = try report()
    let text = CheckText(style: .plain, width: 400).text(report).description
    let page = CheckPage.text(report)
    for finding in report.findings {
      expect(text.contains(finding.reason), "\(finding.topic)")
      expect(page.contains(CheckPage.escaped(finding.reason)), "\(finding.topic)")
      if finding.state == .failed { expect(finding.advice != nil, "\(finding.topic)") }
    }
    expect(
      page.contains("<svg") && !page.contains("<script") && !page.contains("http://localhost"))
    for line in CheckText(style: .plain, width: 80).text(report).description.split(separator: "\n")
    {
      expect(line.count, isAtMost: 80)
    }
  }

  @Test func `each step says at once what it recognized, and whether it held`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      try await MainActor.run {
        let room = try CheckRoom()
        room.stream = .output
        room.seconds = 4
        try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 0.5)
        try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 3)
        try room.play(CheckRoom.right(.tap, on: "touchpad"), at: 4.5)
        room.at(7) { [weak room] in MainActor.assumeIsolated { room?.run?.press(.quit) } }
        _ = try room.check()
      }
    }
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let expected = [
      "1 of 6  Put one finger on the touchpad, draw a line to the right, lift.  (4 s)",
      " s  *      drag right ", "  held", "2 of 6  Tap the touchpad with one finger.  (4 s)",
      " s  *      drag right ",
      "  not held: recognized drag right with 1 finger; asked for tap with 1 finger",
      " s  *      tap ", "  held",
      "3 of 6  Put two fingers on the touchpad, move both up, lift.  (4 s)",
      "  The check ended before this step.",
    ]
    // The fingers are drawn as stars or as dots, depending on the locale.
    let found = lines.map { $0.replacingOccurrences(of: "●", with: "*") }
    expect(found.count, equals: expected.count, "\(lines)")
    for (line, part) in zip(found, expected) { expect(line.contains(part)) }
  }

  @Test func `a hostile name is text on the page, in the text and in JSON`() throws {
    let report = try report("<script>alert(1)</script>\u{1b}[31m\u{202e}x")
    let page = CheckPage.text(report)
    expect(!page.contains("<script>") && page.contains("&lt;script&gt;"))
    for text in [
      page, CheckText(style: .plain, width: 80).text(report).description, CheckJSON.text(report),
    ] {
      expect(!text.contains("\u{1b}") && !text.contains("\u{202e}"))
    }
  }

  @Test func `the JSON is as its schema says`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized.path
    let check = try SchemaCheck(root + "/docs/schemas/pantograph.json")
    let recording = try #require(try report().hands[0].recording)
    for report in [
      try report(), try RecordingBundle.report(recording, issues: 1, without: PersonWords([])),
    ] {
      expect(check.problems(in: CheckJSON.text(report), as: "check"), equals: [])
    }
  }

  @Test func `the note of a step is one that recordings may have`() {
    let notes = [RecordingNote(key: CheckStep.note, value: "stroke")]
    expect(NoteVocabulary.problems(in: notes), equals: [])
  }

  @Test(arguments: [
    ("check --device /dev/input/none", 69), ("check --device none-of-that-name", 69),
    ("check --device /dev/null", 64), ("check -o x.png", 64), ("check -o -", 64),
    ("check --time 0", 64), ("check --page x.svg", 64),
  ])
  func `the exit code says what went wrong`(line: String, code: Int32) throws {
    let folder = try TemporaryFolder()
    expect(Pantograph.shell("\"$P\" \(line)", in: folder.url).code, equals: code)
    try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: [])
  }

  @Test func `an existing bundle or page is refused before a step`() throws {
    let folder = try TemporaryFolder()
    let made = Pantograph.shell("touch pantograph-check.tar.gz; \"$P\" check", in: folder.url)
    expect(made.code == 73 && made.output.contains("--force"))
    let page = Pantograph.shell("touch p.html; \"$P\" check -o b --page p.html", in: folder.url)
    expect(page.code, equals: 73)
  }

  @Test func `inspect makes a bundle of a recording, also from standard input`() throws {
    let folder = try TemporaryFolder()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Recordings").standardized.path
    let recording = "\(root)/touchpad-pinch-in-125hz.evemu"
    let made = Pantograph.shell(
      "\"$P\" inspect -q \(recording) --bundle b.tar.gz && \"$P\" inspect - --bundle c <\(recording) "
        + "&& tar xzf b.tar.gz && diff -r pantograph-check c", in: folder.url)
    expect(made.code, equals: 0, "\(made.output)")
    let again = Pantograph.shell("\"$P\" inspect \(recording) --bundle b.tar.gz", in: folder.url)
    expect(again.code, equals: 73)
    let two = Pantograph.shell(
      "\"$P\" inspect \(recording) \(recording) --bundle d", in: folder.url)
    expect(two.code, equals: 64)
  }

  @Test func `a full disk ends inspect with its status, and a bundle that says so`() throws {
    let folder = try TemporaryFolder()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Recordings").standardized.path
    // A block of ulimit has 512 bytes in sh.
    let made = Pantograph.shell(
      "ulimit -f 130; \"$P\" inspect -q \(root)/touchpad-pinch-in-125hz.evemu --bundle b.tar",
      in: folder.url)
    expect(made.code, equals: 74, "\(made.output)")
    let list = Tool.run("tar", "-tf", folder.path("b.tar")).output
    expect(list.contains("findings.txt") && !list.contains(".svg"))
  }
}
