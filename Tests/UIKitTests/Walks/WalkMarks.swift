import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// Marks of random walks, for comparison with a stored text.
///
/// A step is a mark of four digits of what is seen after it. After each 20 steps, a mark of all public values follows. The
/// line that differs names the walk, and the place of the first other mark is the number of the step.
@MainActor
struct WalkMarks {
  private var lines: [String] = []

  mutating func add(_ name: String, _ walk: Walk, steps: Int) {
    lines.append("# \(name)")
    for start in stride(from: 0, to: steps, by: 20) {
      var marks: [String] = []
      for _ in start..<min(start + 20, steps) {
        walk.step()
        marks.append(GoldenText.mark(walk.seen()))
      }
      marks.append("values \(GoldenText.mark(walk.values()))")
      lines.append("\(start): \(marks.joined(separator: " "))")
    }
    walk.settle()
    lines.append("end \(GoldenText.mark(walk.seen())) \(GoldenText.mark(walk.values()))")
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
