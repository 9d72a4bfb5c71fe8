/// One thing to draw. Later marks lie over earlier ones.
public enum Mark: Hashable, Sendable {
  case path(Path, fill: Color? = nil, stroke: Stroke? = nil)
  case circle(center: Point, radius: Double, fill: Color? = nil, stroke: Stroke? = nil)
  case rectangle(Box, radius: Double = 0, fill: Color? = nil, stroke: Stroke? = nil)
  /// One line of text; the point is on its base line.
  case text(String, at: Point, TextStyle)
  case group(MarkGroup)

  /// Moves and cuts off the marks together.
  public static func group(
    _ marks: [Mark], clip: Box? = nil, transform: Transform = .identity
  ) -> Mark {
    .group(MarkGroup(marks, clip: clip, transform: transform))
  }
}

/// Marks that are moved, and cut off, together.
public struct MarkGroup: Hashable, Sendable {
  /// The marks of the group; later ones lie over earlier ones.
  public var marks: [Mark]
  /// Nothing is drawn outside of it; in the group's own coordinates.
  public var clip: Box?
  /// Moves and scales the marks, and the clip with them.
  public var transform: Transform

  public init(_ marks: [Mark], clip: Box? = nil, transform: Transform = .identity) {
    self.marks = marks
    self.clip = clip
    self.transform = transform
  }
}
