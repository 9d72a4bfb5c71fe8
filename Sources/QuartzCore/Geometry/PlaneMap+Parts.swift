import Foundation

extension PlaneMap {
  /// Creates a map that scales the plane, then moves it.
  package init(scale: Double, x: Double = 0, y: Double = 0) {
    self.init([scale, 0, 0], [0, scale, 0], [x, y, 1])
  }

  /// Whether parallel lines stay parallel. A perspective below this limit is not visible.
  package var isAffine: Bool {
    let depth = third.z
    return depth > 0 && abs(first.z) < depth * 1e-9 && abs(second.z) < depth * 1e-9
  }

  /// Positive if the front of the plane is visible; zero if the plane is seen from its edge.
  package var determinant: Double {
    first.x * (second.y * third.z - second.z * third.y)
      - first.y * (second.x * third.z - second.z * third.x)
      + first.z * (second.x * third.y - second.y * third.x)
  }

  package var isFinite: Bool {
    let sum = first + second + third
    return (sum.x + sum.y + sum.z).isFinite
  }

  /// Returns the distance of the mapped point from the eye, as a factor: 1 in the plane of the
  /// picture, larger farther away, 0 or less for a point that is not in front of the eye.
  package func depth(at point: CGPoint) -> Double {
    Double(point.x) * first.z + Double(point.y) * second.z + third.z
  }

  /// Returns the smallest upright rectangle around the mapped rectangle. Returns nil if a part of
  /// it is behind the eye, or too far away for numbers to represent. A null rectangle stays null.
  package func bounds(of rect: CGRect) -> CGRect? {
    guard !rect.isNull else { return .null }
    // No array, because this is called for each layer of each picture.
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    let (one, two) = (image([left, top, 1]), image([right, top, 1]))
    let (three, four) = (image([right, bottom, 1]), image([left, bottom, 1]))
    guard one.z > 1e-6, two.z > 1e-6, three.z > 1e-6, four.z > 1e-6 else { return nil }
    let (a, b, c, d) = (one / one.z, two / two.z, three / three.z, four / four.z)
    let (lowX, lowY) = (min(a.x, b.x, c.x, d.x), min(a.y, b.y, c.y, d.y))
    let (highX, highY) = (max(a.x, b.x, c.x, d.x), max(a.y, b.y, c.y, d.y))
    // NaN fails these comparisons, too.
    guard lowX > -1e12, lowY > -1e12, highX < 1e12, highY < 1e12 else { return nil }
    return CGRect(x: lowX, y: lowY, width: highX - lowX, height: highY - lowY)
  }

  /// Returns the larger of the two factors by which short steps along x and along y at the point
  /// become longer; 0 for a point that is not in front of the eye.
  package func stretch(at point: CGPoint) -> Double {
    let depth = depth(at: point)
    guard depth > 1e-6, let image = map(point) else { return 0 }
    func length(_ row: SIMD3<Double>) -> Double {
      let x = (row.x - Double(image.x) * row.z) / depth
      let y = (row.y - Double(image.y) * row.z) / depth
      return (x * x + y * y).squareRoot()
    }
    return max(length(first), length(second))
  }
}
