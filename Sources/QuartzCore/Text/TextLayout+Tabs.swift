import Foundation

/// Tabs and hyphens.
extension TextLayout {
  /// Returns the width of a letter of a line; that of a tab depends on its place.
  func advance(
    at index: Int, in range: Range<Int>, _ style: TextParagraph, x: CGFloat
  ) -> CGFloat {
    guard letters[index].kind.contains(.tab), text.isStyled else { return letters[index].width }
    return tab(before: letters[(index + 1)..<range.upperBound], style, x: x).end
  }

  /// Returns a tab that begins at the place `x`: its width is its end.
  ///
  /// - Parameter following: The letters after the tab, of which those before the next tab are
  ///   aligned at the stop.
  /// - Parameter x: The place of the tab, from the leading edge of the text.
  func tab(
    before following: ArraySlice<Letter>, _ style: TextParagraph, x: CGFloat
  ) -> TextLine.Tab {
    let words = following.prefix { $0.character != "\t" && !$0.character.isNewline }
    let width = words.reduce(0) { $0 + $1.width }
    guard let stop = style.tabs.first(where: { $0.location > x + Self.leastTab }) else {
      guard style.tabInterval > 0 else { return TextLine.Tab(end: 0, width: width, share: 0) }
      let next = ((x + Self.leastTab) / style.tabInterval).rounded(.down) + 1
      return TextLine.Tab(end: next * style.tabInterval - x, width: width, share: 0)
    }
    let share: CGFloat =
      switch stop.alignment {
      case .right: 1
      case .center: 0.5
      case .left, .justified, .natural: 0
      }
    let end = stop.location - x - width * share
    return TextLine.Tab(end: max(end, 0), width: width, share: end > 0 ? share : 0)
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
