import PantographTouches

/// Follows fingers that rest. Once the hold has begun they may move, and it ends when one lifts.
public struct HoldTracker: Tracker {
  private enum State {
    case idle
    case landing
    case resting(since: Timestamp)
    case holding
    /// Over, until all fingers are up.
    case spent
  }

  /// The numbers that it goes by, for as long as it lives.
  public let thresholds: HoldThresholds
  private var state = State.idle
  private var group = ContactGroup()

  /// Waits for fingers that land.
  public init(thresholds: HoldThresholds = HoldThresholds()) {
    self.thresholds = thresholds
  }

  /// How many fingers take part.
  public var touches: Int { group.count }
  /// The middle of the fingers, in millimetres; after the lift, the last one.
  public var centroid: Vector { group.centroid }

  /// When the hold begins unless something comes between; a caller without frames then calls
  /// `advance(to:)`.
  public var deadline: Timestamp? {
    switch state {
    case .resting(let since): since + thresholds.duration
    case .idle, .landing, .holding, .spent: nil
    }
  }

  /// Lets time pass without a frame: resting fingers send none.
  public mutating func advance(to time: Timestamp) -> GestureEvent? {
    guard let deadline, time >= deadline else { return nil }
    state = .holding
    return GestureEvent(.began, .recognized)
  }

  /// Takes the next frame; nil where it changes nothing that a caller could act on.
  public mutating func update(reading frame: inout ContactFrame) -> GestureEvent? {
    let change = group.update(&frame)
    switch state {
    case .idle, .spent:
      guard change.began > 0, group.count == change.began else { return nil }
      return land(change, frame.time)
    case .landing:
      return land(change, frame.time)
    case .resting(let since):
      // What this frame brings happened at its time; fingers may have rested long enough before.
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

  /// The frame that ends the rest comes after the deadline that nobody advanced to. A hold that was
  /// never told begun has nothing to end.
  private mutating func endAtOnce(_ change: ContactGroup.Change) -> GestureEvent {
    finish(.failed, change.cancellation.map(GestureReason.contactCancelled) ?? .tooLate)
  }

  private mutating func finish(_ phase: GesturePhase, _ reason: GestureReason) -> GestureEvent {
    state = .spent
    return GestureEvent(phase, reason)
  }
}
