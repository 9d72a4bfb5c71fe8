import Expectations
import Foundation
import GoldenTexts
import PantographRecordings
import Testing

/// The result of every parser for a file of its format with each kind of mistake in each line.
struct FormatTableTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fuzz/Corpus")

  /// The changes of a line that people and broken disks make.
  private static let changes: [(String, @Sendable (String) -> [String])] = [
    ("gone", { _ in [] }), ("twice", { [$0, $0] }),
    ("cut", { [String($0.prefix($0.count * 2 / 3))] }), ("longer", { [$0 + " x"] }),
    ("huge", { [$0.replacing(/\d+/, with: "99999999999999999999", maxReplacements: 1)] }),
    ("last huge", { Self.last($0, "70000") }), ("negative", { Self.last($0, "-7") }),
    ("letters", { [$0.replacing(/\d+/, with: "zz", maxReplacements: 1)] }),
    ("first", { [$0.replacing(/\w+/, with: "other", maxReplacements: 1)] }),
    ("spaced", { ["  " + $0.replacing(":", with: " :")] }), ("returned", { [$0 + "\r"] }),
  ]

  private static func last(_ line: String, _ number: String) -> [String] {
    guard let range = line.ranges(of: /\d+/).last else { return [line] }
    return [line.replacingCharacters(in: range, with: number)]
  }

  private func words(_ bytes: [UInt8]) -> String {
    let parsed = ParsedText(bytes: bytes)
    let tracks = parsed.recording.tracks.map { track in
      let events = track.events.map { "\($0)" }.joined()
      let sum = events.utf8.reduce(5381 as UInt32) { $0 &* 33 &+ UInt32($1) }
      return "\(track.events.count) events \(sum) \(track.deltas.count) deltas"
    }
    let issues = parsed.issues.map {
      "\($0.severity) \($0.place): \($0.problem); found \($0.found) expected \($0.expected)"
    }
    // Later issues mostly follow from the first ones.
    return ([parsed.formatName ?? "none"] + tracks + issues.prefix(3)).joined(separator: " | ")
  }

  @Test func `each line of each format with each mistake`() throws {
    var lines: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path).sorted()
    where name.hasPrefix("seed-") {
      let bytes = [UInt8](try Data(contentsOf: Self.corpus.appending(path: name)))
      lines.append("# \(name)")
      let right = words(bytes)
      lines.append(right)
      func add(_ change: String, _ bytes: [UInt8]) {
        let found = words(bytes)
        if found != right, found != "none" { lines.append("\(change): \(found)") }
      }
      guard let text = String(validating: bytes, as: UTF8.self), text.contains("\n") else {
        for length in bytes.indices { add("\(length)", Array(bytes.prefix(length))) }
        continue
      }
      let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for place in all.indices {
        for (change, make) in Self.changes {
          let changed = make(all[place])
          guard changed != [all[place]] else { continue }
          let whole = all[..<place] + changed + all[(place + 1)...]
          add("\(place + 1) \(change)", Array(whole.joined(separator: "\n").utf8))
        }
      }
      // The whole recording in each format that can be written.
      let recording = ParsedText(bytes: bytes).recording
      for format in RecordingFormat.all where format.canWrite {
        let written = ParsedText.encode(recording, as: format)
        lines.append("as \(format.name): \(String(decoding: written, as: UTF8.self))")
      }
    }
    let difference = try GoldenText("mistakes").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
