import PantographMotion
import PantographTouches

/// Tracks fingers that drag.
///
/// The translation is the sum of the centroid's movements: a finger that lands or lifts never
/// changes it. Fingers that lift one after another count as one lift; a cancelled contact cancels
/// the pan.
public struct PanTracker: Tracker {
  private enum State {
    case idle
    /// Fingers are down; `way` is the movement so far with enough of them.
    case possible(way: Vector)
    case panning(translation: Vector)
    /// The pan ended or failed. The next one begins with a finger that lands after all of these
    /// have lifted.
    case spent(translation: Vector)

    var translation: Vector {
      switch self {
      case .idle: .zero
      case .possible(let way): way
      case .panning(let translation), .spent(let translation): translation
      }
    }
  }

  /// The thresholds. They may change at any time; a changed number of touches takes effect at the
  /// next frame.
  public var thresholds: PanThresholds
  /// Directions in which the pan may begin. May change at any time.
  public var direction: PanDirection
  private var state = State.idle
  private var group = ContactGroup()
  /// Total movement of the centroid, without slop and resets; the velocity is estimated from it.
  private var path = Vector.zero
  private var velocityTracker: VelocityTracker

  /// Creates a tracker without fingers. The estimator computes the velocity.
  public init(
    thresholds: PanThresholds = PanThresholds(), direction: PanDirection = .any,
    estimator: VelocityEstimator = .lsq2
  ) {
    self.thresholds = thresholds
    self.direction = direction
    velocityTracker = VelocityTracker(estimator)
  }

  /// Number of fingers in the pan.
  public var touches: Int { group.count }

  /// Centroid of the fingers, in millimetres. After the lift it keeps its last value.
  public var centroid: Vector { group.centroid }

  /// Movement of the centroid, in millimetres. Before the pan begins it is the movement within the
  /// slop; after the end it keeps its last value.
  public var translation: Vector { state.translation }

  /// Reads the translation in place; reading it from an immutable value copies the path.
  package mutating func readTranslation() -> Vector { state.translation }

  /// True from the beginning of the pan to its end.
  public var isPanning: Bool {
    switch state {
    case .panning: true
    case .idle, .possible, .spent: false
    }
  }

  /// Velocity at a moment, in millimetres per second. The moment may lie after the last frame.
  public func velocity(at time: Timestamp) -> Vector {
    let velocity = velocityTracker.velocity(at: time.microseconds)
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// Reads the velocity in place, without a copy of the path, and caches it.
  public mutating func fittedVelocity(at time: Timestamp) -> Vector {
    let velocity = velocityTracker.fittedVelocity(at: time.microseconds)
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// Returns the velocity at a moment before the last frames.
  public func pastVelocity(at time: Timestamp) -> Vector {
    let velocity = velocityTracker.pastVelocity(at: time.microseconds)
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// Replaces the translation. The velocity stays that of the fingers.
  public mutating func setTranslation(_ translation: Vector) {
    switch state {
    case .panning:
      state = .panning(translation: translation)
    case .spent:
      state = .spent(translation: translation)
    case .idle, .possible:
      break
    }
  }

  /// Begins the pan at once, whatever the slop. The movement so far counts.
  public mutating func begin() {
    switch state {
    case .possible(let way): state = .panning(translation: way)
    case .idle, .panning, .spent: break
    }
  }

  /// Processes the next frame. Returns nil if nothing has changed for the caller.
  public mutating func update(reading frame: inout ContactFrame) -> GestureEvent? {
    let change = group.update(&frame)
    return update(change, fingers: group.count, at: frame.time)
  }

  /// Processes the next change of the fingers. `fingers` is their number after the change.
  @inline(__always)
  mutating func update(
    _ change: ContactGroup.Change, fingers: Int, at time: Timestamp
  ) -> GestureEvent? {
    path += change.movement
    switch state {
    case .idle, .spent:
      guard change.began > 0, fingers == change.began else { return nil }
      path = .zero
      velocityTracker.reset()
      follow(time)
      if fingers > thresholds.maximumTouches {
        return finish(.failed, .tooManyFingers, at: .zero)
      }
      state = .possible(way: .zero)
      return nil

    case .possible(let way):
      follow(time)
      return leaveSlop(way, change, fingers)

    case .panning(let last):
      // A lift reports no position, only a time.
      if fingers > 0 { follow(time) }
      let translation = last + change.movement
      if let cancellation = change.cancellation {
        return finish(.cancelled, .contactCancelled(cancellation), at: translation)
      }
      if fingers < thresholds.minimumTouches {
        return finish(.ended, .lifted, at: translation)
      }
      state = .panning(translation: translation)
      return change.movement == .zero ? nil : GestureEvent(.changed, .moved)
    }
  }

  /// The total movement of the centroid, read in place.
  mutating func readPath() -> Vector { path }

  /// Continues a pan after movements that something else has summed. `addSamples` adds the newest
  /// positions of the path to the tracker of the velocity.
  mutating func resume(
    path: Vector, translation: Vector, _ addSamples: (inout VelocityTracker) -> Void
  ) {
    self.path = path
    setTranslation(translation)
    addSamples(&velocityTracker)
  }

  private mutating func leaveSlop(
    _ way: Vector, _ change: ContactGroup.Change, _ fingers: Int
  ) -> GestureEvent? {
    if let cancellation = change.cancellation {
      return finish(.failed, .contactCancelled(cancellation), at: way)
    }
    if fingers == 0 { return finish(.failed, .lifted, at: way) }
    if fingers > thresholds.maximumTouches {
      return finish(.failed, .tooManyFingers, at: way)
    }
    guard fingers >= thresholds.minimumTouches, change.stayed >= thresholds.minimumTouches
    else { return nil }
    let way = way + change.movement
    let length = way.length
    guard length > thresholds.slop else {
      state = .possible(way: way)
      return nil
    }
    guard direction.permits(way) else { return finish(.failed, .wrongDirection, at: way) }
    let kept = thresholds.removesSlop ? way * ((length - thresholds.slop) / length) : way
    state = .panning(translation: kept)
    return GestureEvent(.began, .recognized)
  }

  private mutating func follow(_ time: Timestamp) {
    velocityTracker.add(MotionSample(time: time.microseconds, x: path.x, y: path.y))
  }

  private mutating func finish(
    _ phase: GesturePhase, _ reason: GestureReason, at translation: Vector
  ) -> GestureEvent {
    state = .spent(translation: translation)
    return GestureEvent(phase, reason)
  }
}
