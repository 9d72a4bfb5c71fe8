import PantographTouches

/// The clock of a live stage, which can also sleep until there is input.
///
/// The program implements one with a monotonic clock and a device's descriptor, so this target
/// needs neither. `VirtualClock` runs a scene as fast as possible.
@MainActor
public protocol StageClock: AnyObject {
  /// The time since the stage began. It never goes back.
  var now: Timestamp { get }

  /// Sleeps until there is input or `moment` has come; nil waits for input only. Returns false once
  /// there is nothing more to wait for.
  func wait(until moment: Timestamp?) throws -> Bool
}

/// A clock without real time: each sleep ends at once, at its wake time.
@MainActor
public final class VirtualClock: StageClock {
  /// The time of the last wake-up.
  public private(set) var now: Timestamp

  public init(now: Timestamp = .zero) {
    self.now = now
  }

  /// Moves the clock to `moment` at once; there is no input before it.
  public func wait(until moment: Timestamp?) -> Bool {
    guard let moment else { return false }
    now = max(now, moment)
    return true
  }
}
