import Expectations
import PantographPlotting
import SeededRandom
import Testing

struct TextLinesTests {
  private let measure = TextMeasure(TextStyle(Palette.light.text, size: 13, weight: .bold))

  @Test(arguments: 0..<20)
  func `each line has as many words as fit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = ["i", "m", "W", "é", "→", "·", "ab", "1,0", "\u{a0}"]
    let words = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      (0...Int.random(in: 0..<6, using: &random)).map { _ in letters.randomElement(using: &random)!
      }
      .joined()
    }
    let width = Double.random(in: 20...200, using: &random)
    let text = words.joined(separator: seed.isMultiple(of: 2) ? " " : "  ")
    let lines = measure.lines(of: " " + text, width: width)
    var rest = words[...]
    for line in lines {
      guard let first = rest.first else { break }
      // A word that is wider than the line is alone in it, and truncated.
      guard measure.width(of: first) <= width else {
        expect(line, equals: measure.fitting(first, width: width))
        rest.removeFirst()
        continue
      }
      var longest = first
      rest.removeFirst()
      while let next = rest.first, measure.width(of: longest + " " + next) <= width {
        longest += " " + next
        rest.removeFirst()
      }
      expect(line, equals: longest)
    }
    expect(rest.isEmpty)
    expect(lines.allSatisfy { measure.width(of: $0) <= width })
  }
}
