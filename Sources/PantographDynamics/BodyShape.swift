import PantographMotion

/// The outline of a body, around its middle.
package indirect enum BodyShape: Hashable, Sendable {
  case circle(radius: Double)
  /// Convex, in the order in which x turns towards y.
  case polygon([PlaneVector])
  /// Several shapes that move as one, around their common middle.
  case compound([BodyPart])

  /// Sides below this are taken as so long, so that every body has a mass.
  private static let shortest = 1e-3

  package static func rectangle(width: Double, height: Double) -> BodyShape {
    let (x, y) = (Swift.max(width, shortest) / 2, Swift.max(height, shortest) / 2)
    return .polygon([
      PlaneVector(-x, -y), PlaneVector(x, -y), PlaneVector(x, y), PlaneVector(-x, y),
    ])
  }

  /// An ellipse that touches the sides; one that is no circle has so many corners.
  package static func ellipse(width: Double, height: Double, corners: Int = 24) -> BodyShape {
    let (x, y) = (Swift.max(width, shortest) / 2, Swift.max(height, shortest) / 2)
    guard x != y else { return .circle(radius: x) }
    return .polygon(
      (0..<corners).map { index in
        let turn = Turn(2 * .pi * Double(index) / Double(corners))
        return PlaneVector(x * turn.cosine, y * turn.sine)
      })
  }

  /// The smallest convex outline around the points; nil where they have no area.
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

  /// In square points.
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

  /// The moment of inertia around the middle, for the mass 1.
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

  /// From the middle to the nearest side.
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

  /// From the middle to the farthest point.
  var reach: Double {
    switch self {
    case .circle(let radius): radius
    case .polygon(let corners): corners.reduce(0) { max($0, $1.length) }
    case .compound(let parts): parts.reduce(0) { max($0, $1.offset.length + $1.shape.reach) }
    }
  }
}

/// One shape of several that move as one.
package struct BodyPart: Hashable, Sendable {
  package let shape: BodyShape
  /// From the common middle to the shape's own, in the body's directions.
  package let offset: PlaneVector
  package let angle: Double

  package init(_ shape: BodyShape, offset: PlaneVector, angle: Double) {
    self.shape = shape
    self.offset = offset
    self.angle = angle
  }
}
