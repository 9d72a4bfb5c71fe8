import Foundation

/// The style of a paragraph: the places of its lines, and the space around them. Lengths are in
/// points.
package struct TextParagraph: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  /// The space between the lines, in addition to that of the font.
  package var lineSpacing: CGFloat = 0
  /// The space after the last line, and before the first line unless it is the first of the text.
  package var spacingAfter: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  /// The indent of the first line, and of all other lines.
  package var firstIndent: CGFloat = 0
  package var indent: CGFloat = 0
  /// The end of the lines: its distance from the leading edge if it is positive, otherwise from the
  /// trailing edge.
  package var tailIndent: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// The largest height of a line; 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// The share of a line below which a word is hyphenated to fill the line; 0 hyphenates nothing.
  package var hyphenationFactor: CGFloat = 0
  package var tabs: [Tab] = TextParagraph.standardTabs
  /// The distance of the stops after the last tab; 0 for none.
  package var tabInterval: CGFloat = 0
  package var isFromRight: Bool?

  package init() {}

  /// A stop at which the text after a tab character begins, ends, or is centered.
  package struct Tab: Hashable, Sendable {
    package var location: CGFloat
    package var alignment: NSTextAlignment

    package init(location: CGFloat, alignment: NSTextAlignment = .left) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// The documented stops of a new style: twelve, 28 points apart.
  package static let standardTabs = (1...12).map { Tab(location: CGFloat($0) * 28) }

  /// Whether the style has only values that a text as a whole can have, too.
  package var isSimple: Bool {
    var plain = TextParagraph()
    plain.alignment = alignment
    plain.lineSpacing = lineSpacing
    return self == plain
  }

  /// Returns the height of a line whose letters have the given height.
  func height(ofNatural height: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Returns the place of a line within the width of the text.
  func place(isFirst: Bool, in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = isFirst ? firstIndent : indent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (start, max(end - start, 0))
  }
}

/// The horizontal position of a text's lines in the room of the text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The side at which the text's own script begins.
  case natural = 4
}

/// The treatment of a line that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
