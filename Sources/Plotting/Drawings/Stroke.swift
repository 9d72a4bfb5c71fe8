/// How a line is drawn.
public struct Stroke: Hashable, Sendable {
  public var color: Color
  public var width: Double
  /// Lengths of line and gap in turn; empty is a solid line.
  public var dash: [Double]
  public var cap: Cap

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
