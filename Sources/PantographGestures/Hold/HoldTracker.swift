import PantographTouches

/// Tracks resting fingers. After the hold has begun they may move; it ends when one lifts.
public struct HoldTracker: Tracker {
  private enum State {
    case idle
    case landing
    case resting(since: Timestamp)
    case holding
    /// The attempt failed or ended; waits until all fingers are up.
    case spent
  }

  /// The thresholds, constant for the life of the tracker.
  public let thresholds: HoldThresholds
  private var state = State.idle
  private var group = ContactGroup()

  /// Creates a tracker without fingers.
  public init(thresholds: HoldThresholds = HoldThresholds()) {
    self.thresholds = thresholds
  }

  /// Number of fingers in the hold.
  public var touches: Int { group.count }
  /// Centroid of the fingers, in millimetres. After the lift it keeps its last value.
  public var centroid: Vector { group.centroid }

  /// Time at which the hold begins if nothing else happens. A caller without frames then calls
  /// `advance(to:)`.
  public var deadline: Timestamp? {
    switch state {
    case .resting(let since): since + thresholds.duration
    case .idle, .landing, .holding, .spent: nil
    }
  }

  /// Advances the clock without a frame: resting fingers send none.
  public mutating func advance(to time: Timestamp) -> GestureEvent? {
    guard let deadline, time >= deadline else { return nil }
    state = .holding
    return GestureEvent(.began, .recognized)
  }

  /// Processes the next frame. Returns nil if nothing has changed for the caller.
  public mutating func update(reading frame: inout ContactFrame) -> GestureEvent? {
    let change = group.update(&frame)
    switch state {
    case .idle, .spent:
      guard change.began > 0, group.count == change.began else { return nil }
      return land(change, frame.time)
    case .landing:
      return land(change, frame.time)
    case .resting(let since):
      // The frame's changes happened at its own time; the fingers may have rested long enough
      // before it.
      if frame.time >= since + thresholds.duration {
        state = .holding
        return change.ended > 0 || change.cancellation != nil
          ? endAtOnce(change) : GestureEvent(.began, .recognized)
      }
      return land(change, frame.time)
    case .holding:
      if let cancellation = change.cancellation {
        return finish(.cancelled, .contactCancelled(cancellation))
      }
      if change.ended > 0 { return finish(.ended, .lifted) }
      return change.movement == .zero ? nil : GestureEvent(.changed, .moved)
    }
  }

  private mutating func land(_ change: ContactGroup.Change, _ time: Timestamp) -> GestureEvent? {
    if let cancellation = change.cancellation {
      return finish(.failed, .contactCancelled(cancellation))
    }
    if change.ended > 0 { return finish(.failed, .tooEarly) }
    if group.count > thresholds.touches { return finish(.failed, .tooManyFingers) }
    if group.furthest > thresholds.allowance { return finish(.failed, .movedTooFar) }
    switch state {
    case .resting: break
    case .idle, .landing, .holding, .spent:
      state = group.count == thresholds.touches ? .resting(since: time) : .landing
    }
    return nil
  }

  /// Handles a frame that ends the rest after a missed deadline. A hold whose beginning was never
  /// reported has nothing to end.
  private mutating func endAtOnce(_ change: ContactGroup.Change) -> GestureEvent {
    finish(.failed, change.cancellation.map(GestureReason.contactCancelled) ?? .tooLate)
  }

  private mutating func finish(_ phase: GesturePhase, _ reason: GestureReason) -> GestureEvent {
    state = .spent
    return GestureEvent(phase, reason)
  }
}
