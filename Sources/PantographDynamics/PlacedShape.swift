/// A shape at its current position.
struct PlacedShape {
  let middle: PlaneVector
  /// The corners of a polygon; empty for a circle.
  let corners: [PlaneVector]
  /// The radius of a circle; 0 for a polygon.
  let radius: Double
  let low: PlaneVector
  let high: PlaneVector
  /// The outward normals of a polygon's sides.
  let normals: [PlaneVector]

  /// Returns the shapes of a body; for a compound, the shapes of its parts.
  static func all(of body: DynamicBody) -> [PlacedShape] {
    all(body.shape, at: body.position, angle: body.angle)
  }

  private static func all(
    _ shape: BodyShape, at place: PlaneVector, angle: Double
  ) -> [PlacedShape] {
    switch shape {
    case .circle(let radius): return [PlacedShape(circle: radius, at: place)]
    case .polygon(let corners):
      let turn = Turn(angle)
      return [PlacedShape(corners.map { place + $0.rotated(turn) }, around: place)]
    case .compound(let parts):
      let turn = Turn(angle)
      return parts.flatMap {
        all($0.shape, at: place + $0.offset.rotated(turn), angle: angle + $0.angle)
      }
    }
  }

  private init(circle radius: Double, at place: PlaneVector) {
    middle = place
    self.radius = radius
    corners = []
    normals = []
    low = place - PlaneVector(radius, radius)
    high = place + PlaneVector(radius, radius)
  }

  private init(_ corners: [PlaneVector], around middle: PlaneVector) {
    self.middle = middle
    self.corners = corners
    radius = 0
    normals = Self.normals(of: corners)
    (low, high) = Self.room(of: corners)
  }

  /// Creates the shape of a line, which has no inside.
  init(_ boundary: Boundary) {
    middle = (boundary.start + boundary.end) * 0.5
    corners = [boundary.start, boundary.end]
    radius = 0
    normals = []
    (low, high) = Self.room(of: corners)
  }

  private static func normals(of corners: [PlaneVector]) -> [PlaneVector] {
    corners.indices.map { -(corners[($0 + 1) % corners.count] - corners[$0]).unit.turned }
  }

  private static func room(of points: [PlaneVector]) -> (PlaneVector, PlaneVector) {
    var (low, high) = (points[0], points[0])
    for point in points {
      low = PlaneVector(min(low.x, point.x), min(low.y, point.y))
      high = PlaneVector(max(high.x, point.x), max(high.y, point.y))
    }
    return (low, high)
  }

  func isNear(_ other: PlacedShape, _ margin: Double) -> Bool {
    low.x <= other.high.x + margin && other.low.x <= high.x + margin
      && low.y <= other.high.y + margin && other.low.y <= high.y + margin
  }

  /// Returns the shape's extent along a direction.
  func span(_ axis: PlaneVector) -> (low: Double, high: Double) {
    guard radius == 0 else {
      let place = middle.dot(axis)
      return (place - radius, place + radius)
    }
    var (low, high) = (Double.infinity, -Double.infinity)
    for corner in corners {
      let place = corner.dot(axis)
      low = min(low, place)
      high = max(high, place)
    }
    return (low, high)
  }
}
