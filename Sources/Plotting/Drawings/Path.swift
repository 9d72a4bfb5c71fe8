/// One line through points, open or closed.
public struct Path: Hashable, Sendable {
  public var points: [Point]
  public var isClosed: Bool

  public init(_ points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  public static func line(from start: Point, to end: Point) -> Path {
    Path([start, end])
  }
}
