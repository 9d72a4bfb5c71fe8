import PantographMotion
import PantographTouches

/// Tracks two fingers that turn about each other; clockwise is positive.
///
/// While one of them is lifted the rotation waits; a finger that lands or lifts never changes it.
/// The rotation may exceed a full turn.
public struct RotationTracker: Tracker {
  private enum State {
    case idle
    case landing
    /// Two fingers are down: the angle between them, and the rotation so far.
    case measuring(angle: Double, turned: Double)
    /// `angle` is nil while fewer than two fingers are down.
    case rotating(angle: Double?, rotation: Double)
    /// The rotation ended or failed; waits until all fingers are up.
    case spent(rotation: Double)
  }

  /// The thresholds, constant for the life of the tracker.
  public let thresholds: RotationThresholds
  private var state = State.idle
  private var group = ContactGroup()
  /// Total rotation, without slop and resets; the velocity is estimated from it.
  private var whole = 0.0
  private var velocityTracker: VelocityTracker

  /// Creates a tracker without fingers. The estimator computes the velocity.
  public init(
    thresholds: RotationThresholds = RotationThresholds(), estimator: VelocityEstimator = .window100
  ) {
    self.thresholds = thresholds
    velocityTracker = VelocityTracker(estimator)
  }

  /// Number of fingers in the rotation.
  public var touches: Int { group.count }
  /// Centroid of the fingers, in millimetres. After the lift it keeps its last value.
  public var centroid: Vector { group.centroid }

  /// Rotation in radians, without the slop.
  public var rotation: Double {
    switch state {
    case .idle, .landing, .measuring: 0
    case .rotating(_, let rotation), .spent(let rotation): rotation
    }
  }

  /// Returns the velocity of the rotation in radians per second.
  public func velocity(at time: Timestamp) -> Double {
    velocityTracker.velocity(at: time.microseconds).x
  }

  /// Replaces the rotation and resets the velocity.
  public mutating func setRotation(_ rotation: Double) {
    guard case .rotating(let angle, _) = state, rotation.isFinite else { return }
    state = .rotating(angle: angle, rotation: rotation)
    velocityTracker.reset()
  }

  /// Processes the next frame. Returns nil if nothing has changed for the caller.
  public mutating func update(reading frame: inout ContactFrame) -> GestureEvent? {
    let change = group.update(&frame)
    let isSamePair = change.began == 0 && change.ended == 0
    switch state {
    case .idle, .spent:
      guard change.began > 0, group.count == change.began else { return nil }
      state = .landing
      if group.count >= 2 { measure(frame.time) }
      return nil

    case .landing, .measuring:
      if let cancellation = change.cancellation {
        return finish(.failed, .contactCancelled(cancellation), 0)
      }
      if group.count == 0 { return finish(.failed, .lifted, 0) }
      guard group.count >= 2 else {
        state = .landing
        return nil
      }
      guard case .measuring(let angle, let turned) = state, isSamePair else {
        measure(frame.time)
        return nil
      }
      return leaveSlop(angle, turned, frame.time)

    case .rotating(let angle, let rotation):
      if let cancellation = change.cancellation {
        return finish(.cancelled, .contactCancelled(cancellation), rotation)
      }
      if group.count == 0 { return finish(.ended, .lifted, rotation) }
      guard group.count >= 2 else {
        state = .rotating(angle: nil, rotation: rotation)
        return nil
      }
      guard let angle, isSamePair else {
        state = .rotating(angle: self.angle, rotation: rotation)
        return nil
      }
      let step = Self.turn(from: angle, to: self.angle)
      follow(step, frame.time)
      state = .rotating(angle: self.angle, rotation: rotation + step)
      return step == 0 ? nil : GestureEvent(.changed, .moved)
    }
  }

  private mutating func measure(_ time: Timestamp) {
    state = .measuring(angle: angle, turned: 0)
    whole = 0
    velocityTracker.reset()
    follow(0, time)
  }

  private mutating func leaveSlop(
    _ angle: Double, _ turned: Double, _ time: Timestamp
  ) -> GestureEvent? {
    let step = Self.turn(from: angle, to: self.angle)
    let turned = turned + step
    follow(step, time)
    // An angle computed from coordinates has rounding errors; exactly ten degrees must count.
    guard turned != 0, turned.magnitude + 1e-12 >= thresholds.slop else {
      state = .measuring(angle: self.angle, turned: turned)
      return nil
    }
    let removed = turned > 0 ? thresholds.removed : -thresholds.removed
    state = .rotating(angle: self.angle, rotation: turned - removed)
    return GestureEvent(.began, .recognized)
  }

  /// Angle of the line from the first finger to the second, in radians; 0 if both are in one place.
  private var angle: Double {
    let way = group.position(1) - group.position(0)
    return Mathematics.atan2(way.y, way.x)
  }

  /// Returns the difference of two angles, by the shorter of the two rotations.
  private static func turn(from old: Double, to new: Double) -> Double {
    let difference = new - old
    if difference > .pi { return difference - 2 * .pi }
    return difference < -.pi ? difference + 2 * .pi : difference
  }

  private mutating func follow(_ step: Double, _ time: Timestamp) {
    whole += step
    velocityTracker.add(MotionSample(time: time.microseconds, x: whole, y: 0))
  }

  private mutating func finish(
    _ phase: GesturePhase, _ reason: GestureReason, _ rotation: Double
  ) -> GestureEvent {
    state = .spent(rotation: rotation)
    return GestureEvent(phase, reason)
  }
}

/// Thresholds of a rotation with two fingers, as measured of UIKit.
public struct RotationThresholds: Hashable, Sendable {
  /// Angle at which the rotation begins, in radians: 10 degrees.
  public var slop: Double
  /// Part of the fingers' turn that the rotation omits, in radians: 5 degrees.
  public var removed: Double

  /// Creates thresholds. Negative angles become zero, and `removed` is at most `slop`.
  public init(slop: Double = 10 * .pi / 180, removed: Double = 5 * .pi / 180) {
    self.slop = slop >= 0 ? slop : 0
    self.removed = removed >= 0 ? min(removed, self.slop) : 0
  }
}
