import PantographMotion
import PantographTouches

// Once a gesture has begun: it goes on, gives way to another, ends or is cancelled.
extension HandTracker {
  mutating func proceed(
    _ old: HandCourse, _ change: HandFingers.Change, _ tell: (HandEvent) -> Void
  ) {
    var course = old
    if let cancellation = change.cancellation {
      return finish(
        course, .cancelled, .contactCancelled(cancellation), .contactCancelled, tell)
    }
    if course.kind == .press {
      if buttons.isEmpty { return release(course, tell) }
      fingers.change(.newcomer, to: .pinned)
      let down = fingers.count - fingers.number(of: .resting)
      course.fingers = max(course.fingers, min(down, course.fingers + change.began))
      state = .active(course)
      if leavesPress(course, tell) { return }
      return tellOfMovement(course, tell)
    }
    if fingers.number(of: .member) == 0 {
      return finish(course, .ended, .lifted, .lifted, tell)
    }
    if change.lifted > 0 { course.lifting = course.lifting ?? now }
    state = .active(course)
    if course.lifting == nil, isJoined(course, change) { return regroup(course, tell) }
    if course.kind == .hold {
      resume(course, tell)
    } else {
      tellOfMovement(course, tell)
    }
  }

  /// Whether the gesture is one of more fingers than it began with.
  private mutating func isJoined(_ course: HandCourse, _ change: HandFingers.Change) -> Bool {
    if change.began > 0, course.kind == .hold { return true }
    for index in 0..<fingers.count {
      let finger = fingers[index]
      switch finger.role {
      case .member, .pinned:
        break
      case .newcomer where finger.isThumb, .resting where finger.isThumb:
        break
      case .newcomer:
        // Soon after the beginning it was meant to be part of it and shows so at once; later it may
        // be a thumb that rolls.
        let isSoon = finger.landed - course.began <= thresholds.regroupTime
        if finger.strayed >= (isSoon ? thresholds.still : thresholds.start) { return true }
      case .resting:
        if finger.strayed > thresholds.restSlop { return true }
      }
    }
    return false
  }

  /// The gesture is cancelled, and the hand looked at anew with all the fingers that it has now.
  private mutating func regroup(_ course: HandCourse, _ tell: (HandEvent) -> Void) {
    tell(event(course, .cancelled, .tooManyFingers, .fingerJoined))
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

  /// A hold whose fingers begin to move gives way to what they do then.
  private mutating func resume(_ course: HandCourse, _ tell: (HandEvent) -> Void) {
    guard course.lifting == nil else { return }
    var attempt = HandAttempt(at: course.since, fingers: course.fingers)
    attempt.motion = fingers.motion(since: .change)
    attempt.measure(&fingers)
    attempt.untold = max(0, course.fingers - attempt.motion.count)
    attempt.doubtful = course.began
    guard
      case .gesture(let kind, let rule) = attempt.find(
        thresholds, at: now, isLast: false, hasRestingFinger: false,
        isStarting: isStarting(attempt))
    else { return }
    tell(event(course, .cancelled, .movedTooFar, .wentOn))
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

  private mutating func tellOfMovement(_ course: HandCourse, _ tell: (HandEvent) -> Void) {
    for index in 0..<fingers.count
    where fingers[index].role == .member && fingers[index].position != fingers[index].last {
      return tell(event(course, .changed, .moved, .followed))
    }
  }

  mutating func finish(
    _ course: HandCourse, _ phase: GesturePhase, _ reason: GestureReason, _ rule: HandRule,
    _ tell: (HandEvent) -> Void
  ) {
    // Told while the gesture still stands, so that its velocity is that of the first lift.
    tell(event(course, phase, reason, rule))
    state = .idle
    fingers.change(.member, to: .resting)
    fingers.change(.pinned, to: .resting)
    fingers.change(.newcomer, to: .resting)
  }

  mutating func event(
    _ course: HandCourse, _ phase: GesturePhase, _ reason: GestureReason, _ rule: HandRule
  ) -> HandEvent {
    let motion = fingers.motion(since: .change)
    let evidence = HandEvidence(
      rule: rule, fingers: course.fingers, elapsed: now - course.since,
      together: translation.length, apart: motion.apart, around: motion.around,
      furthest: motion.longest)
    return event(course.kind, phase, reason, evidence, since: course.since)
  }
}
