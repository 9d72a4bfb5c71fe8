/// A damped spring that pulls a value to its target.
///
/// Every set of parameters gives a spring. One without a period (zero duration, no mass, not a
/// number) is infinitely stiff and always at its target. Negative damping counts as none.
@frozen
public struct Spring: Hashable, Sendable {
  /// The frequency without damping, in radians per second, above 0; infinite for a spring that is
  /// always at its target.
  public let angularFrequency: Double
  /// The damping ratio. 0 swings forever, below 1 overshoots, 1 is the fastest without overshoot,
  /// above 1 creeps.
  public let dampingRatio: Double

  /// The largest damping ratio. A spring with more damping would hardly move.
  public static let largestDampingRatio = 1e6

  public init(angularFrequency: Double, dampingRatio: Double) {
    self.angularFrequency = angularFrequency > 0 ? angularFrequency : .infinity
    self.dampingRatio = dampingRatio.limited(to: 0...Self.largestDampingRatio, notANumber: 1)
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let isPossible = mass > 0 && stiffness > 0
    let frequency = isPossible ? (stiffness / mass).squareRoot() : .infinity
    self.init(
      angularFrequency: frequency,
      dampingRatio: isPossible ? damping / (2 * (stiffness * mass).squareRoot()) : 1)
  }

  /// Creates a spring whose period without damping is `response`, in seconds.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      angularFrequency: response > 0 ? 2 * Double.pi / response : .infinity,
      dampingRatio: dampingRatio)
  }

  /// Creates a spring from its perceptual duration in seconds and a bounce from −1 to 1, as in
  /// UIKit's `springDuration`.
  public init(perceptualDuration: Double = 0.5, bounce: Double = 0) {
    let bounce = bounce.limited(to: -1...1, notANumber: 0)
    self.init(
      response: perceptualDuration,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// The stiffness of this spring with a mass of 1.
  public var stiffness: Double { angularFrequency * angularFrequency }

  /// The damping of this spring with a mass of 1.
  public var damping: Double { 2 * dampingRatio * angularFrequency }

  /// Returns the value and its velocity, `seconds` after the release at `start`.
  ///
  /// To change the target in flight, start a new spring at the state of the old one: value and
  /// velocity continue without a step.
  public func state(
    after seconds: Double, from start: MotionState, to target: Double
  ) -> MotionState {
    let start = MotionState(
      value: start.value.finite(or: target), velocity: start.velocity.finite(or: 0))
    guard angularFrequency.isFinite, seconds != .infinity else { return MotionState(value: target) }
    guard seconds > 0 else { return start }
    let (even, odd) = shares(after: seconds)
    let distance = start.value - target
    let push = start.velocity + rate * distance
    return MotionState(
      value: target + (distance * even + push * odd),
      velocity: start.velocity * even - (rate * start.velocity + stiffness * distance) * odd)
  }

  /// The rate, per second, at which the spring's oscillation decays.
  var rate: Double { dampingRatio * angularFrequency }

  /// Returns the two basic solutions of the spring's equation. Their values and velocities at the
  /// start are (1, −rate) and (0, 1).
  func shares(after seconds: Double) -> (even: Double, odd: Double) {
    let decay = Mathematics.exp(-rate * seconds)
    let difference = (1 - dampingRatio) * (1 + dampingRatio)
    let swing = angularFrequency * difference.magnitude.squareRoot()
    let angle = swing * seconds
    if angle < 1e-4 {
      // This close to critical damping, the exact forms would divide zero by zero.
      let square = difference > 0 ? -angle * angle : angle * angle
      return (decay * (1 + square / 2), decay * seconds * (1 + square / 6))
    }
    if difference > 0 {
      return (decay * Mathematics.cos(angle), decay * Mathematics.sin(angle) / swing)
    }
    // The slow rate is a quotient, because a difference would cancel its digits.
    let slow = Mathematics.exp(-seconds * stiffness / (rate + swing))
    let fast = Mathematics.exp(-seconds * (rate + swing))
    return ((slow + fast) / 2, (slow - fast) / (2 * swing))
  }
}
