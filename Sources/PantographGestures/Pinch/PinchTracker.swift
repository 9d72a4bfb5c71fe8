import PantographMotion
import PantographTouches

/// Follows two fingers that part or close.
///
/// With one of them lifted the pinch waits; a finger that comes or goes never changes the scale.
public struct PinchTracker: Tracker {
  private enum State {
    case idle
    case landing
    /// Two fingers are down, at first this far apart.
    case measuring(start: Double)
    /// The scale is the distance over the baseline.
    case pinching(baseline: Double, scale: Double)
    /// Over, until all fingers are up.
    case spent(baseline: Double, scale: Double)
  }

  /// The numbers that it goes by, for as long as it lives.
  public let thresholds: PinchThresholds
  private var state = State.idle
  private var group = ContactGroup()
  private var velocityTracker: VelocityTracker

  /// Waits for two fingers. The estimator tells the velocity.
  public init(
    thresholds: PinchThresholds = PinchThresholds(), estimator: VelocityEstimator = .window100
  ) {
    self.thresholds = thresholds
    velocityTracker = VelocityTracker(estimator)
  }

  /// How many fingers take part.
  public var touches: Int { group.count }
  /// The middle of the fingers, in millimetres; after the lift, the last one.
  public var centroid: Vector { group.centroid }

  /// The fingers' distance over that at which they began, the removed part left out; 1 before.
  public var scale: Double {
    switch state {
    case .idle, .landing, .measuring: 1
    case .pinching(_, let scale), .spent(_, let scale): scale
    }
  }

  /// The change of the scale per second. Before the pinch begins, that of the fingers' distance over
  /// the first one.
  public func velocity(at time: Timestamp) -> Double {
    switch state {
    case .idle, .landing: 0
    case .measuring(let unit), .pinching(let unit, _), .spent(let unit, _):
      velocityTracker.velocity(at: time.microseconds).x / unit
    }
  }

  /// Counts the scale from here on; the velocity starts anew. Only above zero.
  public mutating func setScale(_ scale: Double) {
    guard case .pinching(let baseline, let last) = state, scale > 0, scale.isFinite else { return }
    state = .pinching(baseline: baseline * last / scale, scale: scale)
    velocityTracker.reset()
  }

  /// Takes the next frame; nil where it changes nothing that a caller could act on.
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
        // Of another pair only the distance is new.
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

  /// How far the first two fingers are apart; never zero, for it divides.
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
