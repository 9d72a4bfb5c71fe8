/// A line across a chart at one value: a threshold, a moment.
public struct ChartMarker: Hashable, Sendable {
  public var axis: Direction
  public var value: Double
  public var label: String
  public var color: Color

  /// Which axis the value is on.
  public enum Direction: Hashable, Sendable {
    case horizontal, vertical
  }

  public init(_ axis: Direction, at value: Double, label: String, color: Color) {
    self.axis = axis
    self.value = value
    self.label = label
    self.color = color
  }
}
