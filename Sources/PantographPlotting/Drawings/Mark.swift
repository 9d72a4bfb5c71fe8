/// One item to draw. Later marks are drawn over earlier ones.
public enum Mark: Hashable, Sendable {
  case path(Path, fill: Color? = nil, stroke: Stroke? = nil)
  case circle(center: Point, radius: Double, fill: Color? = nil, stroke: Stroke? = nil)
  case rectangle(Box, radius: Double = 0, fill: Color? = nil, stroke: Stroke? = nil)
  /// One line of text; the point is on its baseline.
  case text(String, at: Point, TextStyle)
  case group(MarkGroup)

  /// Returns a group of marks that are clipped and transformed together.
  public static func group(
    _ marks: [Mark], clip: Box? = nil, transform: Transform = .identity
  ) -> Mark {
    .group(MarkGroup(marks, clip: clip, transform: transform))
  }
}

/// Marks that are clipped and transformed together.
public struct MarkGroup: Hashable, Sendable {
  /// The marks of the group; later ones are drawn over earlier ones.
  public var marks: [Mark]
  /// The area outside of which nothing is drawn, in the group's own coordinates.
  public var clip: Box?
  /// The transform of the marks and the clip.
  public var transform: Transform

  public init(_ marks: [Mark], clip: Box? = nil, transform: Transform = .identity) {
    self.marks = marks
    self.clip = clip
    self.transform = transform
  }
}

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

/// A scaling followed by a movement.
public struct Transform: Hashable, Sendable {
  /// The factor by which everything is scaled.
  public var scale: Double
  /// The distance by which everything is moved after the scaling.
  public var offset: Point

  public init(scale: Double = 1, offset: Point = Point(0, 0)) {
    self.scale = scale
    self.offset = offset
  }

  /// The transform that changes nothing.
  public static let identity = Transform()
}
