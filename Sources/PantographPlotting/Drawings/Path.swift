/// One line through points, open or closed.
public struct Path: Hashable, Sendable {
  /// The corners of the line, in order.
  public var points: [Point]
  /// Whether a line connects the last point with the first.
  public var isClosed: Bool

  public init(_ points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// Returns a straight line.
  public static func line(from start: Point, to end: Point) -> Path {
    Path([start, end])
  }
}
