import PantographTouches

/// Fingers that are down and of which it is not told yet what they do.
struct HandAttempt: Sendable {
  /// When the first of them landed, or took up moving again.
  var since: Timestamp
  /// When they last became more or others: ways are counted from there.
  var changed: Timestamp
  /// How many there were at once at most.
  var most: Int
  /// A touch of these fingers may be a tap.
  var canTap = true
  /// When the first of them lifted, while others are down.
  var lifting: Timestamp?
  /// Since when the movement is large enough and yet not clear.
  var doubtful: Timestamp?
  /// When it was last looked at.
  var examined: Timestamp
  /// How they have moved since they last changed.
  var motion = HandMotion()
  /// The longest way of any of them from where it landed, ever and at the last look, lifted ones too.
  var strayed = 0.0
  var displaced = 0.0
  var isExact = true
  /// Fingers that the device counts and does not show.
  var untold = 0

  init(at time: Timestamp, fingers: Int) {
    since = time
    changed = time
    examined = time
    most = fingers
  }

  var fingers: Int { motion.count + untold }

  /// Takes the ways of the fingers that are down.
  mutating func measure(_ fingers: inout HandFingers) {
    for index in 0..<fingers.count where fingers[index].role == .member {
      let finger = fingers[index]
      strayed = max(strayed, finger.strayed)
      if !finger.isExact { isExact = false }
    }
    // Those that lifted in this frame count with where they were before.
    if lifting == nil { displaced = 0 }
    for index in 0..<fingers.count where fingers[index].role == .member {
      displaced = max(displaced, (fingers[index].position - fingers[index].landing).length)
    }
  }

  /// Whether the fingers are where they landed, as those of a tap.
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
  /// What was found out about the fingers.
  enum Finding {
    case open
    /// The movement is large enough, and not clear.
    case doubt
    /// The fingers that stayed where they were have no part in it.
    case restingFingers
    case gesture(GestureKind, HandRule)
  }

  /// The share of their way after which fingers as old as these begin.
  private func share(
    _ thresholds: HandThresholds, at time: Timestamp, isStarting: Bool
  ) -> Double {
    guard let lateShare = thresholds.lateShare,
      let late = thresholds.late(fingers, since: since, changed: changed), time >= late
    else { return 1 }
    return min(max(isStarting ? min(thresholds.startingShare, lateShare) : lateShare, 0), 1)
  }

  /// Looks at the movement so far. With `isLast` nothing more will come, and what there is must do;
  /// `isStarting` where fingers that are too old for a tap take up moving.
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
    // A box's corners grow apart as its fingers do; that they turn says nothing.
    let around = isExact ? motion.around : 0
    let mutual =
      untold > 0 ? 0 : (motion.apart * motion.apart + around * around).squareRoot()
    let most = max(together, mutual)
    let start = isLast ? thresholds.slop : thresholds.start(of: fingers)
    // Slow fingers that part or turn a little may yet go together.
    let isSlow = most < start * unit
    guard isSlow ? together >= start * unit * share : !isAwaited || most >= sure else {
      return .open
    }
    if hasRestingFinger { return .restingFingers }
    if untold > 0 { return .gesture(.stroke(fingers: fingers), .untoldFingers) }
    let apart: GestureKind =
      motion.apart.magnitude >= around.magnitude ? .pinch : .rotation
    if isSlow {
      let isCommon = motion.shortest >= motion.longest * thresholds.lateEvenness
      return isCommon && together >= mutual * thresholds.clearness
        ? .gesture(.stroke(fingers: fingers), .wentTogether) : .open
    }
    if motion.shortest < thresholds.still * unit, motion.longest >= sure {
      // Two fingers of which one stayed went as much together as apart. Along the line between them
      // that is a pinch; across it, a scroll with a lazy finger.
      if fingers == 2 { return .gesture(apart == .pinch ? .pinch : .scroll, .oneStayed) }
    }
    let isOver = doubtful.map { time - $0 >= thresholds.doubtTime } ?? false
    let isTurn = apart == .rotation
    if isTurn, !isOver, !isLast, around.magnitude < motion.apart.magnitude * thresholds.clearness,
      mutual >= together
    {
      return .doubt
    }
    if motion.backward >= max(thresholds.still * unit, motion.forward * thresholds.opposedShare),
      mutual >= thresholds.start * unit
    {
      return .gesture(apart, isTurn ? .wentAround : .wentApart)
    }
    if together >= mutual * thresholds.clearness {
      return .gesture(.stroke(fingers: fingers), isLast ? .decidedAtLift : .wentTogether)
    }
    if mutual >= together * thresholds.clearness {
      let rule: HandRule = apart == .pinch ? .wentApart : .wentAround
      return .gesture(apart, isLast ? .decidedAtLift : rule)
    }
    guard isOver || isLast else { return .doubt }
    return .gesture(together >= mutual ? .stroke(fingers: fingers) : apart, .doubtEnded)
  }
}

/// A gesture of a hand that has begun.
struct BegunGesture: Sendable {
  var kind: GestureKind
  var fingers: Int
  /// When the first of its fingers landed.
  var since: Timestamp
  var began: Timestamp
  /// When the first of its fingers lifted, while others are down.
  var lifting: Timestamp?
}
