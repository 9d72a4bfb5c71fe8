import PantographMotion
import PantographTouches

/// The movement of a released object to its resting place, as a function of time.
///
/// The spring of `HandOff` begins at the shown progress. It begins at the hand's velocity too, if
/// the hand-off is a spring, and otherwise at rest.
public struct ReleaseSettling: Hashable, Sendable {
  /// The spring that moves the object.
  public let spring: Spring
  /// The progress at the release, and its velocity in lengths per second.
  public let start: MotionState
  /// The progress at the end.
  public let target: Double
  /// The time of the release.
  public let released: Timestamp
  /// The time from the release until the object stays within the tolerance of its target.
  public let duration: TimeSpan
  private let limits: ClosedRange<Double>

  /// Creates the movement of an object.
  ///
  /// - Parameters:
  ///   - start: The progress at the release, and its velocity in lengths per second.
  ///   - target: The progress at the end.
  ///   - released: The time of the release.
  ///   - handOff: The spring, and its largest starting speed.
  ///   - limits: The progress that may be shown; the start and the target are always shown.
  ///   - tolerance: The distance from the target, in progress, that is no longer visible.
  public init(
    from start: MotionState, to target: Double, at released: Timestamp, by handOff: HandOff,
    within limits: ClosedRange<Double> = -.infinity ... .infinity,
    tolerance: Double = Spring.settledShare
  ) {
    let target = target.isFinite ? target : 0
    let progress = start.value.isFinite ? start.value : target
    let relative = handOff.relativeVelocity(
      progress: progress, velocity: start.velocity, to: target)
    self.start = MotionState(
      value: progress, velocity: handOff.isSpring ? relative * (target - progress) : 0)
    self.target = target
    self.released = released
    spring = handOff.spring
    self.limits =
      min(limits.lowerBound, progress, target)...max(limits.upperBound, progress, target)
    duration = .seconds(
      spring.settlingTime(from: self.start, to: target, within: tolerance))
  }

  /// Whether the object has come to rest by this time.
  public func isOver(at time: Timestamp) -> Bool { elapsed(at: time) >= duration }

  /// Returns the time since the release; zero before it, and the longest span instead of one that
  /// is longer.
  private func elapsed(at time: Timestamp) -> TimeSpan {
    guard time > released else { return .zero }
    let (span, isLonger) = time.microseconds.subtractingReportingOverflow(released.microseconds)
    return .microseconds(isLonger ? .max : span)
  }

  /// Returns the progress and its velocity at a time: those of the release before it, and the
  /// target at rest once the object has arrived.
  public func state(at time: Timestamp) -> MotionState {
    guard !isOver(at: time) else { return MotionState(value: target) }
    let state = spring.state(after: elapsed(at: time).seconds, from: start, to: target)
    // A thrown object would pass its target, but nothing is there to be shown.
    if state.value < limits.lowerBound { return MotionState(value: limits.lowerBound) }
    if state.value > limits.upperBound { return MotionState(value: limits.upperBound) }
    return state
  }
}
