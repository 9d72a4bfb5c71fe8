import Expectations
import Foundation
import GoldenTexts
import PantographCLI
import PantographCommands
import PantographDemos
import PantographPlainText
import PantographPorting
import PantographTouches
import Testing

@testable import PantographStudio

/// Whole texts of the studio's reports, at every width and for every kind of result.
struct StudioTextTests {
  private func compare(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  @Test func `lanes of every width`() throws {
    var lines: [String] = []
    let times: [(Int64, Int64, Int64)] = [
      (0, 0, 0), (0, 100, 200), (500_000, 400_000, 300_000), (0, 0, 1_000_000),
      (999_999, 1_000_000, 2_000_000), (-5, 250_000, 500_000),
    ]
    for columns in [0, 80, 83, 84, 85, 86, 100, 117, 118, 119, 200] {
      for glyphs in [Glyphs.unicode, .ascii] {
        for span in [0, 1, 1_000_000, 12_345_678] as [Int64] {
          let lane = TimelineLane(
            span: .microseconds(span), style: .plain, glyphs: glyphs, columns: columns)
          lines.append("# \(columns) \(span)\n\(lane.ruler)")
          for (start, began, end) in times {
            let text = lane.lane(
              Timestamp(microseconds: start), Timestamp(microseconds: began),
              Timestamp(microseconds: end)
            ) { $0 }
            lines.append("\(text)")
          }
        }
      }
    }
    try compare("lanes", lines)
  }

  @Test func `keys of every byte and sequence`() throws {
    var lines: [String] = []
    func add(_ bytes: [UInt8]) {
      var keys = TerminalKeys()
      let all = keys.keys(in: bytes).map { key in
        guard case .stroke(let stroke) = key else { return "suspend" }
        return "\(stroke.name) “\(stroke.characters)” \(stroke.modifiers.rawValue)"
      }.joined(separator: ", ")
      // The same bytes, one at a time.
      var pieces = TerminalKeys()
      let names = bytes.flatMap { pieces.names(in: [$0]) }
      lines.append("\(bytes.map(String.init).joined(separator: " ")): \(all) | \(names)")
    }
    for byte in UInt8.min ... .max { add([byte]) }
    for byte in UInt8(0x20)...0x7f {
      add([0x1b, 0x5b, byte])
      add([0x1b, 0x4f, byte])
      add([0x1b, byte])
      add([0x1b, 0x5b, 0x31, 0x3b, 0x36, byte])
    }
    for number in 0...26 {
      add([0x1b, 0x5b] + Array("\(number)~".utf8) + [0x78])
      for letter in ["A", "~", "P"] {
        add([0x1b, 0x5b] + Array("3;\(number)\(letter)x".utf8))
      }
    }
    for text in ["é", "É", "€", "😀", "Aé€😀z", "\u{1b}_Gi=31;OK\u{1b}\\q", "\u{1b}_x", "\u{1b}_G"] {
      add(Array(text.utf8))
      add(Array(text.utf8.dropLast()))
      add(Array(text.utf8.dropLast()) + [0x41])
    }
    for count in [4092, 4093, 4094, 4095, 4096] {
      var keys = TerminalKeys()
      let long = [0x1b, 0x5b] + [UInt8](repeating: 0x31, count: count)
      let found = keys.names(in: long) + keys.names(in: Array("~q".utf8))
      lines.append("\(count) digits: \(found)")
    }
    try compare("keys", lines)
  }

  @Test func `answers of every terminal, cut off at each byte`() throws {
    var lines: [String] = []
    let answers = [
      "\u{1b}_Gi=31;OK\u{1b}\\", "\u{1b}_Gi=31;ENOTSUP\u{1b}\\", "\u{1b}[6;20;10t",
      "\u{1b}[4;600;800t",
      "\u{1b}[5;1;2t", "\u{1b}[6;20t", "\u{1b}[?62;4;22c", "\u{1b}[?4c", "\u{1b}[?64;44c",
      "\u{1b}[c",
      "\u{1b}[A", "q",
    ]
    func size(_ size: TerminalCellSize?) -> String {
      size.map { "\($0.width)×\($0.height)" } ?? "none"
    }
    for answer in answers {
      for text in [answer, "x\(answer)y", answer + answer] {
        for count in Set([text.utf8.count, 1, 2, 3, 4, text.utf8.count - 1]).sorted() {
          let found = TerminalAnswers(Array(text.utf8.prefix(count)))
          let words =
            "kitty \(found.hasKitty) sixel \(found.hasSixel) cell \(size(found.cell)) area \(size(found.area))"
            + " complete \(found.isComplete) rest \(found.rest)"
          lines.append(
            "\(String(decoding: text.utf8.prefix(count), as: UTF8.self).debugDescription): \(words)"
          )
        }
      }
    }
    for (width, height) in [(1, 4), (2, 3), (2, 4), (200, 400), (201, 400), (200, 401)] {
      let size = TerminalCellSize(width: width, height: height)
      lines.append("\(width) × \(height): \(size.isSensible)")
    }
    try compare("answers", lines)
  }

  @Test func `excerpts of long lines, and notes of missing modules`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try Data("import UIKit\nimport AVKit\nlet one = 1\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    let notes = [
      PortNote(path: file.path, line: 2, name: "AVKit", message: "has no copy here"),
      PortNote(path: file.path, line: 1, name: "Metal", message: "is imported nowhere"),
      PortNote(path: file.path, line: 3, name: "one", message: "is on this line"),
      PortNote(path: "B.swift", line: 2, name: "AVKit", message: "is of another file"),
    ]
    func add(_ output: String, _ notes: [PortNote]) {
      let report = CompilerReport(
        messages: CompilerMessage.all(in: output), places: ["/c/A.swift": file.path], notes: notes)
      let text = "\(report.text(style: .plain))\n\(report.summary(of: "A"))"
      lines.append(text.replacing(file.path, with: "A.swift"))
    }
    for count in [1, 119, 120, 121, 122, 300] {
      let compiled = String((0..<count).map { Character(UnicodeScalar(UInt8(0x61 + $0 % 26))) })
      for column in Set([1, 40, 41, 42, 43, 120, 121, count]).sorted() {
        lines.append("# \(count) \(column)")
        add("/c/A.swift:3:\(column): error: wrong\n \(compiled)\n", [])
      }
    }
    for text in ["cannot find 'AVPlayer' in scope", "no 'one' here", "value of type 'Metal'", "x"] {
      for line in 1...4 {
        lines.append("# \(text) \(line)")
        add("/c/A.swift:\(line):1: error: \(text)\n", notes)
        add("/c/B.swift:\(line):1: warning: \(text)\n", notes)
      }
    }
    for count in [1, 2, 39, 40, 41, 42] {
      lines.append("# \(count) errors")
      add((1...count).map { "/c/A.swift:9:\($0): error: e\($0)\n" }.joined(), [])
    }
    try compare("compiler-reports", lines)
  }

