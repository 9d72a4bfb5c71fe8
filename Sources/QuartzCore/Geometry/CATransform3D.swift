// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Core Animation's.
import Foundation

/// A transform of space for row vectors, with the perspective in its last column:
/// `[x' y' z' w'] = [x y z 1] · m`.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 0
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 0
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 0
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 0

  public init() {}

  /// Creates a transform from its elements: row by row, each with the number of its column last.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(rows: [[CGFloat]]) {
    precondition(
      rows.count == 4 && rows.allSatisfy { $0.count == 4 }, "a transform has four rows of four")
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  init(inlineRows rows: [4 of [4 of CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  var inlineRows: [4 of [4 of CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DIsIdentity(_ map: CATransform3D) -> Bool {
  map == CATransform3DIdentity
}

public func CATransform3DEqualToTransform(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
  left == right
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var map = CATransform3DMakeScale(1, 1, 1)
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}

public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33, map.m44) = (sx, sy, sz, 1)
  return map
}

/// Returns a rotation by `angle` radians around the axis; the identity if the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let cosine = cos(angle)
  let sine = sin(angle)
  let rest = 1 - cosine
  var map = CATransform3DIdentity
  map.m11 = cosine + x * x * rest
  map.m12 = x * y * rest + z * sine
  map.m13 = x * z * rest - y * sine
  map.m21 = x * y * rest - z * sine
  map.m22 = cosine + y * y * rest
  map.m23 = y * z * rest + x * sine
  map.m31 = x * z * rest + y * sine
  map.m32 = y * z * rest - x * sine
  map.m33 = cosine + z * z * rest
  return map
}

/// Returns the transform that applies `first`, then `second`.
///
/// In optimized code, numbers are as fast as vectors; in other code they are much faster.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  // The zero turns a sum of negative zeros into zero.
  func sum(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> CGFloat { 0 + x + y + z + w }
  func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      sum(x * second.m11, y * second.m21, z * second.m31, w * second.m41),
      sum(x * second.m12, y * second.m22, z * second.m32, w * second.m42),
      sum(x * second.m13, y * second.m23, z * second.m33, w * second.m43),
      sum(x * second.m14, y * second.m24, z * second.m34, w * second.m44)
    )
  }
  var product = CATransform3D()
  (product.m11, product.m12, product.m13, product.m14) = row(
    first.m11, first.m12, first.m13, first.m14)
  (product.m21, product.m22, product.m23, product.m24) = row(
    first.m21, first.m22, first.m23, first.m24)
  (product.m31, product.m32, product.m33, product.m34) = row(
    first.m31, first.m32, first.m33, first.m34)
  (product.m41, product.m42, product.m43, product.m44) = row(
    first.m41, first.m42, first.m43, first.m44)
  return product
}

public func CATransform3DTranslate(
  _ map: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), map)
}

public func CATransform3DScale(
  _ map: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), map)
}

public func CATransform3DRotate(
  _ map: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), map)
}

/// Returns the inverse transform; the transform itself if it has no inverse, as on iOS.
public func CATransform3DInvert(_ map: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination with the largest pivot, on the matrix and the identity side by side.
  // The rows are not arrays: an animation of a rotation inverts its transform in every frame.
  var left = map.inlineRows
  var right = CATransform3DIdentity.inlineRows
  for column in 0..<4 {
    var pivot = column
    for row in column..<4 where abs(left[pivot][column]) < abs(left[row][column]) { pivot = row }
    guard left[pivot][column] != 0, left[pivot][column].isFinite else { return map }
    if pivot != column {
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
    }
    let scale = left[column][column]
    for index in 0..<4 {
      left[column][index] /= scale
      right[column][index] /= scale
    }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      for index in 0..<4 {
        left[row][index] -= factor * left[column][index]
        right[row][index] -= factor * right[column][index]
      }
    }
  }
  return CATransform3D(inlineRows: right)
}

public func CATransform3DMakeAffineTransform(_ map: CGAffineTransform) -> CATransform3D {
  // Not from rows: they are arrays, and a finger can set a view's transform in every frame.
  var result = CATransform3DIdentity
  (result.m11, result.m12) = (map.a, map.b)
  (result.m21, result.m22) = (map.c, map.d)
  (result.m41, result.m42) = (map.tx, map.ty)
  return result
}

/// Whether the transform maps the plane z = 0 to itself, without perspective.
public func CATransform3DIsAffine(_ map: CATransform3D) -> Bool {
  map.m13 == 0 && map.m14 == 0 && map.m23 == 0 && map.m24 == 0 && map.m31 == 0 && map.m32 == 0
    && map.m33 == 1 && map.m34 == 0 && map.m43 == 0 && map.m44 == 1
}

public func CATransform3DGetAffineTransform(_ map: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: map.m11, b: map.m12, c: map.m21, d: map.m22, tx: map.m41, ty: map.m42)
}
