import Foundation
import QuartzCore

/// The text of a container in lines. Rectangles are in the coordinates of the container.
@MainActor
struct LaidOutText {
  /// The characters of the container, in UTF-16 code units of the whole text.
  let range: Range<Int>
  let rows: [TextLayout.Row]
  let padding: CGFloat
  private let width: CGFloat
  private let block: TextBlock

  init(_ text: NSAttributedString, from start: Int, in container: NSTextContainer) {
    let length = text.string.utf16.count
    let rest = text.attributedSubstring(
      from: NSRange(location: min(start, length), length: max(length - start, 0)))
    padding = container.lineFragmentPadding
    // A side of this many points is larger than any screen: code uses such sizes for no limit.
    func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1e6 ? side : .infinity }
    let size = CGSize(
      width: max(limit(container.size.width) - 2 * padding, 0),
      height: limit(container.size.height))
    var block = TextBlock(rest)
    if block.runs.isEmpty {
      let font = UIFont.ofPlainText.textFont
      block.runs = [TextBlock.Run(text: "", font: font, color: .black)]
    }
    block.isLaidOut = true
    block.isAtTop = true
    block.numberOfLines = container.maximumNumberOfLines
    if container.maximumNumberOfLines > 0 { block.lineBreakMode = container.lineBreakMode }
    let layout = TextLayout(
      block, in: CGSize(width: size.width, height: .infinity), by: TextMeasuring.current)
    width = size.width.isFinite ? size.width : layout.size.width
    var rows = layout.rows(in: width)
    // The lines that do not fit belong to the next container.
    var next: Int?
    if let end = rows.firstIndex(where: { $0.frame.maxY > size.height }) {
      // A line break at the end of the last line belongs to that line.
      if end > 0 { next = rows[end].range.lowerBound }
      rows.removeSubrange(end...)
      if end > 0, container.shortensLines {
        // The last line that fits ends with an ellipsis, in place of all text behind it.
        (block.numberOfLines, block.lineBreakMode) = (end, container.lineBreakMode)
        rows = TextLayout(
          block, in: CGSize(width: size.width, height: .infinity), by: TextMeasuring.current
        ).rows(in: width)
        next = length - start
      }
    }
    self.rows = rows
    self.block = block
    range = start..<max(start + (next ?? rows.last?.range.upperBound ?? 0), start)
  }

  /// Returns the characters of a line, in UTF-16 code units of the whole text. They include the
  /// line break.
  func characters(_ row: TextLayout.Row) -> Range<Int> {
    let next = rows.first { $0.range.lowerBound > row.range.lowerBound }?.range.lowerBound
    let end = max(next ?? row.range.upperBound, row.range.lowerBound)
    return range.lowerBound + row.range.lowerBound..<range.lowerBound + end
  }

  func frame(_ row: TextLayout.Row) -> CGRect {
    CGRect(x: 0, y: row.frame.minY, width: width + 2 * padding, height: row.frame.height)
  }

  /// Returns the part of a line that letters and the padding occupy.
  func used(_ row: TextLayout.Row) -> CGRect {
    CGRect(
      x: row.used.minX, y: row.used.minY, width: row.used.width + 2 * padding,
      height: row.used.height)
  }

  private var places: TextPlaces { TextPlaces(rows: rows, origin: CGPoint(x: padding, y: 0)) }

  func rectangles(of glyphs: NSRange) -> [CGRect] {
    let part = glyphs.lowerBound..<max(glyphs.upperBound, glyphs.lowerBound)
    let own = part.clamped(to: range)
    return places.rectangles(
      of: own.lowerBound - range.lowerBound..<own.upperBound - range.lowerBound
    ).map(\.rect)
  }

  /// Returns the character that is nearest to a point, and the point's share of its width.
  func character(near point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    guard let row = rows.first(where: { point.y < $0.frame.maxY }) ?? rows.last else { return nil }
    let x = point.x - padding
    guard let first = row.letters.first, let last = row.letters.last else {
      return (range.lowerBound + row.range.lowerBound, 0)
    }
    for letter in row.letters {
      let (left, right) = (min(letter.from, letter.to), max(letter.from, letter.to))
      guard left <= x, x < right else { continue }
      let share = abs(x - letter.from) / max(right - left, .leastNormalMagnitude)
      return (range.lowerBound + letter.offset, share)
    }
    let isBefore = abs(x - first.from) < abs(x - last.to)
    return isBefore
      ? (range.lowerBound + first.offset, 0) : (range.lowerBound + last.offset, 1)
  }

  /// Draws the lines that contain characters of the range, without the other lines.
  func draw(_ glyphs: NSRange, at origin: CGPoint) {
    guard let context = GraphicsStack.current else { return }
    let shown = rows.filter {
      characters($0).overlaps(glyphs.lowerBound..<max(glyphs.upperBound, glyphs.lowerBound))
    }
    guard let first = shown.first, let last = shown.last, width > 0 else { return }
    let top = origin.y + first.frame.minY
    context.saveGState()
    context.clip(
      to: CGRect(
        x: origin.x, y: top, width: width + 2 * padding,
        height: last.frame.maxY - first.frame.minY))
    let height = rows.last?.frame.maxY ?? 0
    context.draw(
      content: block,
      in: CGRect(x: origin.x + padding, y: origin.y, width: width, height: height))
    context.restoreGState()
  }
}

extension NSTextContainer {
  /// Whether the container shortens the text that does not fit.
  fileprivate var shortensLines: Bool {
    [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(lineBreakMode)
  }
}