  @Test func `results of suites and of tests in every form`() throws {
    var lines: [String] = []
    let verdicts: [SuiteCase.Verdict] = [
      .asExpected, .notAsExpected("it finished # no \\"), .withoutExpectation,
      .skipped("it names no scene"), .noRecording, .broken("line 3: \"x\""),
    ]
    for form in [SuiteOutput.Form.text, .tap, .json] {
      var output = SuiteOutput(form, style: .plain)
      var tally = SuiteTally()
      lines.append("# \(form)\n\(output.start(by: "a \"policy\""))\(output.end(tally))")
      for verdict in verdicts {
        for scene in [nil, "card #1"] {
          tally.add(verdict)
          let entry = SuiteCase(
            recording: "a # b.evemu", scene: scene, verdict: verdict, ending: "finished")
          lines.append("\(output.text(of: entry))")
          lines.append("\(tally.cases) \(tally.sentence) \(tally.exitCode)\n\(output.end(tally))")
        }
      }
    }
    let kinds = ["testStarted", "testSkipped", "issueRecorded", "testEnded"]
    var events: [String] = []
    for first in kinds {
      for second in kinds {
        for known in ["true", "false"] {
          for id in ["M.S/a()/f.swift:1:1", "M.S/T/b()/f.swift:2:1", "M.S"] {
            let text = [first, second].enumerated().map { place, kind in
              #"{"version":0,"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","instant":{"absolute":\#(place * 3)},"issue":{"isKnown":\#(known),"sourceLocation":{"_filePath":"/f","line":7}},"messages":[{"text":"m"},{"text":"n"}]}}"#
            }.joined(separator: "\n")
            events.append(text)
          }
        }
      }
    }
    for kind in ["class", "class-ended", "started", "issue", "ended", "other"] {
      for second in ["started", "issue", "ended"] {
        events.append(
          [kind, second].map {
            #"{"kind":"\#($0)","class":"M.C","test":"M.C/t","seconds":0.25,"skipped":true,"text":"x","file":"/f","line":3}"#
          }.joined(separator: "\n"))
      }
    }
    for text in events + ["", "no event"] {
      var log = TestLog(text)
      lines.append(
        "# \(text)\n\(log.summary) \(log.isCut) \(log.hasFailed) \(log.names)\n\(log.junit)")
      log.end(with: "it ended")
      var both = TestLog()
      both.add(log)
      lines.append("\(both.summary) \(both.isCut) \(both.hasFailed) \(both.names)")
    }
    try compare("results", lines)
  }

  @Test func `programs end with their status or their signal`() {
    expect(
      [0, 1, 7, 69, 127, 255].allSatisfy { TestRun.wait(["/bin/sh", "-c", "exit \($0)"]) == $0 })
    // The threads of tests block all signals but this one.
    expect(TestRun.wait(["/bin/sh", "-c", "kill -9 $$"]), equals: -9)
    expect(TestRun.wait(["/nothing/at/all"]), equals: 127)
    expect(TestRun.sentence(0), equals: "the program exited during the test, with status 0")
    expect(TestRun.sentence(3), equals: "the program exited during the test, with status 3")
    expect(TestRun.sentence(-9), equals: "signal 9 (Killed) ended the program")
  }

  @Test func `names of programs and modules`() {
    let names = [
      ("/a/Cards", "Cards"), ("/a/Cards.xcodeproj", "Cards"), ("", "Application"),
      ("/", "Application"),
      ("Two Words-é", "Two Words-é"),
    ]
    for (source, name) in names { expect(ApplicationCache.programName(source), equals: name) }
    for count in [127, 128, 129, 200] {
      let name = ApplicationCache.programName("/a/" + String(repeating: "x", count: count))
      expect(name.utf8.count, equals: min(count, 128))
      let wide = ApplicationCache.programName(String(repeating: "é", count: count))
      expect(wide.utf8.count, equals: 128)
    }
    let modules = [
      ("Cards", "Cards"), ("My Cards", "My_Cards"), ("3D", "_3D"), ("é9", "_9"), ("", "_"),
      ("a٣b", "a_b"), ("UIKit", "UIKitApplication"), ("Swift", "SwiftApplication"), ("_", "_"),
    ]
    for (name, module) in modules {
      expect(ApplicationCache.module(of: name), equals: module, "\(name)")
    }
  }
}
