import Foundation

/// Tabs and hyphens.
extension TextLayout {
  /// Returns the width of a letter of a line; that of a tab depends on its place.
  func advance(
    at index: Int, in range: Range<Int>, _ style: TextParagraph, x: CGFloat
  ) -> CGFloat {
    guard letters[index].character == "\t", text.isStyled else { return letters[index].width }
    return tabWidth(before: letters[(index + 1)..<range.upperBound], style, x: x)
  }

  /// Returns the width of a tab.
  ///
  /// - Parameter following: The letters after the tab, of which those before the next tab are
  ///   aligned at the stop.
  /// - Parameter x: The place of the tab, from the leading edge of the text.
  func tabWidth(before following: ArraySlice<Letter>, _ style: TextParagraph, x: CGFloat)
    -> CGFloat
  {
    guard let stop = style.tabs.first(where: { $0.location > x + Self.leastTab }) else {
      guard style.tabInterval > 0 else { return 0 }
      let next = ((x + Self.leastTab) / style.tabInterval).rounded(.down) + 1
      return next * style.tabInterval - x
    }
    let words = following.prefix { $0.character != "\t" && !$0.character.isNewline }
    let width = words.reduce(0) { $0 + $1.width }
    let share: CGFloat =
      switch stop.alignment {
      case .right: 1
      case .center: 0.5
      case .left, .justified, .natural: 0
      }
    return max(stop.location - x - width * share, 0)
  }

  /// The least distance of a tab from its stop, in points, so that a rounded place does not hold a
  /// text at the same stop.
  private static let leastTab: CGFloat = 0.01

  /// Returns the end of a line within the word that does not fit it.
  ///
  /// - Parameter start: The index of the word's first letter.
  /// - Parameter room: The width of the whole line.
  /// - Parameter width: The width of the line's words before this one.
  func hyphen(after start: Int, in range: Range<Int>, _ room: CGFloat, width: CGFloat) -> Int? {
    let end = letters[start..<range.upperBound].firstIndex { !$0.character.isLetter }
    let word = letters[start..<(end ?? range.upperBound)]
    guard let first = word.first else { return nil }
    let spaces = letters[range.lowerBound..<start].reversed().prefix { $0.character.isWhitespace }
    var room = room - width - sign("-", like: first).width
    room -= spaces.reduce(0) { $0 + $1.width }
    return Hyphenation.breaks(in: word.map(\.character)).last { count in
      word.prefix(count).reduce(0) { $0 + $1.width } <= room
    }.map { start + $0 }
  }
}
