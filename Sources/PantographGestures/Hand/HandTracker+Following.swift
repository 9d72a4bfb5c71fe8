import PantographMotion
import PantographTouches

// After recognition: the gesture continues, is replaced by another, ends or is cancelled.
extension HandTracker {
  mutating func proceed(
    _ old: BegunGesture, _ change: HandFingers.Change, _ tell: (HandEvent) -> Void
  ) {
    var begun = old
    if let cancellation = change.cancellation {
      return finish(
        begun, .cancelled, .contactCancelled(cancellation), .contactCancelled, tell)
    }
    if begun.kind == .press {
      if buttons.isEmpty { return release(begun, tell) }
      fingers.change(.newcomer, to: .pinned)
      let down = fingers.count - fingers.number(of: .resting)
      begun.fingers = max(begun.fingers, min(down, begun.fingers + change.began))
      state = .active(begun)
      if leavesPress(begun, tell) { return }
      return tellOfMovement(begun, tell)
    }
    if fingers.number(of: .member) == 0 {
      return finish(begun, .ended, .lifted, .lifted, tell)
    }
    if change.lifted > 0 || change.fewer > 0 { begun.lifting = begun.lifting ?? now }
    if begun.isCountAlone, change.untold >= begun.untold {
      // The device lost a finger for a moment that has no position anyway.
      begun.lifting = nil
    }
    begun.isCountAlone =
      begun.lifting != nil && change.lifted == 0 && (begun.isCountAlone || change.fewer > 0)
    state = .active(begun)
    if begun.lifting == nil, isJoined(begun, change) { return regroup(begun, tell) }
    if begun.kind == .hold {
      resume(begun, tell)
    } else {
      tellOfMovement(begun, tell)
    }
  }

  /// True if the gesture now has more fingers than at its beginning.
  private mutating func isJoined(_ begun: BegunGesture, _ change: HandFingers.Change) -> Bool {
    if change.began > 0, begun.kind == .hold { return true }
    if change.untold > begun.untold, begun.kind != .press,
      begun.kind == .hold || now - begun.began <= thresholds.regroupTime
    {
      return true
    }
    for index in 0..<fingers.count {
      let finger = fingers[index]
      switch finger.role {
      case .member, .pinned:
        break
      case .newcomer where finger.isThumb, .resting where finger.isThumb:
        break
      case .newcomer:
        // A finger that lands soon after the beginning belongs to the gesture as soon as it moves.
        // A later one may be a rolling thumb.
        let isSoon = finger.landed - begun.began <= thresholds.regroupTime
        if finger.strayed >= (isSoon ? thresholds.still : thresholds.start.ofTwo) { return true }
      case .resting:
        if finger.strayed > thresholds.restSlop { return true }
      }
    }
    return false
  }

  /// Cancels the gesture and starts a new attempt with all fingers that are down.
  private mutating func regroup(_ begun: BegunGesture, _ tell: (HandEvent) -> Void) {
    tell(event(begun, .cancelled, .tooManyFingers, .fingerJoined))
    fingers.change(.newcomer, to: .member)
    for index in 0..<fingers.count
    where fingers[index].role == .resting && fingers[index].strayed > thresholds.restSlop {
      fingers[index].role = .member
    }
    for index in 0..<fingers.count where fingers[index].role == .member {
      fingers[index].settle()
    }
    startAnew(since: now, canTap: false)
  }

  /// Ends a hold whose fingers start to move, and follows their gesture.
  private mutating func resume(_ begun: BegunGesture, _ tell: (HandEvent) -> Void) {
    guard begun.lifting == nil else { return }
    var attempt = HandAttempt(at: begun.since, fingers: begun.fingers)
    attempt.motion = fingers.motion(since: .change)
    attempt.measure(&fingers)
    attempt.untold = max(0, begun.fingers - attempt.motion.count)
    attempt.doubtful = begun.began
    guard
      case .gesture(let kind, let rule) = attempt.find(
        thresholds, at: now, isLast: false, hasRestingFinger: false,
        isStarting: isStarting(attempt))
    else { return }
    tell(event(begun, .cancelled, .movedTooFar, .wentOn))
    begin(kind, rule, attempt, tell)
  }

  mutating func startAnew(since: Timestamp, canTap: Bool) {
    let count = fingers.number(of: .member)
    guard count > 0 else {
      state = .idle
      return
    }
    var attempt = HandAttempt(at: since, fingers: count)
    attempt.changed = now
    attempt.examined = now
    attempt.canTap = canTap
    attempt.motion.count = count
    translation = .zero
    scale = 1
    rotation = 0
    wait(attempt)
  }

  private mutating func tellOfMovement(_ begun: BegunGesture, _ tell: (HandEvent) -> Void) {
    for index in 0..<fingers.count
    where fingers[index].role == .member && fingers[index].position != fingers[index].last {
      return tell(event(begun, .changed, .moved, .followed))
    }
  }

  mutating func finish(
    _ begun: BegunGesture, _ phase: GesturePhase, _ reason: GestureReason, _ rule: HandRule,
    _ tell: (HandEvent) -> Void
  ) {
    // Reported while the gesture still exists, so that its velocity is the one at the first lift.
    tell(event(begun, phase, reason, rule))
    state = .idle
    fingers.change(.member, to: .resting)
    fingers.change(.pinned, to: .resting)
    fingers.change(.newcomer, to: .resting)
  }

  mutating func event(
    _ begun: BegunGesture, _ phase: GesturePhase, _ reason: GestureReason, _ rule: HandRule
  ) -> HandEvent {
    let motion = fingers.motion(since: .change)
    let evidence = HandEvidence(
      rule: rule, fingers: begun.fingers, elapsed: now - begun.since,
      together: translation.length, apart: motion.apart, around: motion.around,
      furthest: motion.longest)
    return event(begun.kind, phase, reason, evidence, since: begun.since)
  }
}
