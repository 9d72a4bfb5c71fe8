import PantographTouches

/// The relation of a scene's time to the monotonic clock: equally fast, slower, or stopped.
///
/// The scene's time never goes back. After a change of pace, both times continue from where they
/// are.
public struct SceneTime: Hashable, Sendable {
  /// The seconds of scene time per real second; 0 while the scene's time is stopped.
  public private(set) var pace = 1.0
  private var real: Timestamp
  private var scene: Timestamp

  /// Creates a relation in which the scene's time is `scene` at the time `real` of the monotonic
  /// clock.
  public init(_ scene: Timestamp = .zero, at real: Timestamp) {
    self.real = real
    self.scene = scene
  }

  /// Returns the scene's time at a time of the monotonic clock.
  public func scene(at moment: Timestamp) -> Timestamp {
    if pace == 1 { return scene + (moment - real) }
    return scene + .microseconds(Int64((Double((moment - real).microseconds) * pace).rounded()))
  }

  /// Returns the real time at which the scene's time will be `time`; nil while it is stopped.
  public func real(at time: Timestamp) -> Timestamp? {
    if pace == 1 { return real + (time - scene) }
    guard pace > 0 else { return nil }
    return real + .microseconds(Int64((Double((time - scene).microseconds) / pace).rounded(.up)))
  }

  /// Changes the pace at a time of the monotonic clock.
  public mutating func change(pace: Double, at moment: Timestamp) {
    precondition(pace >= 0 && pace.isFinite, "a pace is zero or more")
    scene = max(scene, self.scene(at: moment))
    real = moment
    self.pace = pace
  }

  /// Moves the scene's time forward by a span at once.
  public mutating func skip(_ span: TimeSpan) {
    scene = scene + max(span, .zero)
  }
}
