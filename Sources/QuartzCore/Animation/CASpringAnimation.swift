import Foundation
import PantographMotion
import PantographObjects

/// An animation from one value to another on a spring. Ignores `timingFunction`.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1 {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { require(mass > 0 && mass.isFinite, "a mass must be above zero, not \(mass)") }
  }
  /// The force of the spring per unit of stretch.
  open var stiffness: CGFloat = 100 {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet {
      require(
        stiffness > 0 && stiffness.isFinite, "a stiffness must be above zero, not \(stiffness)")
    }
  }
  /// The force against the movement per unit of speed.
  open var damping: CGFloat = 10 {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet {
      require(
        damping >= 0 && damping.isFinite, "a damping must be zero or more, not \(damping)")
    }
  }
  /// The initial velocity in whole distances per second; positive towards the end.
  open var initialVelocity: CGFloat = 0 {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet {
      require(
        initialVelocity.isFinite, "an initial velocity must be finite, not \(initialVelocity)")
    }
  }

  /// Whether damping above the critical damping counts. Otherwise it is limited to the critical
  /// damping.
  open var allowsOverdamping = false {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }

  /// Creates a spring from its perceived duration in seconds and its bounce. A bounce below 0
  /// allows overdamping.
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    allowsOverdamping = bounce < 0
    set(Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce)))
  }

  /// The seconds until the spring has settled, for a start without velocity.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The duration that a user perceives, in seconds: the period of the spring without damping.
  open var perceptualDuration: TimeInterval { 2 * .pi / spring.angularFrequency }

  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  var spring: Spring {
    let critical = 2 * (Double(stiffness) * Double(mass)).squareRoot()
    return Spring(
      mass: Double(mass), stiffness: Double(stiffness),
      damping: allowsOverdamping ? Double(damping) : min(Double(damping), critical))
  }

  func set(_ spring: Spring) {
    // A spring without a duration is at rest at once, but would have an infinite stiffness.
    let spring =
      spring.stiffness.isFinite ? spring : Spring(angularFrequency: 1e6, dampingRatio: 1)
    if spring.dampingRatio > 1 { allowsOverdamping = true }
    mass = 1
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func share(at time: Double, duration: Double) -> Double {
    let start = MotionState(value: 0, velocity: Double(initialVelocity))
    return spring.state(after: time, from: start, to: 1).value
  }
}
