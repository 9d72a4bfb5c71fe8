/// The side of one polygon that another polygon touches.
struct FacePair {
  private let one: PlacedShape
  private let two: PlacedShape
  private let firstFace: Face
  private let secondFace: Face?

  private struct Face {
    var normal: PlaneVector
    var start: PlaneVector
    var end: PlaneVector
    /// The distance of the other shape from this side; negative if the shape overlaps the side.
    var gap: Double
  }

  /// The second shape's side is chosen only if its gap is larger than that of the first by more
  /// than this, in points. Rounding must not decide.
  private static let preference = 0.05
  /// The preference if the first shape is a fixed line: the body's side is chosen only if its gap
  /// is larger by more than this, in points. A body slides past the end of a line without catching
  /// on it.
  private static let linePreference = 0.5

  private let preference: Double

  init(_ one: PlacedShape, _ two: PlacedShape) {
    (self.one, self.two) = (one, two)
    preference = Self.preference
    firstFace = Self.face(of: one, from: two)
    secondFace = Self.face(of: two, from: one)
  }

  /// Creates the pair of a line and a body. `normal` points from the line to the body. If the body
  /// is beside the line, only the line's side counts, even if another is nearer.
  init(line: PlacedShape, normal: PlaneVector, _ body: PlacedShape, isBeside: Bool) {
    (one, two) = (line, body)
    preference = Self.linePreference
    let gap = body.span(normal).low - line.corners[0].dot(normal)
    firstFace = Face(normal: normal, start: line.corners[0], end: line.corners[1], gap: gap)
    secondFace = isBeside ? nil : Self.face(of: body, from: line)
  }

  private static func face(of shape: PlacedShape, from other: PlacedShape) -> Face {
    var best = 0
    var widest = -Double.infinity
    for (index, normal) in shape.normals.enumerated() {
      let gap = other.span(normal).low - shape.corners[index].dot(normal)
      if gap > widest + 1e-9 { (best, widest) = (index, gap) }
    }
    return Face(
      normal: shape.normals[best], start: shape.corners[best],
      end: shape.corners[(best + 1) % shape.corners.count], gap: widest)
  }

  func touching(margin: Double) -> Touching? {
    guard max(firstFace.gap, secondFace?.gap ?? -.infinity) <= margin else { return nil }
    if let secondFace, secondFace.gap > firstFace.gap + preference {
      let places = clip(two: one, to: secondFace, margin)
      return places.isEmpty ? nil : Touching(normal: -secondFace.normal, places: places)
    }
    let places = clip(two: two, to: firstFace, margin)
    return places.isEmpty ? nil : Touching(normal: firstFace.normal, places: places)
  }

  /// Returns the touching places: the part of the other shape's opposite side that lies over the
  /// face.
  private func clip(
    two other: PlacedShape, to face: Face, _ margin: Double
  ) -> [Touching.Place] {
    var (start, end) = opposite(other, face.normal)
    let along = (face.end - face.start).unit
    let (low, high) = (face.start.dot(along), face.end.dot(along))
    let (from, to) = (start.dot(along), end.dot(along))
    // The opposite side lies beside the face.
    guard min(from, to) <= high + 1e-9, max(from, to) >= low - 1e-9 else { return [] }
    func at(_ place: Double) -> PlaneVector {
      let share = abs(to - from) > 1e-9 ? (place - from) / (to - from) : 0
      return start + (end - start) * share
    }
    let ends = [from, to].map { min(max($0, low), high) }
    let clipped = abs(to - from) > 1e-9 ? (at(ends[0]), at(ends[1])) : (start, end)
    (start, end) = clipped
    var places: [Touching.Place] = []
    for point in [start, end] {
      let gap = (point - face.start).dot(face.normal)
      guard gap <= margin else { continue }
      places.append(
        Touching.Place(point: point - face.normal * (gap / 2), depth: -gap))
    }
    if places.count == 2, (places[1].point - places[0].point).length < 1e-3 {
      places = [places[0].depth >= places[1].depth ? places[0] : places[1]]
    }
    return places
  }

  /// Returns the side of the shape that faces against the normal most.
  private func opposite(
    _ shape: PlacedShape, _ normal: PlaneVector
  ) -> (PlaneVector, PlaneVector) {
    guard shape.corners.count > 2 else { return (shape.corners[0], shape.corners[1]) }
    var best = 0
    var least = Double.infinity
    for (index, own) in shape.normals.enumerated() {
      let slant = own.dot(normal)
      if slant < least - 1e-9 { (best, least) = (index, slant) }
    }
    return (shape.corners[best], shape.corners[(best + 1) % shape.corners.count])
  }
}
