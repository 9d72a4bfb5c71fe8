import Foundation
import PantographMotion

/// A spring. Its velocity counts in whole ways a second: `dx`, for all that is animated.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case fitted(dampingRatio: Double)
    /// Takes the time that it takes.
    case physical(Spring)
    /// The system's own spring, whose time is known to the last digit.
    case system
  }

  private let kind: Kind
  open private(set) var initialVelocity: CGVector

  /// Fitted to the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .fitted(dampingRatio: Double(ratio))
    initialVelocity = Self.checked(velocity)
  }

  /// The animator's duration has no say.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    kind = .physical(
      Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = Self.checked(velocity)
  }

  /// The system's sheets': mass 3, stiffness 1000, critically damped, 0.50573 seconds long.
  public override init() {
    kind = .system
    initialVelocity = .zero
  }

  /// Nothing is read from it: the spring is as a new one.
  public convenience init?(coder: NSCoder) { self.init() }

  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
    self.init(
      mass: 1, stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
      initialVelocity: velocity)
  }

  private static func checked(_ velocity: CGVector) -> CGVector {
    require(
      velocity.dx.isFinite && velocity.dy.isFinite,
      "a spring's velocity must be finite, not \(velocity)")
    return velocity
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  open override nonisolated var description: String { ObjectText.of(self) }

  func fitted(_ duration: Double) -> (pace: AnimationPace, duration: Double) {
    let velocity = Double(initialVelocity.dx)
    switch kind {
    case .fitted(let ratio):
      let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      return (.spring(spring, velocity: velocity), duration)
    case .physical(let spring):
      return (.spring(spring, velocity: velocity), spring.settlingDuration)
    case .system:
      let spring = Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
      return (.spring(spring, velocity: velocity), spring.settlingTime())
    }
  }
}
