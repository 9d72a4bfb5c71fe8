/// The places at which two shapes touch or come near.
struct Touching {
  struct Place {
    var point: PlaneVector
    /// The depth of the overlap, in points; negative for a gap.
    var depth: Double
  }

  /// The unit vector from the first shape to the second.
  let normal: PlaneVector
  /// The one or two places at which the shapes touch.
  var places: [Place]

  var reversed: Touching { Touching(normal: -normal, places: places) }

  /// Returns the places at which two bodies touch; nil if the bodies are farther apart than the
  /// margin.
  static func between(_ one: PlacedShape, _ two: PlacedShape, margin: Double) -> Touching? {
    switch (one.radius > 0, two.radius > 0) {
    case (true, true): circles(one, two, margin)
    case (true, false): circle(one, against: two, margin)?.reversed
    case (false, true): circle(two, against: one, margin)
    case (false, false): FacePair(one, two).touching(margin: margin)
    }
  }

  /// Returns the places at which a line and a body touch; nil if they are farther apart than the
  /// margin. The body belongs to the side of the line that its center is on.
  static func of(_ line: PlacedShape, _ body: PlacedShape, margin: Double) -> Touching? {
    let (start, end) = (line.corners[0], line.corners[1])
    let length = (end - start).length
    guard length > 0 else { return nil }
    let direction = (end - start) * (1 / length)
    let from = body.middle - start
    let normal = direction.turned * (from.dot(direction.turned) < 0 ? -1 : 1)
    let along = from.dot(direction)
    let isBeside = along >= 0 && along <= length
    if body.radius > 0 {
      guard isBeside else { return point(along < 0 ? start : end, in: body, margin) }
      let gap = from.dot(normal)
      guard gap <= body.radius + margin else { return nil }
      return Touching(
        normal: normal,
        places: [Place(point: body.middle - normal * gap, depth: body.radius - gap)])
    }
    return FacePair(line: line, normal: normal, body, isBeside: isBeside).touching(margin: margin)
  }

  private static func circles(_ one: PlacedShape, _ two: PlacedShape, _ margin: Double) -> Touching?
  {
    let way = two.middle - one.middle
    let distance = way.length
    let depth = one.radius + two.radius - distance
    guard depth >= -margin else { return nil }
    let normal = distance > 0 ? way * (1 / distance) : PlaneVector(0, -1)
    let point = one.middle + normal * (one.radius - depth / 2)
    return Touching(normal: normal, places: [Place(point: point, depth: depth)])
  }

  /// Returns the place at which a fixed corner and a circle touch; nil if they are farther apart
  /// than the margin.
  private static func point(
    _ point: PlaneVector, in circle: PlacedShape, _ margin: Double
  ) -> Touching? {
    let way = circle.middle - point
    let distance = way.length
    guard distance <= circle.radius + margin else { return nil }
    let normal = distance > 0 ? way * (1 / distance) : PlaneVector(0, -1)
    return Touching(
      normal: normal, places: [Place(point: point, depth: circle.radius - distance)])
  }

  /// Returns the place at which a polygon and a circle touch; nil if they are farther apart than
  /// the margin. The normal points from the polygon to the circle.
  private static func circle(
    _ circle: PlacedShape, against polygon: PlacedShape, _ margin: Double
  ) -> Touching? {
    var best: (gap: Double, index: Int)?
    for (index, normal) in polygon.normals.enumerated() {
      let gap = (circle.middle - polygon.corners[index]).dot(normal)
      if gap > circle.radius + margin { return nil }
      if best.map({ gap > $0.gap }) ?? true { best = (gap, index) }
    }
    guard let best else { return nil }
    let start = polygon.corners[best.index]
    let side = polygon.corners[(best.index + 1) % polygon.corners.count] - start
    let share = (circle.middle - start).dot(side) / max(side.dot(side), 1e-12)
    if best.gap > 0, share < 0 || share > 1 {
      return point(share < 0 ? start : start + side, in: circle, margin)
    }
    let normal = polygon.normals[best.index]
    return Touching(
      normal: normal,
      places: [
        Place(point: circle.middle - normal * best.gap, depth: circle.radius - best.gap)
      ])
  }
}
