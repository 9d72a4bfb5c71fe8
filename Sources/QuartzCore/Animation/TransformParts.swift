import Foundation
import PantographMotion

/// A transform decomposed into parts that are animated separately: scale, then skew, rotation,
/// translation and perspective.
struct TransformParts {
  var scale: SIMD3<Double>
  /// The skew of y along x, of z along x, and of z along y.
  var skew: SIMD3<Double>
  /// The rotation as a unit quaternion: x, y, z, w.
  var rotation: SIMD4<Double>
  var translation: SIMD3<Double>
  var perspective: SIMD4<Double>

  /// Decomposes a transform. Returns nil if the transform flattens space, because it has no
  /// rotation then.
  init?(_ map: CATransform3D) {
    if let identity = Self.ofIdentity, map == CATransform3DIdentity {
      self = identity
    } else {
      self.init(decomposing: map)
    }
  }

  private static let ofIdentity = TransformParts(decomposing: CATransform3DIdentity)

  private static let anglesOfIdentity = ofIdentity?.angles ?? .zero

  /// Returns the transform with a changed rotation around one axis. Returns nil if the transform has
  /// no rotation.
  ///
  /// `change` returns the angle in radians for the current angle.
  static func rotating(
    _ map: CATransform3D, axis: Int, by change: (Double) -> Double
  ) -> CATransform3D? {
    let isIdentity = map == CATransform3DIdentity
    guard var parts = isIdentity ? ofIdentity : TransformParts(decomposing: map) else { return nil }
    var angles = isIdentity ? anglesOfIdentity : parts.angles
    angles[axis] = change(angles[axis])
    parts.angles = angles
    return parts.transform
  }

  private init?(decomposing map: CATransform3D) {
    guard map.m44 != 0 else { return nil }
    var affine = map
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    var rows: [3 of SIMD3<Double>] = [
      SIMD3(Double(map.m11), Double(map.m12), Double(map.m13)),
      SIMD3(Double(map.m21), Double(map.m22), Double(map.m23)),
      SIMD3(Double(map.m31), Double(map.m32), Double(map.m33)),
    ]
    let determinant = Self.dot(rows[0], Self.cross(rows[1], rows[2]))
    guard determinant.magnitude > 1e-12 else { return nil }
    translation = SIMD3(Double(map.m41), Double(map.m42), Double(map.m43))

    scale = .zero
    skew = .zero
    scale.x = Self.length(rows[0])
    rows[0] /= scale.x
    skew.x = Self.dot(rows[0], rows[1])
    rows[1] -= rows[0] * skew.x
    scale.y = Self.length(rows[1])
    rows[1] /= scale.y
    skew.y = Self.dot(rows[0], rows[2])
    rows[2] -= rows[0] * skew.y
    skew.z = Self.dot(rows[1], rows[2])
    rows[2] -= rows[1] * skew.z
    scale.z = Self.length(rows[2])
    rows[2] /= scale.z
    skew /= SIMD3(scale.y, scale.z, scale.z)

    if determinant < 0 {
      // A mirrored transform: the axis that points most against its old direction is negated.
      var axis = 0
      for other in 1..<3 where rows[other][other] < rows[axis][axis] { axis = other }
      scale[axis] = -scale[axis]
      rows[axis] = -rows[axis]
      if axis == 0 {
        skew.x = -skew.x
        skew.y = -skew.y
      }
      if axis == 1 {
        skew.x = -skew.x
        skew.z = -skew.z
      }
      if axis == 2 {
        skew.y = -skew.y
        skew.z = -skew.z
      }
    }
    rotation = Self.quaternion(rows)

    let inverse = CATransform3DInvert(affine).inlineRows
    let last: [4 of CGFloat] = [map.m14, map.m24, map.m34, map.m44]
    perspective = .zero
    for row in 0..<4 {
      var sum: CGFloat = 0
      for column in 0..<4 { sum += inverse[row][column] * last[column] }
      perspective[row] = Double(sum)
    }
  }

  var transform: CATransform3D {
    let turn = Self.matrix(rotation)
    let first = turn[0] * scale.x
    let second = (turn[1] + turn[0] * skew.x) * scale.y
    let third = (turn[2] + turn[0] * skew.y + turn[1] * skew.z) * scale.z
    var affine = CATransform3D()
    (affine.m11, affine.m12, affine.m13) = (first.x, first.y, first.z)
    (affine.m21, affine.m22, affine.m23) = (second.x, second.y, second.z)
    (affine.m31, affine.m32, affine.m33) = (third.x, third.y, third.z)
    (affine.m41, affine.m42, affine.m43) = (translation.x, translation.y, translation.z)
    affine.m44 = 1
    if perspective == SIMD4(0, 0, 0, 1) { return affine }
    var view = CATransform3DIdentity
    view.m14 = CGFloat(perspective.x)
    view.m24 = CGFloat(perspective.y)
    view.m34 = CGFloat(perspective.z)
    view.m44 = CGFloat(perspective.w)
    return CATransform3DConcat(affine, view)
  }

