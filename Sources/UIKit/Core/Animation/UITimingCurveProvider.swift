import Foundation
import PantographMotion

/// How a property animator gets from its start to its end.
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
  /// The pace over so many seconds, and the seconds it takes: some springs know them better.
  func pace(_ duration: Double) -> (pace: AnimationPace, duration: Double) {
    if let spring = springTimingParameters { return spring.fitted(duration) }
    return (.curve(cubicTimingParameters?.curve ?? .default), duration)
  }
}
