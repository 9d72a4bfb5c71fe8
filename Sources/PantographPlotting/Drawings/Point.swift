/// A position in a drawing: x to the right, y down, in the drawing's units (CSS pixels).
public struct Point: Hashable, Sendable {
  /// The distance from the drawing's left edge.
  public var x: Double
  /// The distance from the drawing's top edge.
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// Whether `x` and `y` are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  var length: Double { (x * x + y * y).squareRoot() }
}
