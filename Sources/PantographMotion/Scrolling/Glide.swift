/// What a finger let go goes on, as a scroll view's content does while it reaches no edge.
///
/// The way is that of the sum over whole milliseconds, as UIKit's was measured; `Decay.state` has the integral.
@frozen
public struct Glide: Hashable, Sendable {
  /// Slower than this, in points a second, it stands still.
  public static let slowest = 10.0

  /// Where it was let go, and how fast.
  public let start: MotionState
  /// What it keeps of its speed.
  public let decay: Decay

  /// A movement that is let go.
  public init(from start: MotionState, decay: Decay = .normal) {
    self.start = MotionState(
      value: start.value.finite(or: 0), velocity: start.velocity.finite(or: 0))
    self.decay = decay
  }

  /// The seconds until it stands still.
  public var duration: Double { decay.time(velocity: start.velocity, threshold: Self.slowest) }

  /// Where it stands then.
  public var rest: Double {
    moves ? start.value + decay.projectedDistance(velocity: spent) : start.value
  }

  /// Where a scroll view says that it will rest when it is let go: the integral, some points further.
  public var announcedRest: Double {
    moves ? start.value + decay.distance(velocity: spent) : start.value
  }

  /// Where it is after so many seconds, and how fast.
  public func state(after seconds: Double) -> MotionState {
    guard moves, seconds > 0 else { return start }
    guard seconds < duration else { return MotionState(value: rest) }
    let velocity = decay.state(
      after: seconds, from: MotionState(value: 0, velocity: start.velocity)
    ).velocity
    return MotionState(
      value: start.value + decay.projectedDistance(velocity: start.velocity - velocity),
      velocity: velocity)
  }

  /// The seconds until it is so far from the start; nil where it never is.
  public func time(toGo distance: Double) -> Double? {
    let way = decay.projectedDistance(velocity: start.velocity)
    guard moves, way != 0, distance / way >= 0, distance.magnitude <= (rest - start.value).magnitude
    else { return nil }
    return decay.time(velocity: 1, threshold: 1 - distance / way)
  }

  /// The velocity that brings it to rest so far away.
  public static func velocity(distance: Double, decay: Decay) -> Double {
    let way = decay.projectedDistance(velocity: 1)
    guard way > 0, distance != 0 else { return 0 }
    return distance / way + (distance > 0 ? slowest : -slowest)
  }

  private var moves: Bool { start.velocity.magnitude >= Self.slowest && decay.rate > 0 }

  /// The speed that it loses on its way.
  private var spent: Double {
    start.velocity > 0 ? start.velocity - Self.slowest : start.velocity + Self.slowest
  }
}
