/// How a line is drawn.
public struct Stroke: Hashable, Sendable {
  /// The color of the line.
  public var color: Color
  /// The width of the line.
  public var width: Double
  /// Lengths of line and gap in turn; empty is a solid line.
  public var dash: [Double]
  /// The shape of the line's ends.
  public var cap: Cap

  /// The shape of a line's ends.
  public enum Cap: Hashable, Sendable {
    case butt, round
  }

  public init(_ color: Color, width: Double = 1, dash: [Double] = [], cap: Cap = .round) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cap = cap
  }
}
