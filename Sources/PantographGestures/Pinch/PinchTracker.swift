import PantographMotion
import PantographTouches

/// Tracks two fingers that part or close.
///
/// While one of them is lifted the pinch waits; a finger that lands or lifts never changes the
/// scale.
public struct PinchTracker: Tracker {
  private enum State {
    case idle
    case landing
    /// Two fingers are down; `start` is their first distance.
    case measuring(start: Double)
    /// `scale` is the fingers' distance divided by `baseline`.
    case pinching(baseline: Double, scale: Double)
    /// The pinch ended or failed; waits until all fingers are up.
    case spent(baseline: Double, scale: Double)
  }

  /// The thresholds, constant for the life of the tracker.
  public let thresholds: PinchThresholds
  private var state = State.idle
  private var group = ContactGroup()
  private var velocityTracker: VelocityTracker

  /// Creates a tracker without fingers. The estimator computes the velocity.
  public init(
    thresholds: PinchThresholds = PinchThresholds(), estimator: VelocityEstimator = .window100
  ) {
    self.thresholds = thresholds
    velocityTracker = VelocityTracker(estimator)
  }

  /// Number of fingers in the pinch.
  public var touches: Int { group.count }
  /// Centroid of the fingers, in millimetres. After the lift it keeps its last value.
  public var centroid: Vector { group.centroid }

  /// The fingers' distance divided by their first distance, to which `thresholds.removed` is added,
  /// or subtracted if the fingers close. 1 until the pinch begins. A new pair of fingers continues
  /// at the same scale.
  public var scale: Double {
    switch state {
    case .idle, .landing, .measuring: 1
    case .pinching(_, let scale), .spent(_, let scale): scale
    }
  }

  /// Change of the scale per second. Before the pinch begins, change of the fingers' distance
  /// relative to their first distance.
  public func velocity(at time: Timestamp) -> Double {
    switch state {
    case .idle, .landing: 0
    case .measuring(let unit), .pinching(let unit, _), .spent(let unit, _):
      velocityTracker.velocity(at: time.microseconds).x / unit
    }
  }

  /// Replaces the scale, which must be positive, and resets the velocity.
  public mutating func setScale(_ scale: Double) {
    guard case .pinching(let baseline, let last) = state, scale > 0, scale.isFinite else { return }
    state = .pinching(baseline: baseline * last / scale, scale: scale)
    velocityTracker.reset()
  }

  /// Processes the next frame. Returns nil if nothing has changed for the caller.
  public mutating func update(reading frame: inout ContactFrame) -> GestureEvent? {
    let change = group.update(&frame)
    let isSamePair = change.began == 0 && change.ended == 0
    switch state {
    case .idle, .spent:
      guard change.began > 0, group.count == change.began else { return nil }
      state = .landing
      if group.count >= 2 { measure(frame.time) }
      return nil

    case .landing, .measuring:
      if let cancellation = change.cancellation {
        return finish(.failed, .contactCancelled(cancellation), 1, 1)
      }
      if group.count == 0 { return finish(.failed, .lifted, 1, 1) }
      guard group.count >= 2 else {
        state = .landing
        return nil
      }
      guard case .measuring(let start) = state, isSamePair else {
        measure(frame.time)
        return nil
      }
      return leaveSlop(start, frame.time)

    case .pinching(let baseline, let scale):
      if let cancellation = change.cancellation {
        return finish(.cancelled, .contactCancelled(cancellation), baseline, scale)
      }
      if group.count == 0 { return finish(.ended, .lifted, baseline, scale) }
      guard group.count >= 2 else { return nil }
      guard isSamePair else {
        // A new pair of fingers changes the baseline and keeps the scale.
        state = .pinching(baseline: distance / scale, scale: scale)
        velocityTracker.reset()
        follow(frame.time)
        return nil
      }
      follow(frame.time)
      let now = max(distance / baseline, .leastNormalMagnitude)
      guard now != scale else { return nil }
      state = .pinching(baseline: baseline, scale: now)
      return GestureEvent(.changed, .moved)
    }
  }

  private mutating func measure(_ time: Timestamp) {
    state = .measuring(start: distance)
    velocityTracker.reset()
    follow(time)
  }

  private mutating func leaveSlop(_ start: Double, _ time: Timestamp) -> GestureEvent? {
    follow(time)
    let difference = distance - start
    guard difference != 0, difference.magnitude >= thresholds.slop else { return nil }
    let removed = difference > 0 ? thresholds.removed : -thresholds.removed
    let baseline = max(start + removed, .leastNormalMagnitude)
    let scale = max(distance / baseline, .leastNormalMagnitude)
    state = .pinching(baseline: baseline, scale: scale)
    return GestureEvent(.began, .recognized)
  }

  /// Distance of the first two fingers. Never zero, because it is a divisor.
  private var distance: Double {
    max((group.position(1) - group.position(0)).length, 0.001)
  }

  private mutating func follow(_ time: Timestamp) {
    velocityTracker.add(MotionSample(time: time.microseconds, x: distance, y: 0))
  }

  private mutating func finish(
    _ phase: GesturePhase, _ reason: GestureReason, _ baseline: Double, _ scale: Double
  ) -> GestureEvent {
    state = .spent(baseline: baseline, scale: scale)
    return GestureEvent(phase, reason)
  }
}

/// Thresholds of a pinch with two fingers, as measured of UIKit.
public struct PinchThresholds: Hashable, Sendable {
  /// Change of the fingers' distance at which the pinch begins, in millimetres: 10 points.
  public var slop: Double
  /// Part of the change of distance that the scale omits, in millimetres: 8 points.
  public var removed: Double

  /// Creates thresholds. Negative lengths become zero, and `removed` is at most `slop`.
  public init(slop: Double = 10 * PointScale.phone, removed: Double = 8 * PointScale.phone) {
    self.slop = slop >= 0 ? slop : 0
    self.removed = removed >= 0 ? min(removed, self.slop) : 0
  }
}
