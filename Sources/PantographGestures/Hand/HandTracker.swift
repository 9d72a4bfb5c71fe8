import PantographMotion
import PantographTouches

/// Recognizes gestures of the fingers of one hand: drag, scroll, swipe, pinch, rotation, tap, hold
/// and press.
///
/// Made for touchpads first. Each gesture is recognized as early as the movement allows, from
/// millimetres and times alone, so the report rate changes nothing. Fingers that land or lift one
/// after another belong together; a resting thumb takes no part. Every gesture that began ends or
/// is cancelled exactly once, and `HandEvidence` gives the reason.
public struct HandTracker: Sendable {
  enum State {
    /// No fingers, or only resting ones.
    case idle
    /// `attempt` holds the fingers' state.
    case undecided
    case active(BegunGesture)
  }

  /// The thresholds, constant for the life of the tracker.
  public let thresholds: HandThresholds
  var state = State.idle
  /// The current or last undecided touch. It is not part of `state`, because looking at the state
  /// would copy it about ten times a frame.
  var attempt = HandAttempt(at: Timestamp(microseconds: .min), fingers: 0)
  var fingers = HandFingers()
  var buttons: ButtonSet = []
  var now = Timestamp(microseconds: .min)
  /// Movement of the hand's centroid since it landed, without slop.
  var path = Vector.zero
  /// Movement since the gesture began, without the slop, in millimetres.
  public internal(set) var translation = Vector.zero
  /// Spread of the fingers relative to the spread at the gesture's beginning.
  public internal(set) var scale = 1.0
  /// Rotation since the gesture began, in radians, clockwise.
  public internal(set) var rotation = 0.0
  /// Average movement of the participating fingers in the last frame, in millimetres.
  public internal(set) var movement = Vector.zero
  /// Average movement in the last frame, including that of fingers that hold a button and are not
  /// free yet, in millimetres.
  package internal(set) var step = Vector.zero
  /// Centroid of the participating fingers, in millimetres. After the lift it keeps its last value.
  public internal(set) var centroid = Vector.zero
  /// Velocities of the path, and of scale and rotation.
  var velocities: VelocityTrackerPair

  public init(
    thresholds: HandThresholds = .touchpad, estimator: VelocityEstimator = .lsq2
  ) {
    self.thresholds = thresholds
    velocities = VelocityTrackerPair(estimator)
  }

  /// The gesture in progress.
  public var kind: GestureKind? {
    switch state {
    case .idle, .undecided: nil
    case .active(let begun): begun.kind
    }
  }

  /// Number of fingers in the gesture, or of fingers down if there is none.
  public var touches: Int {
    switch state {
    case .idle: 0
    case .undecided: attempt.most
    case .active(let begun): begun.fingers
    }
  }

  /// The state that a scene reads each frame. The getter is mutating: reading an immutable value
  /// copies it, here 10 kB.
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

  /// Velocity in millimetres per second at a moment. From the first lift on it keeps the velocity
  /// at that lift.
  public func velocity(at time: Timestamp) -> Vector {
    let velocity = velocities(at: time).first
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// Returns the change of `scale` per second.
  public func scaleVelocity(at time: Timestamp) -> Double {
    velocities(at: time).second.x
  }

  /// Returns the change of `rotation` per second, in radians, clockwise.
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

  /// Current speed of the hand, in millimetres per second.
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

  /// Time of the next decision that needs no frame. A caller without frames then calls
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
      if let doubtful = attempt.doubtful { next = min(next, doubtful + thresholds.doubt.time) }
      return next
    case .active(let begun):
      return begun.lifting.map { $0 + thresholds.liftTime }
    }
  }

  /// Advances the clock without a frame: resting fingers send none.
  public mutating func advance(to time: Timestamp, _ tell: (HandEvent) -> Void) {
    // A deadline near the largest timestamp may wrap around and would then be due forever.
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

  /// Processes the next frame, after all deadlines before it.
  public mutating func update(_ frame: consuming ContactFrame, _ tell: (HandEvent) -> Void) {
    update(reading: &frame, tell)
  }

  /// Processes the frame in place and leaves it unchanged. Copying it would take a tenth of the
  /// time.
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

  /// Number of fingers that the device counts without a position.
  private mutating func untold(_ count: Int) -> Int {
    max(0, min(count, ContactFrame.capacity) - fingers.count)
  }

  /// Updates path, scale and rotation so that a finger that lands or lifts changes none of them.
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
