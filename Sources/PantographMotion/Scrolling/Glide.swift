/// The movement of a released object, such as a scroll view's content, that reaches no edge.
///
/// Distances are sums over whole milliseconds, as measured in UIKit; `Decay.state` uses the
/// integral.
@frozen
public struct Glide: Hashable, Sendable {
  /// The speed, in points per second, below which the object stands still.
  public static let slowest = 10.0

  /// The position and the velocity at the release.
  public let start: MotionState
  /// The deceleration of the object.
  public let decay: Decay

  /// Creates the movement of an object that is released at `start`.
  public init(from start: MotionState, decay: Decay = .normal) {
    self.start = MotionState(
      value: start.value.finite(or: 0), velocity: start.velocity.finite(or: 0))
    self.decay = decay
  }

  /// The seconds until the object stands still.
  public var duration: Double { decay.time(velocity: start.velocity, threshold: Self.slowest) }

  /// The position at which the object stands still.
  public var rest: Double {
    moves ? start.value + decay.projectedDistance(velocity: spent) : start.value
  }

  /// The resting position that a scroll view reports at the release: the integral, some points
  /// beyond `rest`.
  public var announcedRest: Double {
    moves ? start.value + decay.distance(velocity: spent) : start.value
  }

  /// Returns the position and the velocity, `seconds` after the release.
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

  /// Returns the seconds until the object is `distance` away from the start; nil if it never is.
  public func time(toGo distance: Double) -> Double? {
    let way = decay.projectedDistance(velocity: start.velocity)
    guard moves, way != 0, distance / way >= 0, distance.magnitude <= (rest - start.value).magnitude
    else { return nil }
    return decay.time(velocity: 1, threshold: 1 - distance / way)
  }

  /// Returns the release velocity with which the object comes to rest `distance` away.
  public static func velocity(distance: Double, decay: Decay) -> Double {
    let way = decay.projectedDistance(velocity: 1)
    guard way > 0, distance != 0 else { return 0 }
    return distance / way + (distance > 0 ? slowest : -slowest)
  }

  private var moves: Bool { start.velocity.magnitude >= Self.slowest && decay.rate > 0 }

  /// The velocity that the object loses until it stands still.
  private var spent: Double {
    start.velocity > 0 ? start.velocity - Self.slowest : start.velocity + Self.slowest
  }
}
