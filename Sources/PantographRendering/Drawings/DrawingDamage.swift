import Foundation
import PantographPlotting

/// Finds the boxes in which two drawings look different.
struct DrawingDamage {
  private var damage: LayerDamage
  private let scale: Double

  /// The boxes, in whole pixels; they do not overlap.
  var boxes: [CGRect] { damage.boxes }

  /// Creates a damage without boxes.
  ///
  /// - Parameter whole: The frame of the picture, in pixels.
  init(whole: CGRect, scale: Double) {
    damage = LayerDamage(whole: whole)
    self.scale = scale
  }

  /// Adds the whole picture.
  mutating func addAll() { damage.add(nil) }

  /// Adds the area where two drawings of the same size look different.
  mutating func add(
    from old: Drawing, to new: Drawing, _ painter: borrowing DrawingPainter
  ) {
    guard old.background == new.background else { return addAll() }
    add(from: old.marks, to: new.marks, in: MarkPlace(), painter)
  }

  private mutating func add(
    from old: [Mark], to new: [Mark], in place: MarkPlace, _ painter: borrowing DrawingPainter
  ) {
    if old.count == new.count {
      for (mark, other) in zip(old, new) where mark != other {
        add(from: mark, to: other, in: place, painter)
      }
      return
    }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    for mark in old[start..<old.count - end] { add(painter.extent(of: mark), in: place) }
    for mark in new[start..<new.count - end] { add(painter.extent(of: mark), in: place) }
  }

  private mutating func add(
    from old: Mark, to new: Mark, in place: MarkPlace, _ painter: borrowing DrawingPainter
  ) {
    switch (old, new) {
    case (.path(let path, nil, let stroke?), .path(let other, nil, let same?))
    where stroke == same && !path.isClosed && !other.isClosed:
      let (before, after) = Self.differing(
        path.points, other.points, isDashed: !stroke.dash.isEmpty)
      add(Mark.extent(of: before, stroke), in: place)
      add(Mark.extent(of: after, stroke), in: place)
    case (.group(let group), .group(let other))
    where group.clip == other.clip && group.transform == other.transform:
      add(from: group.marks, to: other.marks, in: place.inside(group), painter)
    default:
      add(painter.extent(of: old), in: place)
      add(painter.extent(of: new), in: place)
    }
  }

  private mutating func add(_ extent: CGRect?, in place: MarkPlace) {
    guard let extent = place.placed(extent) else { return addAll() }
    guard !extent.isNull else { return }
    // A half pixel more on each side than the damage itself adds, for antialiased edges.
    damage.add(
      CGRect(
        x: extent.minX * scale, y: extent.minY * scale, width: extent.width * scale,
        height: extent.height * scale
      ).insetBy(dx: -0.5, dy: -0.5))
  }

  /// Returns the parts of two lines that differ, each with the points beside it.
  private static func differing(
    _ old: [Point], _ new: [Point], isDashed: Bool
  ) -> (ArraySlice<Point>, ArraySlice<Point>) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    // A dash depends on the length of the line before it.
    let end =
      isDashed
      ? 0
      : zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
        .prefix { $0 == $1 }.count
    func part(_ points: [Point]) -> ArraySlice<Point> {
      points[max(start - 1, 0)..<min(points.count - end + 1, points.count)]
    }
    return (part(old), part(new))
  }
}

/// The transform from a group's coordinates to the drawing's, and the area outside of which the
/// group draws nothing.
private struct MarkPlace {
  var transform = Transform.identity
  var clip: CGRect?

  func inside(_ group: MarkGroup) -> MarkPlace {
    let inner = group.transform
    var place = self
    place.transform = Transform(
      scale: transform.scale * inner.scale,
      offset: Point(
        transform.offset.x + transform.scale * inner.offset.x,
        transform.offset.y + transform.scale * inner.offset.y))
    if let box = group.clip {
      let outline = CGRect(box).through(place.transform)
      place.clip = clip.map { $0.intersection(outline) } ?? outline
    }
    return place
  }

  /// Returns the extent in the drawing; nil if it is not known.
  func placed(_ extent: CGRect?) -> CGRect? {
    guard let extent else { return clip }
    guard !extent.isNull else { return extent }
    let placed = extent.through(transform)
    guard placed.minX.isFinite, placed.maxX.isFinite, placed.minY.isFinite, placed.maxY.isFinite
    else { return clip }
    return clip.map { $0.intersection(placed) } ?? placed
  }
}
