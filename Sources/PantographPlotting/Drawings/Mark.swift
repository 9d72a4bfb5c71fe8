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
