import Foundation
import Motion

/// The pace of an animation, as a curve with two control points.
public final class CAMediaTimingFunction: Hashable, Sendable {
  package let curve: CubicBezier

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    require(
      c1x.isFinite && c1y.isFinite && c2x.isFinite && c2y.isFinite,
      "control points must be finite, not (\(c1x), \(c1y)), (\(c2x), \(c2y))")
    curve = CubicBezier(
      Self.exact(c1x), Self.exact(c1y), Self.exact(c2x), Self.exact(c2y))
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: name.curve)
  }

  package init(curve: CubicBezier) {
    self.curve = curve
  }

  /// The number that was written: 0.42 and not the nearest Float's 0.4199999868…
  private static func exact(_ value: Float) -> Double {
    Double("\(value)") ?? Double(value)
  }

  public static func == (left: CAMediaTimingFunction, right: CAMediaTimingFunction) -> Bool {
    left.curve == right.curve
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}
