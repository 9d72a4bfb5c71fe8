import Foundation
import PantographMotion
import PantographObjects

/// The pace of an animation: a curve with two control points.
public final class CAMediaTimingFunction: NSObject, Sendable {
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

  /// Writes x and y of a point of the curve to `values`, which has room for two numbers. Point 0 is
  /// (0, 0), point 3 is (1, 1).
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    require(points.indices.contains(index), "a curve has the points 0 to 3, not \(index)")
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  package init(curve: CubicBezier) {
    self.curve = curve
  }

  /// Converts through the shortest decimal text: 0.42 stays 0.42 and does not become 0.4199999868…
  private static func exact(_ value: Float) -> Double {
    Double("\(value)") ?? Double(value)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  public override var hash: Int { curve.hashValue }

  public override var description: String {
    ObjectText.of(self, "(\(curve.x1), \(curve.y1)), (\(curve.x2), \(curve.y2))")
  }
}
