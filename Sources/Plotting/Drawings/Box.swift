/// An upright rectangle of a drawing.
public struct Box: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var center: Point { Point(x + width / 2, y + height / 2) }

  /// What is left inside after taking a margin from each side; never of negative size.
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

  public var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
