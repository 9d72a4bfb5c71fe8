import Foundation

/// The attributes of a piece of text that are drawn beside or around its letters, or change the
/// shapes of the letters.
package struct TextEffects: Hashable, Sendable {
  /// The width of the outline as a percentage of the font's size. Letters with a positive width are
  /// hollow; those with a negative width are filled, too.
  package var strokeWidth: CGFloat = 0
  /// The color of the outline; nil for that of the letters.
  package var strokeColor: CGColor?
  /// The slant: the tangent of the angle.
  package var obliqueness: CGFloat = 0
  /// The logarithm of the factor by which letters are wider.
  package var expansion: CGFloat = 0
  package var shadow: TextBlock.Shadow?
  package var underline: Line?
  package var strikethrough: Line?
  /// Whether the letters look pressed into the background.
  package var isLetterpress = false

  /// The picture that stands in place of each letter; nil for letters.
  package var picture: AttachedPicture?

  package init() {}

  package var isEmpty: Bool { self == TextEffects() }

  /// A line below or through letters.
  package struct Line: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable {
      case solid, dots, dashes, dashDots, dashDotDots
    }

    package var pattern = Pattern.solid
    package var isDouble = false
    package var isThick = false
    /// Whether the line leaves out the spaces between words.
    package var isByWord = false
    /// The color of the line; nil for that of the letters.
    package var color: CGColor?

    package init() {}
  }

  /// The factor by which letters are wider. The limits are those of a wide letter on any screen.
  package var stretch: CGFloat { exp(min(max(expansion, -3), 3)) }
}
