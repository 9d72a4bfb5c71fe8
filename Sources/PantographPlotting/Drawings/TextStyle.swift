/// How a line of text is drawn; its font is the reader's sans-serif.
public struct TextStyle: Hashable, Sendable {
  /// The color of the letters.
  public var color: Color
  /// The size of an em.
  public var size: Double
  /// How strong the letters are.
  public var weight: Weight
  /// The part of the text that stands at its point.
  public var anchor: Anchor
  /// Clockwise, in degrees, about the point it is anchored at.
  public var rotation: Double

  /// How strong letters are.
  public enum Weight: Hashable, Sendable {
    case regular, bold
  }

  /// The part of the text that stands at its point.
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

  /// From the middle of the digits down to the base line: what to add to center text on a line.
  public var centering: Double { size * 0.36 }
}
