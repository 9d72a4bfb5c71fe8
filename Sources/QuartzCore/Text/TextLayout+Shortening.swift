import Foundation

/// The last visible line of a text that has no room for the rest of it.
extension TextLayout {
  func isTooLong(_ span: Span) -> Bool {
    guard room.width.isFinite else { return false }
    let line = line(span, withText: false)
    return line.width > line.room
  }

  /// Returns the last visible line with an ellipsis for the text that is left out; nil if that text
  /// is cut off.
  func shortened(_ span: Span, isFollowed: Bool) -> TextLine? {
    guard room.width.isFinite || isFollowed else { return nil }
    let all = span.range.lowerBound..<letters.count
    let end = letters[all].firstIndex { $0.character.isNewline } ?? letters.count
    if text.tightens, end == letters.count, let line = tightened(span, all) { return line }
    switch text.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    case .byTruncatingTail:
      return fitting(letters[span.range.lowerBound..<end], span) { kept, most in
        (kept.prefix(most), [])
      }
    case .byTruncatingHead:
      return fitting(letters[all], span) { kept, most in ([], kept.suffix(most)) }
    case .byTruncatingMiddle:
      return fitting(letters[all], span) { kept, most in
        (kept.prefix((most + 1) / 2), kept.suffix(most / 2))
      }
    }
  }

  /// The largest share of the font's size by which letters move together before a text is
  /// truncated: the documented default of `tighteningFactorForTruncation`.
  private static let tightening: CGFloat = 0.05
  /// Our value, for a text that fitted its room in Apple's font: text of the usual fonts of Linux is
  /// up to a fifth wider.
  private static let tighteningOfOtherFont: CGFloat = 0.14

  /// Returns the line of all letters with less space between them; nil if they do not fit then.
  private func tightened(_ span: Span, _ range: Range<Int>) -> TextLine? {
    var whole = span
    whole.range = range
    whole.endsParagraph = true
    var line = line(whole)
    let gaps = CGFloat(max(range.count - 1, 1))
    let less = (line.width - line.room) / gaps
    let smallest = line.runs.map(\.font.pointSize).min() ?? 0
    let most = text.isOfOtherFont ? Self.tighteningOfOtherFont : Self.tightening
    guard less > 0, less <= smallest * most else { return nil }
    for index in line.runs.indices { line.runs[index].kern -= less }
    (line.width, line.advance) = (line.room, line.room)
    return line
  }

  /// Returns a line of the ellipsis and as many letters as fit beside it.
  private func fitting(
    _ letters: ArraySlice<Letter>, _ span: Span,
    _ parts: (ArraySlice<Letter>, Int) -> (ArraySlice<Letter>, ArraySlice<Letter>)
  ) -> TextLine? {
    let letters = letters.filter { !$0.character.isNewline }[...]
    guard let first = letters.first else { return nil }
    var span = span
    span.endsParagraph = true
    func line(_ most: Int) -> TextLine {
      var (head, tail) = parts(letters, most)
      while head.last?.character.isWhitespace == true { head.removeLast() }
      while tail.first?.character.isWhitespace == true { tail.removeFirst() }
      let dots = sign("…", like: head.last ?? tail.first ?? first)
      return self.line(head + [dots] + tail, of: span)
    }
    // Bisection, because each further letter makes the line wider.
    var (least, most) = (0, letters.count)
    while least < most {
      let middle = (least + most + 1) / 2
      let seen = line(middle)
      if seen.width <= seen.room { least = middle } else { most = middle - 1 }
    }
    return line(least)
  }
}
