import Expectations
import Foundation
import GoldenTexts
import PantographPorting
import Testing

/// The short sources of all rules, each with one other word or sign, as the port leaves them.
///
/// A rule applies only where all of its conditions hold. A source that lacks one word is just beside a rule. Each such
/// source is stored as a mark of four digits: the first line that differs names the source, and the place of the mark
/// follows the order of the words.
struct PortedEdgeTests {
  private static let names = ["short-sources", "rule-sources", "clashing-sources"]

  private func result(_ text: String) -> String {
    let result = SourcePort.port([SourcePort.File(path: "A.swift", text: text)])
    let notes = (result.notes + result.inert).map { "\($0.line) \($0.name): \($0.text)" }
    return (result.texts + [result.registrations ?? ""] + notes).joined(separator: "\n")
  }

  /// Replaces some words or signs one at a time, because a port takes milliseconds, and compares the marks.
  private func compare(
    _ name: String, _ golden: String, from first: Int, by step: Int = 8,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ other: (Substring) -> String
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/\(name).swift.txt")
    var lines: [String] = []
    for source in try String(contentsOf: file, encoding: .utf8).split(separator: "\n// ----\n") {
      let text = String(source)
      let matches = text.matches(of: /\w+|[^\w\s(){},;]/)
      let marks = stride(from: first, to: matches.count, by: step).map { place -> String in
        let range = matches[place].range
        return GoldenText.mark(
          result(text.replacingCharacters(in: range, with: other(text[range]))))
      }
      lines.append("# \(text.split(separator: "\n").dropFirst().first ?? "")")
      for start in stride(from: 0, to: marks.count, by: 20) {
        lines.append(
          "\(start): \(marks[start..<min(start + 20, marks.count)].joined(separator: " "))")
      }
    }
    let difference = try GoldenText("\(name)-\(golden)").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  @Test func `sources whose names are in several places`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/clashing-sources.swift.txt")
    let texts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n// ----\n")
    let results = texts.map { result(String($0)) }
    try expectNil(
      GoldenText("ported-clashes").difference(from: results.joined(separator: "\n# ----\n")))
  }

  @Test(arguments: Self.names)
  func `sources that lack a word`(name: String) throws {
    try compare(name, "edges", from: 0, by: 4) { _ in "" }
  }

  @Test(arguments: Self.names)
  func `sources with another word or sign`(name: String) throws {
    try compare(name, "others", from: 2) { $0.first?.isLetter == true ? "other" : "?" }
  }

  @Test(arguments: Self.names)
  func `sources that have a word twice`(name: String) throws {
    try compare(name, "twice", from: 3) { "\($0) \($0)" }
  }

  @Test(arguments: Self.names)
  func `sources that end early`(name: String) throws {
    try compare(name, "ends", from: 1) { "\($0)\n}\n/*" }
  }
}
