/// A movement that loses the same share of its speed in every millisecond, as a scroll view's does.
@frozen
public struct Decay: Hashable, Sendable {
  /// The share of the velocity that is left after a millisecond, from 0 to 0.9999.
  public let rate: Double

  /// The rate is kept below one, for a movement must end; one that is not a number stops at once.
  public init(rate: Double) {
    self.rate = rate.limited(to: 0...0.9999, notANumber: 0)
  }

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Decay(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Decay(rate: 0.99)

  /// The value and its velocity, so many seconds after it was let go.
  public func state(after seconds: Double, from start: MotionState) -> MotionState {
    let velocity = start.velocity.finite(or: 0)
    guard seconds > 0 else { return MotionState(value: start.value, velocity: velocity) }
    guard rate > 0 else { return MotionState(value: start.value) }
    let share = Mathematics.exp(seconds * 1000 * logarithm)
    return MotionState(
      value: start.value + velocity * (share - 1) / (1000 * logarithm), velocity: velocity * share)
  }

  /// How far the movement goes until it rests.
  public func distance(velocity: Double) -> Double {
    guard rate > 0 else { return 0 }
    return -velocity.finite(or: 0) / (1000 * logarithm)
  }

  /// How far Apple's samples say that it goes: the sum over whole milliseconds, which falls short of
  /// `distance` by half a millisecond's way. The figure to decide by.
  public func projectedDistance(velocity: Double) -> Double {
    velocity.finite(or: 0) / 1000 * rate / (1 - rate)
  }

  /// The velocity that carries just so far.
  public func velocity(distance: Double) -> Double {
    guard rate > 0 else { return 0 }
    return -distance.finite(or: 0) * 1000 * logarithm
  }

  /// The seconds until the speed has fallen to a threshold; zero if it is below already, infinite
  /// for a threshold of zero.
  public func time(velocity: Double, threshold: Double) -> Double {
    let speed = velocity.finite(or: 0).magnitude
    guard rate > 0, speed > 0, !(threshold >= speed) else { return 0 }
    guard threshold > 0 else { return .infinity }
    return Mathematics.log(threshold / speed) / (1000 * logarithm)
  }

  private var logarithm: Double { Mathematics.log(rate) }
}
