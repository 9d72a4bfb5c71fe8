internal import CPantographLibevdev
import Glibc
import PantographTouches

/// A playback clock on CLOCK_MONOTONIC whose waits a stop of the loop or a signal interrupts.
///
/// Each wait sleeps through its last 2 ms until an absolute time, with a timer slack of 1 ns. If
/// `spin` is not zero, the last `spin` of the wait is a busy loop. The error is then below 1 µs.
public struct LivePlaybackClock: PlaybackClock {
  private static let precise = TimeSpan.milliseconds(2)

  private let loop: InputLoop
  private let spin: TimeSpan

  public init(loop: InputLoop, spin: TimeSpan = .zero) {
    self.loop = loop
    self.spin = spin
  }

  /// The current time of CLOCK_MONOTONIC.
  public var now: Timestamp { MonotonicClock.now }

  /// Sleeps until `moment`. Returns false if a stop or a signal came first.
  public func wait(until moment: Timestamp) throws(EvdevError) -> Bool {
    let coarse = moment - Self.precise
    // A moment that has already passed still needs one look for a stop.
    while true {
      for wake in try loop.wait(until: coarse) {
        switch wake {
        case .stopped, .signal: return false
        case .device, .hotPlug, .descriptor, .deadline: break
        }
      }
      if now >= coarse { break }
    }
    pantograph_set_timer_slack(1)
    var time = timespec(moment - spin)
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
    while now < moment {}
    return true
  }
}
