/// One line through points, open or closed.
public struct Path: Hashable, Sendable {
  /// The corners, in their order.
  public var points: [Point]
  /// Whether a line leads from the last point back to the first.
  public var isClosed: Bool

  public init(_ points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// A straight line.
  public static func line(from start: Point, to end: Point) -> Path {
    Path([start, end])
  }
}
