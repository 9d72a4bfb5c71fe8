import PantographTouches

/// How a scene's time runs beside the monotonic clock: as fast, slower, or not at all.
///
/// It never goes back, and both times count on from wherever the pace changes.
public struct SceneTime: Hashable, Sendable {
  /// Seconds of the scene for each second; 0 while it stands still.
  public private(set) var pace = 1.0
  private var real: Timestamp
  private var scene: Timestamp

  /// The scene's time is `scene` at the moment `real` of the monotonic clock.
  public init(_ scene: Timestamp = .zero, at real: Timestamp) {
    self.real = real
    self.scene = scene
  }

  /// The scene's time at a moment of the monotonic clock.
  public func scene(at moment: Timestamp) -> Timestamp {
    if pace == 1 { return scene + (moment - real) }
    return scene + .microseconds(Int64((Double((moment - real).microseconds) * pace).rounded()))
  }

  /// When the scene's time will be that; nil while it stands still.
  public func real(at time: Timestamp) -> Timestamp? {
    if pace == 1 { return real + (time - scene) }
    guard pace > 0 else { return nil }
    return real + .microseconds(Int64((Double((time - scene).microseconds) / pace).rounded(.up)))
  }

  /// Runs at another pace from that moment on.
  public mutating func change(pace: Double, at moment: Timestamp) {
    precondition(pace >= 0 && pace.isFinite, "a pace is zero or more")
    scene = max(scene, self.scene(at: moment))
    real = moment
    self.pace = pace
  }

  /// Lets the scene be that much further at once.
  public mutating func skip(_ span: TimeSpan) {
    scene = scene + max(span, .zero)
  }
}
