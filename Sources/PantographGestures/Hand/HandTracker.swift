import PantographMotion
import PantographTouches

/// Tells what the fingers of one hand do: drag, scroll, swipe, pinch, turn, tap, rest or press.
///
/// For touchpads first of all. Each is told as early as the movement allows, from millimetres and
/// times alone, so that the report rate decides nothing. Fingers that land or lift one after another
/// belong together; a thumb that rests has no part. Every gesture that began ends or is cancelled
/// once; `HandEvidence` says why.
public struct HandTracker: Sendable {
  enum State {
    /// No fingers, or only such as rest.
    case idle
    /// `attempt` says what is known of the fingers.
    case undecided
    case active(BegunGesture)
  }

  /// The numbers that it decides by.
  public let thresholds: HandThresholds
  var state = State.idle
  /// The latest touch of which it was or is to be found out what it does. Not in `state`: a value of its
  /// size would be copied wherever the state is looked at, some ten times a frame.
  var attempt = HandAttempt(at: Timestamp(microseconds: .min), fingers: 0)
  var fingers = HandFingers()
  var buttons: ButtonSet = []
  var now = Timestamp(microseconds: .min)
  /// The way of the hand's middle since it landed; it knows no slop.
  var path = Vector.zero
  /// How far the hand has gone since its gesture began, in millimetres, the slop taken off.
  public internal(set) var translation = Vector.zero
  /// How many times farther apart the fingers are than when their gesture began.
  public internal(set) var scale = 1.0
  /// How far the fingers have turned since their gesture began, in radians, clockwise.
  public internal(set) var rotation = 0.0
  /// How far the fingers that take part went in the last frame, on average, in millimetres.
  public internal(set) var movement = Vector.zero
  /// The same, but of fingers that hold a button it tells each frame's way before they are free.
  package internal(set) var step = Vector.zero
  /// The middle of the fingers that take part, in millimetres; the last one after the lift.
  public internal(set) var centroid = Vector.zero
  /// Of the path, and of scale and rotation.
  var velocities: VelocityTrackerPair

  public init(
    thresholds: HandThresholds = .touchpad, estimator: VelocityEstimator = .lsq2
  ) {
    self.thresholds = thresholds
    velocities = VelocityTrackerPair(estimator)
  }

  /// The gesture under way.
  public var kind: GestureKind? {
    switch state {
    case .idle, .undecided: nil
    case .active(let begun): begun.kind
    }
  }

  /// How many fingers take part: those of the gesture, or those that are down.
  public var touches: Int {
    switch state {
    case .idle: 0
    case .undecided: attempt.most
    case .active(let begun): begun.fingers
    }
  }

  /// What a scene asks in every frame. Reading it counts as changing: a value that is only read is handed
  /// on as a copy, here of 10 kB.
  package var standing: HandStanding {
    mutating get {
      var standing = HandStanding(movement: movement, step: step)
      switch state {
      case .idle:
        break
      case .undecided:
        standing.touches = attempt.most
      case .active(let begun):
        standing.kind = begun.kind
        standing.touches = begun.fingers
      }
      return standing
    }
  }

