import Foundation
import PantographMotion

/// The pace of a view animation from its start to its end.
package enum AnimationPace: Hashable, Sendable {
  case curve(CubicBezier)
  /// A spring, with the initial velocity in whole distances per second.
  case spring(Spring, velocity: Double)

  /// Returns the share of the distance covered `time` seconds into an animation of `duration`
  /// seconds.
  package func share(at time: Double, duration: Double) -> Double {
    if time >= duration { return 1 }
    if time <= 0 { return 0 }
    switch self {
    case .curve(let curve):
      return curve.value(at: time / duration)
    case .spring(let spring, let velocity):
      return spring.state(after: time, from: MotionState(value: 0, velocity: velocity), to: 1).value
    }
  }

  @MainActor
  package func animation(_ keyPath: String) -> CABasicAnimation {
    switch self {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
      return animation
    case .spring(let spring, let velocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.set(spring)
      animation.initialVelocity = CGFloat(velocity)
      return animation
    }
  }
}
