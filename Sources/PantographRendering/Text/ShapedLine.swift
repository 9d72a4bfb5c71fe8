import CPantographCairo
import Foundation
import QuartzCore

/// One line of text as parts that stand on one baseline: a part for each text after a tab, and one
/// for each run that has effects.
final class ShapedLine {
  /// The size of the letters without effects.
  let width: CGFloat
  let height: CGFloat
  private let baseline: Double
  private let parts: [(part: ShapedPart, x: Double)]

  init(_ line: TextLine, of text: TextBlock) {
    var all = Self.withoutEnd(line.runs)
    let plain = Self.shape(all, of: text)
    baseline = plain.baseline
    height = plain.size.height
    let isOnePart = line.tabs.isEmpty && !all.contains { $0.effects != nil }
    guard !isOnePart else {
      width = plain.size.width
      parts = [(ShapedPart(plain, of: all, effects: nil), 0)]
      return
    }
    all = line.tabs.isEmpty ? all : line.runs
    var parts: [(part: ShapedPart, x: Double)] = []
    var (x, tabs): (Double, Int) = (0, 0)
    var group: [TextBlock.Run] = []
    // The index of the first part after the latest tab.
    var first = 0
    /// Moves the text after a tab, whose drawn width differs from the measured one, to its stop.
    func align() {
      guard tabs > 0, tabs <= line.tabs.count, first < parts.count else { return }
      let tab = line.tabs[tabs - 1]
      let more = Double(tab.share) * (Double(tab.end + tab.width) - x)
      for index in first..<parts.count { parts[index].x += more }
      x += more
    }
    func close() {
      guard !group.isEmpty else { return }
      let part = ShapedPart(Self.shape(group, of: text), of: group, effects: group[0].effects)
      parts.append((part, x))
      x += part.width
      group = []
    }
    for run in all {
      for (index, piece) in run.text.split(separator: "\t", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 {
          close()
          align()
          first = parts.count
          if tabs < line.tabs.count { x = Double(line.tabs[tabs].end) }
          tabs += 1
        }
        guard !piece.isEmpty else { continue }
        var run = run
        run.text = String(piece)
        if run.effects != nil || group.last?.effects != nil { close() }
        group.append(run)
      }
    }
    close()
    align()
    if text.alignment(of: line).isFromRight, line.tabs.isEmpty {
      // The parts of a line from right to left stand in the other order.
      for index in parts.indices { parts[index].x = x - parts[index].x - parts[index].part.width }
    }
    width = CGFloat(x)
    self.parts = parts
  }

  /// The pictures in the line with their frames; the line's top left corner is the origin.
  var pictures: [(image: CGImage, frame: CGRect)] {
    parts.flatMap { part, x -> [(image: CGImage, frame: CGRect)] in
      guard let picture = part.picture, let image = picture.image else { return [] }
      let inner = picture.width - 2 * picture.padding
      return (0..<part.count).map { index in
        let left = CGFloat(x) + CGFloat(index) * picture.width + picture.padding
        let top = CGFloat(baseline) - picture.rise - picture.height
        return (image, CGRect(x: left, y: top, width: inner, height: picture.height))
      }
    }
  }

  /// Draws the line; its top left corner is at the context's origin.
  func draw(in context: OpaquePointer) throws(RenderingError) {
    for (part, x) in parts {
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_translate(context, x, baseline)
      try part.draw(in: context, lineTop: -baseline, height: Double(height))
    }
  }

  /// Returns the runs without the line's trailing spaces, which would count in its alignment.
  private static func withoutEnd(_ runs: [TextBlock.Run]) -> [TextBlock.Run] {
    var runs = runs
    while let last = runs.indices.last {
      while runs[last].text.last?.isWhitespace == true { runs[last].text.removeLast() }
      guard runs[last].text.isEmpty, last > 0 else { break }
      runs.removeLast()
    }
    return runs
  }

  private static func shape(_ runs: [TextBlock.Run], of text: TextBlock) -> ShapedText {
    var line = text
    line.runs = runs
    line.numberOfLines = 1
    line.alignment = .left
    line.lineBreakMode = .byClipping
    line.shadow = nil
    return ShapedText(ShapedText.Key(text: line, width: nil, height: nil))
  }
}
