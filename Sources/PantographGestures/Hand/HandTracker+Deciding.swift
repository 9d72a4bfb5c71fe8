import PantographMotion
import PantographTouches

// Before a gesture: fingers land, and their movement is evaluated.
extension HandTracker {
  /// Starts an attempt from rest.
  mutating func land(
    _ change: HandFingers.Change, _ untold: Int, _ tell: (HandEvent) -> Void
  ) {
    var wakes = false
    for index in 0..<fingers.count
    where fingers[index].role == .resting && fingers[index].strayed > thresholds.restSlop {
      fingers[index].role = .member
      wakes = true
    }
    guard fingers.number(of: .member) > 0 else { return }
    reset()
    if !wakes { fingers.settle() }
    var attempt = HandAttempt(at: now, fingers: fingers.number(of: .member) + untold)
    attempt.canTap = !wakes
    attempt.untold = untold
    wait(attempt)
    // Resting fingers that take part again have moved far enough for an immediate decision.
    if wakes { examine(attempt, isLast: false, tell) }
  }

  /// Stores the attempt as undecided.
  mutating func wait(_ attempt: HandAttempt) {
    self.attempt = attempt
    state = .undecided
  }

  private mutating func reset() {
    path = .zero
    translation = .zero
    scale = 1
    rotation = 0
    velocities.reset()
  }

  /// Processes a frame while the gesture is undecided.
  mutating func consider(
    _ old: HandAttempt, _ change: HandFingers.Change, _ untold: Int, _ tell: (HandEvent) -> Void
  ) {
    var attempt = old
    let members = fingers.number(of: .member)
    // A lifting finger has no new position, so the remaining ones are measured first.
    if members > 0 {
      let isLift = change.lifted > 0 || change.fewer > 0
      if isLift, attempt.canTap, now - attempt.since <= thresholds.tapTime,
        attempt.isStill(thresholds)
      {
        fingers.forgiveMovement(below: thresholds.liftSlop)
      }
      attempt.measure(&fingers)
    }
    if members == 0 {
      if let cancellation = change.cancellation {
        return fail(attempt, .contactCancelled(cancellation), .contactCancelled, tell)
      }
      return conclude(attempt, tell)
    }
    let isChanged =
      change.began > 0 || change.cancellation != nil || change.jumped > 0
      || untold > attempt.untold
    if change.lifted > 0 || change.fewer > 0 {
      attempt.lifting = attempt.lifting ?? now
    } else if isChanged {
      // Fingers landed after others had lifted: the attempt continues with those that are down now.
      attempt.lifting = nil
    }
    attempt.untold = attempt.lifting == nil ? untold : attempt.untold
    if change.cancellation != nil { attempt.most = members + untold }
    attempt.most = max(attempt.most, members + attempt.untold)
    if isChanged {
      attempt.changed = now
      attempt.doubtful = nil
      attempt.motion = HandMotion()
      if !attempt.isExact {
        attempt.strayed = 0
        attempt.displaced = 0
      }
      for index in 0..<fingers.count where fingers[index].role == .member {
        fingers[index].origin = fingers[index].position
        if !attempt.isExact { fingers[index].settle() }
      }
    }
    guard attempt.lifting == nil else {
      wait(attempt)
      return
    }
    examine(attempt, isLast: false, tell)
  }

  /// Handles a deadline that has passed.
  mutating func pass(_ time: Timestamp, _ old: HandAttempt, _ tell: (HandEvent) -> Void) {
    var attempt = old
    if attempt.lifting != nil {
      examine(attempt, isLast: true, tell)
      if case .active(let begun) = state {
        return finish(begun, .ended, .tooFewFingers, .someLifted, tell)
      }
      return fail(attempt, .tooFewFingers, .someLifted, tell)
    }
    attempt.examined = time
    if time >= attempt.since + thresholds.holdTime {
      begin(.hold, .rested, attempt, tell)
    } else {
      examine(attempt, isLast: false, tell)
    }
  }

