/// A part of the plane in which a field acts, relative to the field's position.
package indirect enum FieldRegion: Hashable, Sendable {
  case infinite
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case inverse(FieldRegion)
  case union(FieldRegion, FieldRegion)
  /// The points of the first region that are not in the second.
  case difference(FieldRegion, FieldRegion)
  case intersection(FieldRegion, FieldRegion)

  package func contains(_ point: PlaneVector) -> Bool {
    switch self {
    case .infinite: true
    case .circle(let radius): point.length <= radius
    case .rectangle(let width, let height):
      point.x.magnitude <= width / 2 && point.y.magnitude <= height / 2
    case .inverse(let region): !region.contains(point)
    case .union(let one, let two): one.contains(point) || two.contains(point)
    case .difference(let one, let two): one.contains(point) && !two.contains(point)
    case .intersection(let one, let two): one.contains(point) && two.contains(point)
    }
  }
}
