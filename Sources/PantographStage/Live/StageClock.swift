import PantographTouches

/// Tells a live stage the time, and lets it sleep until input comes.
///
/// A monotonic clock and a live device's descriptor are the executable's, so that nothing here needs
/// them; `VirtualClock` runs a scene as fast as it can.
@MainActor
public protocol StageClock: AnyObject {
  /// The time since the stage began; never earlier than it was.
  var now: Timestamp { get }

  /// Sleeps until input has come or the moment has; without a moment, until input has come. False
  /// once there is nothing to wait for any more.
  func wait(until moment: Timestamp?) throws -> Bool
}

/// Time that passes at once: each sleep ends where it should.
@MainActor
public final class VirtualClock: StageClock {
  /// The moment up to which time was let pass.
  public private(set) var now: Timestamp

  public init(now: Timestamp = .zero) {
    self.now = now
  }

  /// Is at the moment at once; no input comes before it.
  public func wait(until moment: Timestamp?) -> Bool {
    guard let moment else { return false }
    now = max(now, moment)
    return true
  }
}
