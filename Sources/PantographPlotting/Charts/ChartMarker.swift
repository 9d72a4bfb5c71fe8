/// A line across a chart at one value, such as a threshold or a moment.
public struct ChartMarker: Hashable, Sendable {
  /// The axis that the value belongs to.
  public var axis: Direction
  /// The value that is marked, in the axis' unit.
  public var value: Double
  /// The text beside the marker's line.
  public var label: String
  /// The color of the line and of its label.
  public var color: Color

  /// The axis that the value belongs to.
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
