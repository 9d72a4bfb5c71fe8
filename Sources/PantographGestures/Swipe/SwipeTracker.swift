import PantographTouches

/// Tracks fingers that move fast in one direction. The swipe ends during the movement, not at the
/// lift.
public struct SwipeTracker: Tracker {
  private enum State {
    case idle
    /// Fingers are down; `open` holds the directions that no finger has contradicted.
    case watching(since: Timestamp, open: SwipeDirections)
    /// The swipe ended or failed; waits until all fingers are up. Holds the direction of a
    /// recognized swipe.
    case spent(SwipeDirections)
  }

  /// The thresholds, constant for the life of the tracker.
  public let thresholds: SwipeThresholds
  private var state = State.idle
  private var group = ContactGroup()

  /// Creates a tracker without fingers.
  public init(thresholds: SwipeThresholds = SwipeThresholds()) {
    self.thresholds = thresholds
  }

  /// Number of fingers in the swipe.
  public var touches: Int { group.count }
  /// Centroid of the fingers, in millimetres. After the lift it keeps its last value.
  public var centroid: Vector { group.centroid }

  /// Direction of the recognized swipe; empty before.
  public var direction: SwipeDirections {
    switch state {
    case .idle, .watching: []
    case .spent(let direction): direction
    }
  }

  /// First moment that is too late for a swipe.
  public var deadline: Timestamp? {
    switch state {
    case .watching(let since, _): since + thresholds.duration + .microseconds(1)
    case .idle, .spent: nil
    }
  }

  /// Advances the clock without a frame: resting fingers send none.
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
      return watch(change, since: frame.time, thresholds.directions.effective, frame.time)
    case .watching(let since, let open):
      return watch(change, since: since, open, frame.time)
    }
  }

  private mutating func watch(
    _ change: ContactGroup.Change, since: Timestamp, _ open: SwipeDirections, _ time: Timestamp
  ) -> GestureEvent? {
    if let cancellation = change.cancellation { return fail(.contactCancelled(cancellation)) }
    if group.count > thresholds.touches { return fail(.tooManyFingers) }
    if change.ended > 0 { return fail(.lifted) }
    let elapsed = time - since
    if elapsed > thresholds.duration { return fail(.tooLate) }
    let open = unopposed(open)
    if open.isEmpty { return fail(.wrongDirection) }
    if let direction = match(open, after: elapsed.seconds) {
      state = .spent(direction)
      return GestureEvent(.ended, .recognized)
    }
    state = .watching(since: since, open: open)
    return nil
  }

  /// Returns the directions that no finger has moved against.
  private func unopposed(_ open: SwipeDirections) -> SwipeDirections {
    var left = open
    for bit in 0..<UInt(4) {
      let direction = SwipeDirections(rawValue: 1 << bit)
      for index in 0..<group.count
      where direction.parts(of: group.way(index)).forward < -thresholds.retreat {
        left.remove(direction)
      }
    }
    return left
  }

  /// Returns the direction in which every finger moved far and straight enough; nil if there is
  /// none.
  private func match(_ open: SwipeDirections, after seconds: Double) -> SwipeDirections? {
    guard group.count == thresholds.touches else { return nil }
    let distance = thresholds.distance * (1 - thresholds.distanceDecay * seconds)
    let deviation = thresholds.deviation * (1 - thresholds.deviationDecay * seconds)
    for bit in 0..<UInt(4) {
      let direction = SwipeDirections(rawValue: 1 << bit)
      guard open.contains(direction) else { continue }
      var qualified = 0
      for index in 0..<group.count {
        let (forward, aside) = direction.parts(of: group.way(index))
        if forward >= distance, aside <= deviation { qualified += 1 }
      }
      if qualified == group.count { return direction }
    }
    return nil
  }

  private mutating func fail(_ reason: GestureReason) -> GestureEvent {
    state = .spent([])
    return GestureEvent(.failed, reason)
  }
}