  /// Millimetres per second at a moment. Once the first finger lifts it is that of that moment.
  public func velocity(at time: Timestamp) -> Vector {
    let velocity = velocities(at: time).first
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// The change of the scale per second.
  public func scaleVelocity(at time: Timestamp) -> Double {
    velocities(at: time).second.x
  }

  /// Radians per second, clockwise.
  public func rotationVelocity(at time: Timestamp) -> Double {
    velocities(at: time).second.y
  }

  private func velocities(at time: Timestamp) -> (first: Velocity, second: Velocity) {
    var copy = velocities
    return copy.velocities(at: lifting(by: time).microseconds)
  }

  mutating func event(
    _ kind: GestureKind, _ phase: GesturePhase, _ reason: GestureReason, _ evidence: HandEvidence,
    since start: Timestamp
  ) -> HandEvent {
    let (velocity, shape) = velocities.velocities(at: lifting(by: now).microseconds)
    let sample = HandSample(
      time: now, start: start, location: centroid, translation: translation, way: path,
      velocity: Vector(x: velocity.x, y: velocity.y), scale: scale, rotation: rotation,
      scaleVelocity: shape.x, rotationVelocity: shape.y)
    return HandEvent(
      kind: kind, phase: phase, reason: reason, evidence: evidence, sample: sample)
  }

  /// Millimetres per second now.
  var speed: Double {
    mutating get {
      let velocity = velocities.firstVelocity(at: lifting(by: now).microseconds)
      return velocity.speed
    }
  }

  private func lifting(by time: Timestamp) -> Timestamp {
    switch state {
    case .active(let begun): min(time, begun.lifting ?? time)
    case .idle, .undecided: time
    }
  }

  /// When something is decided though no frame comes; a caller without frames then calls
  /// `advance(to:)`.
  public var deadline: Timestamp? {
    switch state {
    case .idle:
      return nil
    case .undecided:
      if let lifting = attempt.lifting { return lifting + thresholds.liftTime }
      var next = attempt.since + thresholds.holdTime
      let awaited = attempt.changed + thresholds.landingTime(of: attempt.fingers)
      if awaited > attempt.examined { next = min(next, awaited) }
      if let late = thresholds.late(
        attempt.fingers, since: attempt.since, changed: attempt.changed), late > attempt.examined
      {
        next = min(next, late)
      }
      if let doubtful = attempt.doubtful { next = min(next, doubtful + thresholds.doubtTime) }
      return next
    case .active(let begun):
      return begun.lifting.map { $0 + thresholds.liftTime }
    }
  }

  /// Lets time pass without a frame: resting fingers send none.
  public mutating func advance(to time: Timestamp, _ tell: (HandEvent) -> Void) {
    // At the end of all time a moment may wrap to its beginning, and would be due for ever.
    var last: Timestamp?
    while let deadline, deadline <= time, last.map({ $0 < deadline }) ?? true {
      last = deadline
      now = max(now, deadline)
      switch state {
      case .idle: return
      case .undecided: pass(deadline, attempt, tell)
      case .active(let begun): finish(begun, .ended, .tooFewFingers, .someLifted, tell)
      }
    }
    now = max(now, time)
  }

  /// Takes the next frame, after what was due before it.
  public mutating func update(_ frame: consuming ContactFrame, _ tell: (HandEvent) -> Void) {
    update(reading: &frame, tell)
  }

  /// The same with the frame where it is: it is not changed, and copying it takes a tenth of the time.
  public mutating func update(reading frame: inout ContactFrame, _ tell: (HandEvent) -> Void) {
    advance(to: frame.time, tell)
    var role = HandFinger.Role.member
    if case .active = state { role = .newcomer }
    let change = fingers.update(&frame, at: now, landingAs: role)
    if change.began > 0 { findThumbs() }
    follow(change, isPinned: unpin())
    let hadButtons = !buttons.isEmpty
    buttons = frame.buttons
    if !hadButtons, !buttons.isEmpty, !isUnderWay() {
      press(frame.fingerCount, tell)
    } else {
      switch state {
      case .idle: land(change, untold(frame.fingerCount), tell)
      case .undecided: consider(attempt, change, untold(frame.fingerCount), tell)
      case .active(let begun): proceed(begun, change, tell)
      }
    }
  }

  /// Fingers that the device counts and does not show.
  private mutating func untold(_ count: Int) -> Int {
    max(0, min(count, ContactFrame.capacity) - fingers.count)
  }

  /// Keeps path, scale and rotation: a finger that comes or goes moves none of them.
  private mutating func follow(_ change: HandFingers.Change, isPinned: Bool) {
    let motion = fingers.motion(since: .frame)
    movement = motion.together
    if !isPinned { step = movement }
    guard motion.count > 0 else { return }
    path += motion.together
    var sum = Vector.zero
    for index in 0..<fingers.count where fingers[index].role == .member {
      sum += fingers[index].position
    }
    centroid = sum / Double(motion.count)
    if case .active(let begun) = state {
      translation += motion.together
      if motion.spreadBefore > 0.1, motion.spreadAfter > 0.1 {
        scale *= motion.spreadAfter / motion.spreadBefore
        rotation += motion.angle
      }
      if begun.lifting != nil || change.lifted > 0 { return }
    }
    velocities.add(
      at: now.microseconds, first: (path.x, path.y), second: (scale, rotation))
  }
}
