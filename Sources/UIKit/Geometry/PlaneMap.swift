import Foundation

/// A map of a plane onto another as seen from the front, perspective included: what is left of a
/// `CATransform3D` once each layer is flattened into its superlayer.
package struct PlaneMap: Hashable, Sendable {
  /// Rows of a 3×3 matrix for row vectors `[x y 1]`.
  package private(set) var rows: [SIMD3<Double>]

  package static let identity = PlaneMap(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  package init(rows: [SIMD3<Double>]) {
    self.rows = rows
  }

  package init(_ map: CATransform3D) {
    rows = [
      [Double(map.m11), Double(map.m12), Double(map.m14)],
      [Double(map.m21), Double(map.m22), Double(map.m24)],
      [Double(map.m41), Double(map.m42), Double(map.m44)],
    ]
  }

  /// This map first, then `next`.
  package func followed(by next: PlaneMap) -> PlaneMap {
    PlaneMap(
      rows: rows.map { row in
        next.rows[0] * row.x + next.rows[1] * row.y + next.rows[2] * row.z
      })
  }

  /// The way back; nil for a map that squeezes the plane into a line.
  package var inverse: PlaneMap? {
    let (first, second, third) = (rows[0], rows[1], rows[2])
    let crossed = [
      Self.cross(second, third), Self.cross(third, first), Self.cross(first, second),
    ]
    let determinant = (first * crossed[0]).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    // The adjugate's rows are the columns of the crossed products.
    return PlaneMap(
      rows: (0..<3).map { index in
        SIMD3(crossed[0][index], crossed[1][index], crossed[2][index]) / determinant
      })
  }

  private static func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
    [
      left.y * right.z - left.z * right.y,
      left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x,
    ]
  }

  /// Where the point lands; nil when it lies on or behind the eye's plane.
  package func map(_ point: CGPoint) -> CGPoint? {
    let image = rows[0] * Double(point.x) + rows[1] * Double(point.y) + rows[2]
    guard image.z != 0 else { return nil }
    return CGPoint(x: image.x / image.z, y: image.y / image.z)
  }
}
