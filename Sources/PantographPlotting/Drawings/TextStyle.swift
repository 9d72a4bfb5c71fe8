/// The style of a line of text. The font is the reader's sans-serif font.
public struct TextStyle: Hashable, Sendable {
  /// The color of the letters.
  public var color: Color
  /// The size of an em, in the drawing's units.
  public var size: Double
  /// The weight of the letters.
  public var weight: Weight
  /// The part of the text that is placed at its point.
  public var anchor: Anchor
  /// The rotation about the anchor point, clockwise, in degrees.
  public var rotation: Double

  /// The weight of letters.
  public enum Weight: Hashable, Sendable {
    case regular, bold
  }

  /// The part of a text that is placed at its point.
  public enum Anchor: Hashable, Sendable {
    case start, middle, end
  }

  public init(
    _ color: Color, size: Double, weight: Weight = .regular, anchor: Anchor = .start,
    rotation: Double = 0
  ) {
    self.color = color
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.rotation = rotation
  }

  /// The distance from the middle of digits down to the baseline. Added to a line's y position, it
  /// centers text on the line.
  package var centering: Double { size * 0.36 }
}
