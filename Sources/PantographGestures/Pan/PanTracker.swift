import PantographMotion
import PantographTouches

/// Follows fingers that drag.
///
/// The translation is the sum of how the fingers' center moved: a finger that comes or goes never
/// moves it. Fingers that lift one after another are a lift; a contact that is cancelled cancels.
public struct PanTracker: Tracker {
  private enum State {
    case idle
    /// Fingers are down; the way with enough of them, so far.
    case possible(way: Vector)
    case panning(translation: Vector)
    /// Over; the next begins with a finger that finds none of these left.
    case spent(translation: Vector)

    var translation: Vector {
      switch self {
      case .idle: .zero
      case .possible(let way): way
      case .panning(let translation), .spent(let translation): translation
      }
    }
  }

  /// May change at any time; counts of touches are looked at with the next frame.
  public var thresholds: PanThresholds
  /// The ways that it may begin; may change at any time.
  public var direction: PanDirection
  private var state = State.idle
  private var group = ContactGroup()
  /// The whole way of the center, which velocity is taken from: it knows no slop and no re-basing.
  private var path = Vector.zero
  private var velocityTracker: VelocityTracker

  /// Waits for fingers that land. The estimator tells the velocity.
  public init(
    thresholds: PanThresholds = PanThresholds(), direction: PanDirection = .any,
    estimator: VelocityEstimator = .lsq2
  ) {
    self.thresholds = thresholds
    self.direction = direction
    velocityTracker = VelocityTracker(estimator)
  }

  /// How many fingers take part.
  public var touches: Int { group.count }

  /// The fingers' center, in millimetres; the last one after the lift.
  public var centroid: Vector { group.centroid }

  /// The way of the fingers' center, in millimetres. While the pan has not begun, the way in the
  /// slop; after it is over, the last one.
  public var translation: Vector { state.translation }

  /// The same without a copy of the way so far, which reading a value costs from elsewhere.
  package mutating func readTranslation() -> Vector { state.translation }

  /// Whether it has begun and not ended.
  public var isPanning: Bool {
    switch state {
    case .panning: true
    case .idle, .possible, .spent: false
    }
  }

  /// Millimetres per second at a moment: that of the last frame, or a later one.
  public func velocity(at time: Timestamp) -> Vector {
    let velocity = velocityTracker.velocity(at: time.microseconds)
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// The same without a copy of the way so far; asked again it costs nothing.
  public mutating func fittedVelocity(at time: Timestamp) -> Vector {
    let velocity = velocityTracker.fittedVelocity(at: time.microseconds)
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// The velocity as it was at a moment before the last frames came.
  public func pastVelocity(at time: Timestamp) -> Vector {
    let velocity = velocityTracker.pastVelocity(at: time.microseconds)
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// Counts the translation from here on. The velocity is that of the fingers, which know nothing of it.
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

  /// Begins where the fingers are, whatever the slop; the way so far counts.
  public mutating func begin() {
    switch state {
    case .possible(let way): state = .panning(translation: way)
    case .idle, .panning, .spent: break
    }
  }

  /// Takes the next frame; nil where it changes nothing that a caller could act on.
  public mutating func update(reading frame: inout ContactFrame) -> GestureEvent? {
    let change = group.update(&frame)
    path += change.movement
    switch state {
    case .idle, .spent:
      guard change.began > 0, group.count == change.began else { return nil }
      path = .zero
      velocityTracker.reset()
      follow(frame.time)
      if group.count > thresholds.maximumTouches {
        return finish(.failed, .tooManyFingers, at: .zero)
      }
      state = .possible(way: .zero)
      return nil

    case .possible(let way):
      follow(frame.time)
      return leaveSlop(way, change)

    case .panning(let last):
      // A lift reports no position: what it adds is time, which the reading brings.
      if group.count > 0 { follow(frame.time) }
      let translation = last + change.movement
      if let cancellation = change.cancellation {
        return finish(.cancelled, .contactCancelled(cancellation), at: translation)
      }
      if group.count < thresholds.minimumTouches {
        return finish(.ended, .lifted, at: translation)
      }
      state = .panning(translation: translation)
      return change.movement == .zero ? nil : GestureEvent(.changed, .moved)
    }
  }

  private mutating func leaveSlop(
    _ way: Vector, _ change: ContactGroup.Change
  ) -> GestureEvent? {
    if let cancellation = change.cancellation {
      return finish(.failed, .contactCancelled(cancellation), at: way)
    }
    if group.count == 0 { return finish(.failed, .lifted, at: way) }
    if group.count > thresholds.maximumTouches {
      return finish(.failed, .tooManyFingers, at: way)
    }
    guard group.count >= thresholds.minimumTouches, change.stayed >= thresholds.minimumTouches
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
