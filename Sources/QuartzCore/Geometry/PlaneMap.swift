import Foundation

/// A map of a plane to another as seen from the front, perspective included: the part of a
/// `CATransform3D` that remains when each layer is flattened into its superlayer.
package struct PlaneMap: Hashable, Sendable {
  /// The rows of a 3×3 matrix for row vectors `[x y 1]`. No array, because points are converted all
  /// the time.
  package private(set) var first: SIMD3<Double>
  package private(set) var second: SIMD3<Double>
  package private(set) var third: SIMD3<Double>

  package static let identity = PlaneMap([1, 0, 0], [0, 1, 0], [0, 0, 1])

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  package init(_ map: CATransform3D) {
    self.init(
      [Double(map.m11), Double(map.m12), Double(map.m14)],
      [Double(map.m21), Double(map.m22), Double(map.m24)],
      [Double(map.m41), Double(map.m42), Double(map.m44)])
  }

  package init(rows: [SIMD3<Double>]) {
    self.init(rows[0], rows[1], rows[2])
  }

  package var rows: [SIMD3<Double>] { [first, second, third] }

  /// Returns the map that applies this one first, then `next`.
  package func followed(by next: PlaneMap) -> PlaneMap {
    PlaneMap(next.image(first), next.image(second), next.image(third))
  }

  func image(_ row: SIMD3<Double>) -> SIMD3<Double> {
    first * row.x + second * row.y + third * row.z
  }

  /// The inverse map; nil for a map that squeezes the plane into a line.
  package var inverse: PlaneMap? {
    let one = Self.cross(second, third)
    let two = Self.cross(third, first)
    let three = Self.cross(first, second)
    let determinant = (first * one).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    // The rows of the adjugate are the columns of the cross products.
    return PlaneMap(
      SIMD3(one.x, two.x, three.x) / determinant, SIMD3(one.y, two.y, three.y) / determinant,
      SIMD3(one.z, two.z, three.z) / determinant)
  }

  private static func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x)
  }

  /// Maps the point; nil if the result is in the plane of the eye, infinitely far away.
  package func map(_ point: CGPoint) -> CGPoint? {
    let image = image(SIMD3(Double(point.x), Double(point.y), 1))
    guard image.z != 0 else { return nil }
    return CGPoint(x: image.x / image.z, y: image.y / image.z)
  }
}
