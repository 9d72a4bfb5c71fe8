import Foundation
import PantographMotion

/// A spring. `initialVelocity.dx` is used for everything that is animated, in total distances per
/// second.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case fitted(dampingRatio: Double)
    /// A spring that runs for its own settling time.
    case physical(Spring)
    /// The system's own spring, with its exact settling time.
    case system
  }

  private let kind: Kind
  open private(set) var initialVelocity: CGVector

  /// Creates a spring fitted to the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .fitted(dampingRatio: Double(ratio))
    initialVelocity = Self.checked(velocity)
  }

  /// Creates a spring from physical values. It runs for its own settling time; the animator's
  /// duration is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    kind = .physical(
      Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = Self.checked(velocity)
  }

  /// Creates the spring of the system's sheets: mass 3, stiffness 1000, critically damped, 0.50573
  /// seconds long.
  public override init() {
    kind = .system
    initialVelocity = .zero
  }

  /// Creates the default spring; nothing is read from `coder`.
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
      // The default spring as measured on iOS: critically damped, so the damping is 2√(mass ·
      // stiffness).
      let spring = Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
      return (.spring(spring, velocity: velocity), spring.settlingTime())
    }
  }
}
