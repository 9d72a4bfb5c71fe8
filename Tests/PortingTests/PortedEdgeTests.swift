import Expectations
import Foundation
import GoldenTexts
import PantographPorting
import Testing

/// The short sources of all rules, each without one of its words or signs, as the port leaves them.
///
/// A rule applies only where all of its conditions hold. A source that lacks one word is just beside a rule. Each such
/// source is stored as a mark of four digits: the first line that differs names the source, and the place of the mark
/// is a fourth of the number of the word that it lacks.
struct PortedEdgeTests {
  private func result(_ text: String) -> String {
    let result = SourcePort.port([SourcePort.File(path: "A.swift", text: text)])
    let notes = (result.notes + result.inert).map { "\($0.line) \($0.name): \($0.text)" }
    return (result.texts + [result.registrations ?? ""] + notes).joined(separator: "\n")
  }

  @Test(arguments: ["short-sources", "rule-sources"])
  func `sources that lack a word`(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/\(name).swift.txt")
    var lines: [String] = []
    for source in try String(contentsOf: file, encoding: .utf8).split(separator: "\n// ----\n") {
      let text = String(source)
      let matches = text.matches(of: /\w+|[^\w\s(){},;]/)
      // Every fourth one, because a port takes milliseconds.
      let marks = stride(from: 0, to: matches.count, by: 4).map { place -> String in
        let match = matches[place]
        var part = text
        part.removeSubrange(match.range)
        return GoldenText.mark(result(part))
      }
      lines.append("# \(text.split(separator: "\n").dropFirst().first ?? "")")
      for start in stride(from: 0, to: marks.count, by: 20) {
        lines.append(
          "\(start): \(marks[start..<min(start + 20, marks.count)].joined(separator: " "))")
      }
    }
    let difference = try GoldenText("\(name)-edges").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
