import PantographMotion

/// The outline of a body, relative to its center of mass.
package indirect enum BodyShape: Hashable, Sendable {
  case circle(radius: Double)
  /// A convex polygon; its corners are in the order in which x turns towards y.
  case polygon([PlaneVector])
  /// Several shapes that move as one, around their common center of mass.
  case compound([BodyPart])

  /// The shortest side of a body, in points. Shorter sides are given this length, so that every
  /// body has a mass.
  private static let shortest = 1e-3

  package static func rectangle(width: Double, height: Double) -> BodyShape {
    let (x, y) = (Swift.max(width, shortest) / 2, Swift.max(height, shortest) / 2)
    return .polygon([
      PlaneVector(-x, -y), PlaneVector(x, -y), PlaneVector(x, y), PlaneVector(-x, y),
    ])
  }

  /// Returns the ellipse that fills a rectangle; `corners` is the number of corners of its polygon.
  /// Equal sides give an exact circle.
  package static func ellipse(width: Double, height: Double, corners: Int = 24) -> BodyShape {
    let (x, y) = (Swift.max(width, shortest) / 2, Swift.max(height, shortest) / 2)
    guard x != y else { return .circle(radius: x) }
    return .polygon(
      (0..<corners).map { index in
        let turn = Turn(2 * .pi * Double(index) / Double(corners))
        return PlaneVector(x * turn.cosine, y * turn.sine)
      })
  }

  /// Returns the smallest convex polygon around the points; nil if they have no area.
  package static func hull(of points: [PlaneVector]) -> BodyShape? {
    let sorted = points.filter { $0.isFinite }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [PlaneVector]) -> [PlaneVector] {
      var chain: [PlaneVector] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2])
            .cross(point - chain[chain.count - 1]) <= 1e-9
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    let corners = half(sorted) + half(sorted.reversed())
    guard corners.count > 2 else { return nil }
    let shape = BodyShape.polygon(corners)
    return shape.area > 1e-6 ? shape : nil
  }

  /// The shape's area in square points.
  package var area: Double {
    switch self {
    case .circle(let radius): .pi * radius * radius
    case .polygon(let corners):
      corners.indices.reduce(0) { sum, index in
        sum + corners[index].cross(corners[(index + 1) % corners.count]) / 2
      }
    case .compound(let parts): parts.reduce(0) { $0 + $1.shape.area }
    }
  }

  /// The moment of inertia around the center, for a mass of 1.
  var inertia: Double {
    switch self {
    case .circle(let radius): return radius * radius / 2
    case .polygon(let corners):
      var (sum, area) = (0.0, 0.0)
      for index in corners.indices {
        let (one, two) = (corners[index], corners[(index + 1) % corners.count])
        let part = one.cross(two)
        sum += part * (one.dot(one) + one.dot(two) + two.dot(two))
        area += part
      }
      return area > 0 ? sum / (6 * area) : 1
    case .compound(let parts):
      let sum = parts.reduce(0) { sum, part in
        sum + part.shape.area * (part.shape.inertia + part.offset.dot(part.offset))
      }
      return sum / max(area, 1e-6)
    }
  }

  /// The distance from the center to the nearest side, in points.
  var thickness: Double {
    switch self {
    case .circle(let radius): return radius
    case .polygon(let corners):
      var least = Double.infinity
      for index in corners.indices {
        let one = corners[index]
        let normal = -(corners[(index + 1) % corners.count] - one).unit.turned
        least = min(least, one.dot(normal).magnitude)
      }
      return least
    case .compound(let parts): return parts.map { $0.shape.thickness }.min() ?? 0
    }
  }

  /// The distance from the center to the farthest point, in points.
  var reach: Double {
    switch self {
    case .circle(let radius): radius
    case .polygon(let corners): corners.reduce(0) { max($0, $1.length) }
    case .compound(let parts): parts.reduce(0) { max($0, $1.offset.length + $1.shape.reach) }
    }
  }
}

/// One shape of a compound.
package struct BodyPart: Hashable, Sendable {
  package let shape: BodyShape
  /// The vector from the compound's center to the shape's own, in the compound's directions.
  package let offset: PlaneVector
  package let angle: Double

  package init(_ shape: BodyShape, offset: PlaneVector, angle: Double) {
    self.shape = shape
    self.offset = offset
    self.angle = angle
  }
}
