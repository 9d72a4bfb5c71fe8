/// A movement that loses the same share of its speed in every millisecond, as a scroll view's does.
@frozen
public struct Decay: Hashable, Sendable {
  /// The share of the velocity that is left after each millisecond, from 0 to 0.9999.
  public let rate: Double

  /// Creates a decay. The rate is limited to 0...0.9999, because every movement must end. A rate
  /// that is not a number becomes 0, which stops at once.
  public init(rate: Double) {
    self.rate = rate.limited(to: 0...0.9999, notANumber: 0)
  }

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Decay(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Decay(rate: 0.99)

  /// Returns the value and its velocity per second, `seconds` after the release at `start`.
  public func state(after seconds: Double, from start: MotionState) -> MotionState {
    let velocity = start.velocity.finite(or: 0)
    guard seconds > 0 else { return MotionState(value: start.value, velocity: velocity) }
    guard rate > 0 else { return MotionState(value: start.value) }
    let share = Mathematics.exp(seconds * 1000 * logarithm)
    return MotionState(
      value: start.value + velocity * (share - 1) / (1000 * logarithm), velocity: velocity * share)
  }

  /// Returns the distance that a movement with this velocity covers until it rests.
  public func distance(velocity: Double) -> Double {
    guard rate > 0 else { return 0 }
    return -velocity.finite(or: 0) / (1000 * logarithm)
  }

  /// Returns the distance by the formula of Apple's samples, which decisions use: the sum over
  /// whole milliseconds. It is shorter than `distance` by half a millisecond of movement at this
  /// velocity.
  public func projectedDistance(velocity: Double) -> Double {
    velocity.finite(or: 0) / 1000 * rate / (1 - rate)
  }

  /// Returns the velocity with which a movement covers exactly this distance.
  public func velocity(distance: Double) -> Double {
    guard rate > 0 else { return 0 }
    return -distance.finite(or: 0) * 1000 * logarithm
  }

  /// Returns the seconds until the speed has fallen to a threshold; 0 if the speed is already below
  /// it, infinite for a threshold of 0.
  public func time(velocity: Double, threshold: Double) -> Double {
    let speed = velocity.finite(or: 0).magnitude
    guard rate > 0, speed > 0, !(threshold >= speed) else { return 0 }
    guard threshold > 0 else { return .infinity }
    return Mathematics.log(threshold / speed) / (1000 * logarithm)
  }

  private var logarithm: Double { Mathematics.log(rate) }
}
