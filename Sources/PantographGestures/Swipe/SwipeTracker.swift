import PantographTouches

/// Follows fingers that dash in one direction. It ends during the movement, not with the lift.
public struct SwipeTracker: Tracker {
  private enum State {
    case idle
    /// Fingers are down; the directions that none of them has spoken against.
    case watching(since: Timestamp, open: SwipeDirections)
    /// Over, until all fingers are up; which way, if it was a swipe.
    case spent(SwipeDirections)
  }

  /// The numbers that it goes by, for as long as it lives.
  public let thresholds: SwipeThresholds
  private var state = State.idle
  private var group = ContactGroup()

  /// Waits for fingers that land.
  public init(thresholds: SwipeThresholds = SwipeThresholds()) {
    self.thresholds = thresholds
  }

  /// How many fingers take part.
  public var touches: Int { group.count }
  /// The middle of the fingers, in millimetres; after the lift, the last one.
  public var centroid: Vector { group.centroid }

  /// Which way it went; empty while it is none.
  public var direction: SwipeDirections {
    switch state {
    case .idle, .watching: []
    case .spent(let direction): direction
    }
  }

  /// The first moment at which it is too late.
  public var deadline: Timestamp? {
    switch state {
    case .watching(let since, _): since + thresholds.duration + .microseconds(1)
    case .idle, .spent: nil
    }
  }

  /// Lets time pass without a frame: resting fingers send none.
  public mutating func advance(to time: Timestamp) -> GestureEvent? {
    guard let deadline, time >= deadline else { return nil }
    return fail(.tooLate)
  }

  /// Takes the next frame; nil where it changes nothing that a caller could act on.
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

  /// Those of the directions that no finger has gone against.
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

  /// The direction in which every finger went far enough, and straight enough.
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
