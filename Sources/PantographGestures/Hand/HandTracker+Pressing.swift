import PantographMotion
import PantographTouches

// Physical buttons and the fingers that hold them.
extension HandTracker {
  /// True if a gesture of several fingers continues although a button goes down under it.
  mutating func isUnderWay() -> Bool {
    guard case .active(let begun) = state, begun.lifting == nil else { return false }
    switch begun.kind {
    case .pinch, .rotation: return true
    case .scroll, .swipe: return speed >= thresholds.press.restingSpeed
    case .drag, .tap, .hold, .press: return false
    }
  }

  /// Handles a physical button that goes down.
  mutating func press(_ count: Int, _ tell: (HandEvent) -> Void) {
    if case .active(let begun) = state {
      // The press replaces the gesture.
      tell(event(begun, .cancelled, .recognized, .buttonPressed))
    }
    // A thumb that rests on the pad while another finger points is not part of the click.
    let resting = fingers.number(of: .resting)
    fingers.change(.newcomer, to: .member)
    if resting == fingers.count { fingers.change(.resting, to: .member) }
    var number = max(fingers.number(of: .member), min(count, ContactFrame.capacity) - resting)
    if number == 2, isFingerAndThumb() { number = 1 }
    fingers.change(.member, to: .pinned)
    for index in 0..<fingers.count { fingers[index].origin = fingers[index].position }
    var since = now
    if case .undecided = state { since = attempt.since }
    movement = .zero
    step = .zero
    path = .zero
    translation = .zero
    scale = 1
    rotation = 0
    velocities.reset()
    let begun = BegunGesture(
      kind: .press, fingers: max(0, number), since: since, began: now, lifting: nil)
    state = .active(begun)
    tell(event(begun, .began, .recognized, .buttonPressed))
  }

  /// True if the two pressing fingers are too far apart to be fingers of one hand side by side.
  private mutating func isFingerAndThumb() -> Bool {
    var first: Vector?
    for index in 0..<fingers.count where fingers[index].role == .member {
      guard let other = first else {
        first = fingers[index].position
        continue
      }
      let way = fingers[index].position - other
      return abs(way.x) > thresholds.press.reach.x || abs(way.y) > thresholds.press.reach.y
    }
    return false
  }

  /// Frees pressing fingers that have moved, without losing any of their movement. Returns true if
  /// all pressing fingers were pinned until now.
  mutating func unpin() -> Bool {
    guard case .active(let begun) = state, begun.kind == .press else { return false }
    let isPinned = fingers.number(of: .member) == 0
    var sum = Vector.zero
    var count = 0.0
    for index in 0..<fingers.count where fingers[index].role == .pinned {
      let finger = fingers[index]
      sum += finger.position - finger.last
      count += 1
      if (finger.position - finger.origin).length >= thresholds.press.slop {
        fingers[index].role = .member
        fingers[index].last = finger.origin
      }
    }
    if isPinned { step = count > 0 ? sum / count : .zero }
    return isPinned
  }

  /// Turns a press into a scroll or swipe if all its fingers move in one direction.
  mutating func leavesPress(_ begun: BegunGesture, _ tell: (HandEvent) -> Void) -> Bool {
    let count = fingers.number(of: .member)
    guard begun.fingers >= 2, count >= 2, fingers.number(of: .pinned) == 0 else { return false }
    var attempt = HandAttempt(at: begun.since, fingers: count)
    attempt.changed = begun.began
    attempt.motion = fingers.motion(since: .change)
    attempt.measure(&fingers)
    let motion = attempt.motion
    let mutual = (motion.apart * motion.apart + motion.around * motion.around).squareRoot()
    let together = motion.together.length
    guard together >= thresholds.start(of: count) + thresholds.press.slop,
      together >= mutual * thresholds.doubt.clearness
    else { return false }
    tell(event(begun, .cancelled, .movedTooFar, .wentOn))
    begin(.stroke(fingers: count), .wentTogether, attempt, tell)
    return true
  }

  mutating func release(_ begun: BegunGesture, _ tell: (HandEvent) -> Void) {
    tell(event(begun, .ended, .lifted, .buttonReleased))
    fingers.change(.pinned, to: .member)
    guard fingers.number(of: .member) > 0 else {
      state = .idle
      return
    }
    // The fingers may start to point or scroll.
    fingers.settle()
    startAnew(since: now, canTap: false)
  }

  /// Marks thumbs: fingers that land far below a fast pointing finger, or far to its side.
  mutating func findThumbs() {
    guard case .active(let begun) = state, begun.kind == .drag,
      speed > thresholds.thumb.speed
    else { return }
    var lowest = -Double.infinity
    var pointing = Vector.zero
    for index in 0..<fingers.count where fingers[index].role == .member {
      lowest = max(lowest, fingers[index].position.y)
      pointing = fingers[index].position
    }
    for index in 0..<fingers.count where fingers[index].role == .newcomer {
      guard fingers[index].landed == now else { continue }
      let place = fingers[index].position
      if place.y - lowest > thresholds.thumb.reach
        || abs(place.x - pointing.x) > thresholds.thumb.side
      {
        fingers[index].isThumb = true
      }
    }
  }
}