  private mutating func examine(
    _ old: HandAttempt, isLast: Bool, _ tell: (HandEvent) -> Void
  ) {
    var attempt = old
    if !isLast { attempt.motion = fingers.motion(since: .change) }
    attempt.examined = max(attempt.examined, now)
    let finding = attempt.find(
      thresholds, at: now, isLast: isLast, hasRestingFinger: restingFinger() != nil && !isLast,
      isStarting: isStarting(attempt))
    switch finding {
    case .open:
      attempt.doubtful = nil
      wait(attempt)
    case .doubt:
      attempt.doubtful = attempt.doubtful ?? now
      wait(attempt)
    case .restingFingers:
      while let index = restingFinger() {
        fingers[index].role = .resting
        fingers[index].settle()
      }
      attempt.doubtful = nil
      examine(attempt, isLast: false, tell)
    case .gesture(let kind, let rule):
      begin(kind, rule, attempt, tell)
    }
  }

  /// True if fingers too old for a tap start to move.
  mutating func isStarting(_ attempt: HandAttempt) -> Bool {
    thresholds.isTooOldForTap(attempt.fingers, since: attempt.since, at: now)
      && speed >= thresholds.slow.startingSpeed
  }

  /// Returns a member that stays in place and landed long before a moving one; nil if there is
  /// none.
  private mutating func restingFinger() -> Int? {
    var latest: Timestamp?
    for index in 0..<fingers.count
    where fingers[index].role == .member && way(index) >= thresholds.still {
      latest = max(latest ?? fingers[index].landed, fingers[index].landed)
    }
    guard let latest else { return nil }
    for index in 0..<fingers.count
    where fingers[index].role == .member && way(index) < thresholds.still
      && latest - fingers[index].landed >= thresholds.restTime
    {
      return index
    }
    return nil
  }

  private mutating func way(_ index: Int) -> Double {
    (fingers[index].position - fingers[index].origin).length
  }

  mutating func begin(
    _ kind: GestureKind, _ rule: HandRule, _ attempt: HandAttempt, _ tell: (HandEvent) -> Void
  ) {
    let count = max(1, attempt.fingers)
    state = .active(
      BegunGesture(
        kind: kind, fingers: count, since: attempt.since, began: now, lifting: nil,
        untold: attempt.untold))
    let kept = share(beyondSlopOf: attempt, kind)
    translation = attempt.motion.together * kept
    scale = 1
    rotation = 0
    if kind == .pinch || kind == .rotation, attempt.motion.spreadBefore > 0.1 {
      scale += (attempt.motion.spreadAfter / attempt.motion.spreadBefore - 1) * kept
      rotation = attempt.motion.angle * kept
    }
    tell(
      event(
        kind, .began, .recognized, attempt.evidence(rule, at: now), since: attempt.since))
  }

  /// Returns the share of the movement that lies beyond the slop.
  private mutating func share(beyondSlopOf attempt: HandAttempt, _ kind: GestureKind) -> Double {
    let motion = attempt.motion
    let unit = attempt.isExact ? 1 : thresholds.inexactness
    let slop =
      unit * (attempt.fingers <= 1 ? thresholds.slop : thresholds.start(of: attempt.fingers))
    let length: Double
    switch kind {
    case .drag, .scroll, .swipe: length = motion.together.length
    case .pinch: length = motion.apart.magnitude
    case .rotation: length = motion.around.magnitude
    case .tap, .hold, .press: return 0
    }
    return length > slop ? (length - slop) / length : 0
  }

  /// Decides after the last lift: a tap, a fast stroke, or nothing.
  private mutating func conclude(_ attempt: HandAttempt, _ tell: (HandEvent) -> Void) {
    let isStill = attempt.isStill(thresholds)
    if isStill, attempt.canTap, now - attempt.since <= thresholds.tapTime {
      state = .idle
      let evidence = attempt.evidence(.liftedInTime, at: now, fingers: attempt.most)
      return tell(event(.tap, .ended, .recognized, evidence, since: attempt.since))
    }
    examine(attempt, isLast: true, tell)
    if case .active(let begun) = state {
      return finish(begun, .ended, .lifted, .lifted, tell)
    }
    if isStill {
      fail(attempt, .tooLate, .tooLongForTap, tell)
    } else {
      fail(attempt, .movedTooFar, .movedTooFarForTap, tell)
    }
  }

  private mutating func fail(
    _ attempt: HandAttempt, _ reason: GestureReason, _ rule: HandRule, _ tell: (HandEvent) -> Void
  ) {
    state = .idle
    fingers.change(.member, to: .resting)
    // A finger left over from another gesture is not reported as a failed tap.
    guard attempt.canTap else { return }
    let evidence = attempt.evidence(rule, at: now, fingers: attempt.most)
    tell(event(.tap, .failed, reason, evidence, since: attempt.since))
  }
}
