/// The style of a line.
public struct Stroke: Hashable, Sendable {
  /// The color of the line.
  public var color: Color
  /// The width of the line, in the drawing's units.
  public var width: Double
  /// The alternating lengths of dashes and gaps; empty for a solid line.
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
