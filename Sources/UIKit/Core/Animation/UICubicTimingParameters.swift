import Foundation
import PantographMotion

/// A timing curve with two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  open private(set) var timingCurveType: UITimingCurveType

  public override init() {
    timingCurveType = .builtin
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: CubicBezier.default.x1, y: CubicBezier.default.y1)
    controlPoint2 = CGPoint(x: CubicBezier.default.x2, y: CubicBezier.default.y2)
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    timingCurveType = .builtin
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve.bezier.x1, y: curve.bezier.y1)
    controlPoint2 = CGPoint(x: curve.bezier.x2, y: curve.bezier.y2)
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    require(
      point1.x.isFinite && point1.y.isFinite && point2.x.isFinite && point2.y.isFinite,
      "control points must be finite, not \(point1), \(point2)")
    timingCurveType = .cubic
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }

  /// Creates the default curve; nothing is read from `coder`.
  public convenience init?(coder: NSCoder) { self.init() }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  open override nonisolated var description: String { ObjectText.of(self) }

  var curve: CubicBezier {
    CubicBezier(
      Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
      Double(controlPoint2.y))
  }
}
