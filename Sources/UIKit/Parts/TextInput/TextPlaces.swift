import Foundation

/// The places of the characters of a label's text, in the coordinates of the label.
struct TextPlaces {
  let rows: [TextLayout.Row]
  /// The origin of the text in the label.
  let origin: CGPoint

  /// The width of a caret, in points.
  static let caretWidth: CGFloat = 2

  /// Returns the line at an offset. The end of a line that continues in the next line belongs to
  /// the next line.
  func row(at offset: Int) -> Int? {
    rows.lastIndex { $0.range.lowerBound <= offset } ?? rows.indices.first
  }

  func caret(at offset: Int) -> CGRect? {
    guard let index = row(at: offset) else { return nil }
    let row = rows[index]
    return CGRect(
      x: origin.x + row.edge(at: offset) - Self.caretWidth / 2, y: origin.y + row.frame.minY,
      width: Self.caretWidth, height: row.frame.height)
  }

  /// Returns a rectangle for each line that contains characters of the range.
  func rectangles(of range: Range<Int>) -> [(rect: CGRect, row: TextLayout.Row)] {
    rows.compactMap { row in
      let part = range.clamped(to: row.range)
      guard !part.isEmpty else { return nil }
      let edges = row.letters.filter { part.contains($0.offset) }.flatMap { [$0.from, $0.to] }
      guard let left = edges.min(), let right = edges.max() else { return nil }
      let rect = CGRect(
        x: origin.x + left, y: origin.y + row.frame.minY, width: right - left,
        height: row.frame.height)
      return (rect, row)
    }
  }

  /// Returns the place between two characters that is nearest to a point.
  func offset(near point: CGPoint) -> Int {
    let y = point.y - origin.y
    guard let row = rows.first(where: { y < $0.frame.maxY }) ?? rows.last else { return 0 }
    return offset(in: row, nearX: point.x)
  }

  /// Returns the place in a line that is nearest to a point.
  func offset(in row: TextLayout.Row, nearX x: CGFloat) -> Int {
    let x = x - origin.x
    var best = (offset: row.range.lowerBound, distance: CGFloat.infinity)
    func offer(_ offset: Int, _ edge: CGFloat) {
      if abs(edge - x) < best.distance { best = (offset, abs(edge - x)) }
    }
    for letter in row.letters { offer(letter.offset, letter.from) }
    // The end of a line that is continued is the start of the next line.
    if let last = row.letters.last, row.endsParagraph { offer(row.range.upperBound, last.to) }
    return best.offset
  }

  /// Returns the character at a point; nil beside the text.
  func character(at point: CGPoint) -> Range<Int>? {
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard let row = rows.first(where: { $0.frame.minY <= place.y && place.y < $0.frame.maxY })
    else { return nil }
    let index = row.letters.firstIndex {
      (min($0.from, $0.to)..<max($0.from, $0.to)).contains(place.x)
    }
    guard let index else { return nil }
    let next = index + 1 < row.letters.count ? row.letters[index + 1].offset : row.range.upperBound
    return row.letters[index].offset..<next
  }
}