  /// Interpolates each part. If one of the two transforms cannot be decomposed, the matrix numbers
  /// are interpolated instead.
  static func interpolate(
    _ from: CATransform3D, _ to: CATransform3D, share: Double
  ) -> CATransform3D {
    guard let first = TransformParts(from), let second = TransformParts(to) else {
      return from.combined(to) { $0 + ($1 - $0) * CGFloat(share) }
    }
    var parts = first
    parts.scale += (second.scale - first.scale) * share
    parts.skew += (second.skew - first.skew) * share
    parts.translation += (second.translation - first.translation) * share
    parts.perspective += (second.perspective - first.perspective) * share
    parts.rotation = slerp(first.rotation, second.rotation, share: share)
    return parts.transform
  }

  // MARK: Rotation

  /// The rotation angles around x, then y, then z, in radians.
  var angles: SIMD3<Double> {
    get {
      let rows = Self.matrix(rotation)
      let sine = min(max(-rows[0].z, -1), 1)
      if sine.magnitude > 1 - 1e-12 {
        return SIMD3(
          Mathematics.atan2(sine * rows[1].x, rows[1].y), sine * .pi / 2, 0)
      }
      return SIMD3(
        Mathematics.atan2(rows[1].z, rows[2].z),
        Mathematics.atan2(sine, (1 - sine * sine).squareRoot()),
        Mathematics.atan2(rows[0].y, rows[0].x))
    }
    set {
      var turn = SIMD4<Double>(0, 0, 0, 1)
      for axis in 0..<3 {
        let half = newValue[axis] / 2
        // The cosine of 0 is 1, and its sine is 0 with the same sign, without a computation.
        var step = SIMD4<Double>(0, 0, 0, half == 0 ? 1 : Mathematics.cos(half))
        step[axis] = half == 0 ? half : Mathematics.sin(half)
        turn = Self.product(step, turn)
      }
      rotation = turn
    }
  }

  private static func slerp(
    _ from: SIMD4<Double>, _ to: SIMD4<Double>, share: Double
  ) -> SIMD4<Double> {
    let dot = (from * to).sum()
    // The shorter of the two rotations.
    let target = dot < 0 ? -to : to
    let cosine = min(dot.magnitude, 1)
    let sine = (1 - cosine * cosine).squareRoot()
    var result = from + (target - from) * share
    if sine > 1e-9 {
      let angle = Mathematics.atan2(sine, cosine)
      result =
        from * (Mathematics.sin((1 - share) * angle) / sine)
        + target * (Mathematics.sin(share * angle) / sine)
    }
    let length = (result * result).sum().squareRoot()
    return length > 0 ? result / length : from
  }

  /// Returns the rotation by `second`, then by `first`.
  private static func product(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>
  ) -> SIMD4<Double> {
    let (a, b) = (SIMD3(first.x, first.y, first.z), SIMD3(second.x, second.y, second.z))
    let axis = b * first.w + a * second.w + cross(a, b)
    return SIMD4(axis, first.w * second.w - dot(a, b))
  }

  /// Returns the rotation matrix for row vectors.
  private static func matrix(_ q: SIMD4<Double>) -> [3 of SIMD3<Double>] {
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    return [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    ]
  }

  private static func quaternion(_ rows: [3 of SIMD3<Double>]) -> SIMD4<Double> {
    let trace = rows[0].x + rows[1].y + rows[2].z
    var q: SIMD4<Double>
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      q = SIMD4(
        (rows[1].z - rows[2].y) / s, (rows[2].x - rows[0].z) / s, (rows[0].y - rows[1].x) / s, s / 4
      )
    } else {
      var i = 0
      for other in 1..<3 where rows[i][i] < rows[other][other] { i = other }
      let (j, k) = ((i + 1) % 3, (i + 2) % 3)
      let s = (max(1 + rows[i][i] - rows[j][j] - rows[k][k], 0)).squareRoot() * 2
      q = .zero
      q[i] = s / 4
      q[j] = (rows[i][j] + rows[j][i]) / s
      q[k] = (rows[i][k] + rows[k][i]) / s
      q.w = (rows[j][k] - rows[k][j]) / s
    }
    return q / (q * q).sum().squareRoot()
  }

  private static func dot(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
    (left * right).sum()
  }

  private static func length(_ vector: SIMD3<Double>) -> Double { dot(vector, vector).squareRoot() }

  private static func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x)
  }
}
