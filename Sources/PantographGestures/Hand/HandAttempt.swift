import PantographTouches

/// Fingers that are down and whose gesture is still undecided.
struct HandAttempt: Sendable {
  /// Time at which the first finger landed, or at which resting fingers started to move.
  var since: Timestamp
  /// Time of the last change of fingers; movement is measured from it.
  var changed: Timestamp
  /// Largest number of fingers down at once.
  var most: Int
  /// False once these fingers can no longer be a tap.
  var canTap = true
  /// Time of the first lift while other fingers stay down.
  var lifting: Timestamp?
  /// Time from which the movement is large enough but ambiguous.
  var doubtful: Timestamp?
  /// Time of the last evaluation of the movement.
  var examined: Timestamp
  /// Movement since the fingers last changed.
  var motion = HandMotion()
  /// Largest distance of any finger, lifted ones included, from its landing place during the
  /// attempt. `displaced` is the distance at the last evaluation.
  var strayed = 0.0
  var displaced = 0.0
  var isExact = true
  /// Number of fingers that the device counts without a position.
  var untold = 0

  init(at time: Timestamp, fingers: Int) {
    since = time
    changed = time
    examined = time
    most = fingers
  }

  var fingers: Int { motion.count + untold }

  /// Measures the movement of the fingers that are down.
  mutating func measure(_ fingers: inout HandFingers) {
    for index in 0..<fingers.count where fingers[index].role == .member {
      let finger = fingers[index]
      strayed = max(strayed, finger.strayed)
      if !finger.isExact { isExact = false }
    }
    // Fingers that lifted in this frame count with their last position.
    if lifting == nil { displaced = 0 }
    for index in 0..<fingers.count where fingers[index].role == .member {
      displaced = max(displaced, (fingers[index].position - fingers[index].landing).length)
    }
  }

  /// True if all fingers are close enough to their landing places for a tap.
  func isStill(_ thresholds: HandThresholds) -> Bool {
    let unit = isExact ? 1 : thresholds.inexactness
    return displaced <= thresholds.slop * unit && strayed <= thresholds.soloSure * unit
  }

  func evidence(_ rule: HandRule, at time: Timestamp, fingers: Int? = nil) -> HandEvidence {
    HandEvidence(
      rule: rule, fingers: fingers ?? self.fingers, elapsed: time - since,
      together: motion.together.length, apart: motion.apart, around: motion.around,
      furthest: strayed)
  }
}

extension HandAttempt {
  /// Result of an evaluation of the movement.
  enum Finding {
    case open
    /// The movement is large enough but ambiguous.
    case doubt
    /// Fingers that stayed in place do not take part.
    case restingFingers
    case gesture(GestureKind, HandRule)
  }

  /// Returns the share of the required distance that is enough for fingers of this age.
  private func share(
    _ thresholds: HandThresholds, at time: Timestamp, isStarting: Bool
  ) -> Double {
    guard let lateShare = thresholds.slow.share,
      let late = thresholds.late(fingers, since: since, changed: changed), time >= late
    else { return 1 }
    return min(max(isStarting ? min(thresholds.slow.startingShare, lateShare) : lateShare, 0), 1)
  }

  /// Evaluates the movement so far. `isLast`: no more frames come, so the larger movement decides.
  /// `isStarting`: fingers too old for a tap start to move.
  func find(
    _ thresholds: HandThresholds, at time: Timestamp, isLast: Bool, hasRestingFinger: Bool,
    isStarting: Bool
  ) -> Finding {
    let unit = isExact ? 1 : thresholds.inexactness
    let isAwaited = time - changed < thresholds.landingTime(of: fingers) && !isLast
    let sure = thresholds.sure(of: fingers) * unit
    let share = isLast ? 1 : share(thresholds, at: time, isStarting: isStarting)
    if fingers <= 1 {
      let isMoved = motion.longest > thresholds.slop * unit * share
      return isMoved && (!isAwaited || motion.longest >= sure)
        ? .gesture(.drag, isLast ? .decidedAtLift : .leftSlop) : .open
    }
    let together = motion.together.length
    // The corners of a bounding box move apart with the fingers but carry no rotation.
    let around = isExact ? motion.around : 0
    let mutual =
      untold > 0 ? 0 : (motion.apart * motion.apart + around * around).squareRoot()
    let most = max(together, mutual)
    let start = isLast ? thresholds.slop : thresholds.start(of: fingers)
    // Slow fingers that part or turn a little may still become a scroll.
    let isSlow = most < start * unit
    guard isSlow ? together >= start * unit * share : !isAwaited || most >= sure else {
      return .open
    }
    if hasRestingFinger { return .restingFingers }
    if untold > 0 { return .gesture(.stroke(fingers: fingers), .untoldFingers) }
    let apart: GestureKind =
      motion.apart.magnitude >= around.magnitude ? .pinch : .rotation
    if isSlow {
      let isCommon = motion.shortest >= motion.longest * thresholds.slow.evenness
      return isCommon && together >= mutual * thresholds.doubt.clearness
        ? .gesture(.stroke(fingers: fingers), .wentTogether) : .open
    }
    if motion.shortest < thresholds.still * unit, motion.longest >= sure {
      // One of two fingers stayed, so the common and the mutual movement are equal. Along the line
      // between the fingers this is a pinch, across it a scroll with a lazy finger.
      if fingers == 2 { return .gesture(apart == .pinch ? .pinch : .scroll, .oneStayed) }
    }
    let isOver = doubtful.map { time - $0 >= thresholds.doubt.time } ?? false
    let isTurn = apart == .rotation
    if isTurn, !isOver, !isLast,
      around.magnitude < motion.apart.magnitude * thresholds.doubt.clearness,
      mutual >= together
    {
      return .doubt
    }
    if motion.backward
      >= max(thresholds.still * unit, motion.forward * thresholds.doubt.opposedShare),
      mutual >= thresholds.start.ofTwo * unit
    {
      return .gesture(apart, isTurn ? .wentAround : .wentApart)
    }
    if together >= mutual * thresholds.doubt.clearness {
      return .gesture(.stroke(fingers: fingers), isLast ? .decidedAtLift : .wentTogether)
    }
    if mutual >= together * thresholds.doubt.clearness {
      let rule: HandRule = apart == .pinch ? .wentApart : .wentAround
      return .gesture(apart, isLast ? .decidedAtLift : rule)
    }
    guard isOver || isLast else { return .doubt }
    return .gesture(together >= mutual ? .stroke(fingers: fingers) : apart, .doubtEnded)
  }
}

/// A recognized gesture in progress.
struct BegunGesture: Sendable {
  var kind: GestureKind
  var fingers: Int
  /// Time of the first finger's landing.
  var since: Timestamp
  var began: Timestamp
  /// Time of the first lift while other fingers stay down.
  var lifting: Timestamp?
  /// Number of fingers at the beginning that the device counts without a position.
  var untold = 0
  /// True if only the number of these fingers has become smaller.
  var isCountAlone = false
}
