import Expectations
import PantographRendering
import QuartzCore
import Testing
import UIKit

/// Text in a picture has the same lines as in its measurement, at every scale.
@MainActor
struct BrokenTextTests {
  private let words =
    "In 1925 a giant redwood located in California's Kings Canyon National Park was named the"
    + " nation's national Christmas tree. The tree is over 300 feet in height."

  private func label(_ text: String, width: CGFloat, size: CGFloat = 14) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    label.text = text
    label.frame.size = label.sizeThatFits(CGSize(width: width, height: 1000))
    label.frame.size.width = width
    return label
  }

  /// The ink of each line, in points: bands of rows that are separated by empty rows.
  private func lines(of view: UIView, scale: Double) throws -> [(
    y: ClosedRange<Double>, end: Double
  )] {
    let image = try LayerRenderer(scale: scale).image(of: view)
    var bands: [(rows: ClosedRange<Int>, end: Int)] = []
    for y in 0..<image.height {
      guard let last = (0..<image.width).last(where: { image[$0, y] >> 24 > 24 }) else { continue }
      if let band = bands.last, band.rows.upperBound == y - 1 {
        bands[bands.count - 1] = (band.rows.lowerBound...y, max(band.end, last))
      } else {
        bands.append((y...y, last))
      }
    }
    return bands.map {
      (
        Double($0.rows.lowerBound) / scale...Double($0.rows.upperBound + 1) / scale,
        Double($0.end) / scale
      )
    }
  }

  @Test(
    .enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil },
    arguments: [(10.0, 373.0), (13, 373), (14, 373), (17, 373), (17, 120), (22, 250)])
  func `a label has as many lines in each picture as it was measured with`(
    size: Double, width: Double
  ) throws {
    // Only capitals, so that no letter extends into another line.
    let label = label(
      words.uppercased().replacingOccurrences(of: "'", with: ""), width: width, size: size)
    let block = try #require(label.layer.contents as? TextBlock)
    let room = CGSize(width: width, height: label.bounds.height)
    let measured = try #require(PlainTextMeasurer().lines(of: block, in: room))
    expect(abs(label.bounds.height - CGFloat(measured.count) * size * 1.2), isAtMost: 1)
    for scale in [0.5, 1, 1.5, 2, 3] {
      let seen = try lines(of: label, scale: scale)
      expect(seen.count, equals: measured.count, "\(scale)×")
      // Each line is at its position, and none is outside the label.
      for (index, line) in seen.enumerated() {
        let baseline = Double(index) * size * 1.2 + size * 0.95
        expect(abs(line.y.upperBound - baseline), isBelow: 4, "line \(index) at \(scale)×")
        expect(line.end, isAtMost: width)
      }
    }
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `pango's own measure has the same lines at every scale, too`() throws {
    try DrawingSupport.installed {
      let label = label(words.uppercased().replacingOccurrences(of: "'", with: ""), width: 373)
      let counts = try [0.5, 1, 2, 3].map { try lines(of: label, scale: $0).count }
      expect(Set(counts).count, equals: 1)
      expect(CGFloat(counts[0]), equals: (label.bounds.height / label.font.lineHeight).rounded())
    }
  }

  // MARK: The rule

  private func texts(
    _ text: String, width: CGFloat, height: CGFloat = .infinity, lines: Int = 0,
    _ mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    let font = TextFont(familyName: "DejaVu Sans", pointSize: 10)
    var block = TextBlock(runs: [TextBlock.Run(text: text, font: font, color: .black)])
    block.numberOfLines = lines
    block.lineBreakMode = mode
    let broken = PlainTextMeasurer().lines(of: block, in: CGSize(width: width, height: height))
    return (broken ?? []).map { $0.runs.map(\.text).joined() }
  }

  @Test func `lines end between words, and within a word that is longer than a line`() {
    expect(texts("one two three", width: 35), equals: ["one two ", "three"])
    expect(texts("one two three", width: 34), equals: ["one ", "two ", "three"])
    expect(texts("incomprehensible", width: 30), equals: ["incomp", "rehens", "ible"])
    expect(texts("one two three", width: 30, .byCharWrapping), equals: ["one tw", "o thre", "e"])
    expect(texts("日本語のテキスト", width: 30), equals: ["日本語", "のテキ", "スト"])
    expect(texts("one\ntwo\n", width: 100), equals: ["one", "two", ""])
    expect(texts("one two", width: .infinity), equals: ["one two"])
  }

  @Test func `what has no room is left out where the mode says so`() {
    expect(texts("one two three four", width: 45, lines: 2), equals: ["one two ", "three f…"])
    expect(texts("one two three", width: 45, lines: 1), equals: ["one two…"])
    expect(texts("one two three", width: 45, lines: 1, .byTruncatingHead), equals: ["…o three"])
    expect(texts("one two three", width: 45, lines: 1, .byTruncatingMiddle), equals: ["one…hree"])
    expect(texts("one two three", width: 45, lines: 1, .byClipping), equals: ["one two three"])
    expect(texts("one two three", width: 45, lines: 1, .byWordWrapping), equals: ["one two "])
    expect(texts("one two three four", width: 45, height: 25), equals: ["one two ", "three f…"])
    expect(texts("one", width: 45, lines: 1), equals: ["one"])
    expect(texts("", width: 45), equals: [""])
    expect(texts("wide", width: 2, lines: 1), equals: ["…"])
  }
}
