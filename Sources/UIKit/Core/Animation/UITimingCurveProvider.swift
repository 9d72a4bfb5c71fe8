import Foundation
import PantographMotion

/// The timing of a property animator between its start and its end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

extension UITimingCurveProvider {
  /// Returns the pace over `duration` seconds and the seconds it takes: some springs have a
  /// duration of their own.
  func pace(_ duration: Double) -> (pace: AnimationPace, duration: Double) {
    if let spring = springTimingParameters { return spring.fitted(duration) }
    return (.curve(cubicTimingParameters?.curve ?? .default), duration)
  }
}
