import PantographTouches

/// Tracks fingers that touch and lift, once or several times. The tap ends with the last lift.
public struct TapTracker: Tracker {
  private enum State {
    case idle
    /// Fingers are down. `landed` counts them so far; `isWhole` is true once all were down at the
    /// same time.
    case pressing(taps: Int, since: Timestamp, landed: Int, isWhole: Bool)
    /// All fingers are up, and more taps are required.
    case waiting(taps: Int, since: Timestamp)
    /// The tap ended or failed; waits until all fingers are up.
    case spent
  }

  /// The thresholds, constant for the life of the tracker.
  public let thresholds: TapThresholds
  private var state = State.idle
  private var group = ContactGroup()
  /// Centroid of the first tap's fingers.
  public private(set) var location = Vector.zero

  /// Creates a tracker without fingers.
  public init(thresholds: TapThresholds = TapThresholds()) {
    self.thresholds = thresholds
  }

  /// Number of fingers in the tap.
  public var touches: Int { group.count }

  /// Number of completed taps while more are required.
  public var completedTaps: Int {
    switch state {
    case .idle, .spent: 0
    case .pressing(let taps, _, _, _), .waiting(let taps, _): taps
    }
  }

  /// First moment that is too late for the lift or for the next tap.
  public var deadline: Timestamp? {
    switch state {
    case .pressing(_, let since, _, _): since + thresholds.duration + .microseconds(1)
    case .waiting(_, let since): since + thresholds.interval + .microseconds(1)
    case .idle, .spent: nil
    }
  }

  /// Advances the clock without a frame.
  public mutating func advance(to time: Timestamp) -> GestureEvent? {
    guard let deadline, time >= deadline else { return nil }
    return fail(.tooLate)
  }

  /// Processes the next frame. Returns nil if nothing has changed for the caller.
  public mutating func update(reading frame: inout ContactFrame) -> GestureEvent? {
    let change = group.update(&frame)
    switch state {
    case .idle, .spent:
      guard change.began > 0, group.count == change.began else { return nil }
      return press(change, taps: 0, since: frame.time, landed: 0, false, frame.time)
    case .pressing(let taps, let since, let landed, let isWhole):
      return press(change, taps: taps, since: since, landed: landed, isWhole, frame.time)
    case .waiting(let taps, let since):
      if frame.time - since > thresholds.interval {
        // A finger that lands too late for the earlier taps starts a new series.
        let failure = fail(.tooLate)
        if change.began > 0 {
          _ = press(change, taps: 0, since: frame.time, landed: 0, false, frame.time)
        }
        return failure
      }
      guard change.began > 0 else { return nil }
      return press(change, taps: taps, since: frame.time, landed: 0, false, frame.time)
    }
  }

  private mutating func press(
    _ change: ContactGroup.Change, taps: Int, since: Timestamp, landed: Int, _ wasWhole: Bool,
    _ time: Timestamp
  ) -> GestureEvent? {
    if let cancellation = change.cancellation { return fail(.contactCancelled(cancellation)) }
    let landed = landed + change.began
    if landed > thresholds.touches { return fail(.tooManyFingers) }
    if time - since > thresholds.duration { return fail(.tooLate) }
    if group.furthest > thresholds.allowance { return fail(.movedTooFar) }
    var isWhole = wasWhole
    if !wasWhole, group.count == thresholds.touches {
      isWhole = true
      if taps == 0 { location = group.centroid }
      if (group.centroid - location).length > thresholds.drift { return fail(.movedTooFar) }
    }
    guard group.count == 0 else {
      state = .pressing(taps: taps, since: since, landed: landed, isWhole: isWhole)
      return nil
    }
    guard isWhole else { return fail(.tooFewFingers) }
    if taps + 1 == thresholds.taps {
      state = .spent
      return GestureEvent(.ended, .recognized)
    }
    state = .waiting(taps: taps + 1, since: time)
    return nil
  }

  private mutating func fail(_ reason: GestureReason) -> GestureEvent {
    state = .spent
    return GestureEvent(.failed, reason)
  }
}
