/// Distinguishes strokes from jumps, step by step, for one contact.
struct JumpWatch: Sendable {
  /// The contact's last steps. They are scaled to the thresholds' interval.
  private enum State: Sendable {
    /// The contact landed or was not reported for long, so there is no step to compare the next one
    /// with.
    case fresh
    case moving(step: Vector)
    /// The step from `origin` is held back; `last` is the one before it.
    case suspicious(step: Vector, origin: Vector, last: Vector?)
  }

  enum Verdict: Sendable {
    case movement
    /// The step is held back and decided at the next report.
    case undecided
    case jump
  }

  private var state = State.fresh

  /// Judges the contact's movement between two reports. `isAlone` is true if there is no other
  /// contact.
  mutating func judge(
    from start: Vector, to end: Vector, in span: TimeSpan, isAlone: Bool,
    _ thresholds: JumpThresholds
  ) -> Verdict {
    let way = end - start
    let isTimed = span > .zero && span <= thresholds.longestGap
    let step = isTimed ? way * (thresholds.interval.seconds / span.seconds) : .zero
    switch state {
    case .suspicious where span == .zero:
      return .undecided
    case .suspicious(let first, let origin, let last):
      if isTimed, thresholds.isOnward(step, after: first) {
        state = .moving(step: step)
        return .movement
      }
      state = last.map { .moving(step: $0) } ?? .fresh
      // The contact went there and back: the position between was wrong, and the contact is the
      // same.
      if (end - origin).length < thresholds.leastStep { return .movement }
      state = .fresh
      return .jump
    case .fresh:
      return watch(way, step, after: nil, from: start, isTimed, isAlone, thresholds)
    case .moving(let last):
      return watch(way, step, after: last, from: start, isTimed, isAlone, thresholds)
    }
  }

  /// Discards the previous steps, which say nothing about those that follow.
  mutating func forget() {
    state = .fresh
  }

  private mutating func watch(
    _ way: Vector, _ step: Vector, after last: Vector?, from origin: Vector, _ isTimed: Bool,
    _ isAlone: Bool, _ thresholds: JumpThresholds
  ) -> Verdict {
    guard isTimed else {
      state = .fresh
      return .movement
    }
    let length = step.length
    if way.length >= thresholds.leastStep {
      // Time stamps are uneven: a short step may seem to take no time at all.
      if length > thresholds.impossible, way.length > thresholds.distance {
        state = .fresh
        return .jump
      }
      let isSudden = last.map { length > $0.length + thresholds.increase } ?? false
      let isOnward =
        last.map { last in
          thresholds.isOnward(step, after: last)
            && (length <= thresholds.gain * last.length
              || isAlone && last.length >= thresholds.aloneStep)
        } ?? false
      if isSudden || length > thresholds.distance, !isOnward {
        state = .suspicious(step: step, origin: origin, last: last)
        return .undecided
      }
    }
    state = .moving(step: step)
    return .movement
  }
}

extension JumpThresholds {
  /// Whether a step continues the one before it in the same direction.
  fileprivate func isOnward(_ step: Vector, after last: Vector) -> Bool {
    let length = step.length
    guard length > 0, length >= last.length * onwardShare else { return false }
    return step.x * last.x + step.y * last.y >= onwardCosine * length * last.length
  }
}
