import UIKit

/// The geometry of a layer in its superlayer.
struct LayerGeometry: Equatable {
  var position: CGPoint
  var bounds: CGRect
  var transform: CATransform3D
  var sublayerTransform: CATransform3D

  init(_ values: LayerValues) {
    position = values.position
    bounds = values.bounds
    transform = values.transform
    sublayerTransform = values.sublayerTransform
  }

  /// The smallest distance that counts as a difference, in points; less is rounding.
  static let leastWay: CGFloat = 0.0005
  /// The smallest difference between factors of transforms that counts.
  private static let leastFactor: CGFloat = 1e-6

  /// Returns whether two geometries differ by more than rounding.
  func differs(from other: LayerGeometry) -> Bool {
    if self == other { return false }
    return differsInPlace(from: other)
      || Self.differ(transform, other.transform)
      || Self.differ(sublayerTransform, other.sublayerTransform)
  }

  private func differsInPlace(from other: LayerGeometry) -> Bool {
    Self.differ(position.x, other.position.x) || Self.differ(position.y, other.position.y)
      || Self.differ(bounds.minX, other.bounds.minX)
      || Self.differ(bounds.minY, other.bounds.minY)
      || Self.differ(bounds.width, other.bounds.width)
      || Self.differ(bounds.height, other.bounds.height)
  }

  private static func differ(_ one: CGFloat, _ other: CGFloat) -> Bool {
    // A NaN differs from every number.
    one != other && !((one - other).magnitude <= leastWay)
  }

  private static func differ(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    if CATransform3DEqualToTransform(one, other) { return false }
    let pairs = zip(factors(one), factors(other))
    return pairs.contains { !(($0 - $1).magnitude <= leastFactor) }
      || differ(one.m41, other.m41) || differ(one.m42, other.m42) || differ(one.m43, other.m43)
  }

  private static func factors(_ map: CATransform3D) -> [CGFloat] {
    [
      map.m11, map.m12, map.m13, map.m14, map.m21, map.m22, map.m23, map.m24, map.m31, map.m32,
      map.m33, map.m34, map.m44,
    ]
  }

  /// Returns the distance between two geometries, in points. It adds up the movements of position
  /// and content, the change of the size, and the effect of the transforms on half of the layer's
  /// diagonal.
  func distance(to other: LayerGeometry) -> CGFloat {
    let ways = [
      Self.length(position.x - other.position.x, position.y - other.position.y),
      Self.length(bounds.minX - other.bounds.minX, bounds.minY - other.bounds.minY),
      Self.length(bounds.width - other.bounds.width, bounds.height - other.bounds.height),
    ]
    let reach = max(Self.length(bounds.width, bounds.height) / 2, 1)
    let sum =
      ways.reduce(0, +) + Self.distance(transform, other.transform, reach)
      + Self.distance(sublayerTransform, other.sublayerTransform, reach)
    return sum.isFinite ? sum : .greatestFiniteMagnitude
  }

  private static func distance(
    _ one: CATransform3D, _ other: CATransform3D, _ reach: CGFloat
  ) -> CGFloat {
    if CATransform3DEqualToTransform(one, other) { return 0 }
    let turn = zip(factors(one), factors(other)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    return length(one.m41 - other.m41, one.m42 - other.m42) + turn.squareRoot() * reach
  }

  private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    (x * x + y * y).squareRoot()
  }
}
