import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// Marks of random walks, for comparison with a stored text.
///
/// A step is a mark of four digits of what is seen after it. After each 20 steps, a mark of all public values follows. The
/// line that differs names the walk, and the place of the first other mark is the number of the step. With
/// `PANTOGRAPH_SEEN=FOLDER`, the texts behind the marks are written to a file of the walk.
@MainActor
struct WalkMarks {
  private var lines: [String] = []

  private static let texts = ProcessInfo.processInfo.environment["PANTOGRAPH_SEEN"]

  private static func mark(_ text: String, of name: String) -> String {
    let mark = GoldenText.mark(text)
    if let texts, let file = fopen("\(texts)/walk \(name).txt", "a") {
      fputs("# \(mark)\n\(text)\n", file)
      fclose(file)
    }
    return mark
  }

  mutating func add(_ name: String, _ walk: Walk, steps: Int) {
    lines.append("# \(name)")
    for start in stride(from: 0, to: steps, by: 20) {
      var marks: [String] = []
      for _ in start..<min(start + 20, steps) {
        walk.step()
        marks.append(Self.mark(walk.seen(), of: name))
      }
      marks.append("values \(Self.mark(walk.values(), of: name))")
      lines.append("\(start): \(marks.joined(separator: " "))")
    }
    walk.settle()
    lines.append("end \(Self.mark(walk.seen(), of: name)) \(Self.mark(walk.values(), of: name))")
  }

  func compare(
    with name: String, beside file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let golden = GoldenText(name, beside: file)
    try expectNil(
      golden.difference(from: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
  }
}
