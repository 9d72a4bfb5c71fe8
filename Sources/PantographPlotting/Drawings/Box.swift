/// An axis-aligned rectangle in a drawing.
public struct Box: Hashable, Sendable {
  /// The position of the box's left edge.
  public var x: Double
  /// The position of the box's top edge.
  public var y: Double
  /// The distance from the left edge to the right one.
  public var width: Double
  /// The distance from the top edge to the bottom one.
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The position of the box's right edge.
  public var maxX: Double { x + width }
  /// The position of the box's bottom edge.
  public var maxY: Double { y + height }
  /// The point in the middle of the box.
  public var center: Point { Point(x + width / 2, y + height / 2) }

  /// Returns the box without a margin on each side. Its size is never negative.
  public func inset(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) -> Box {
    Box(
      x: x + left, y: y + top,
      width: max(0, width - left - right), height: max(0, height - top - bottom))
  }

  func intersects(_ other: Box) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }

  /// Whether the box's position and size are finite.
  public var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
