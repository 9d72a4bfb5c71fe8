internal import CPantographLibevdev
import Glibc
import PantographTouches

/// CLOCK_MONOTONIC, which a loop's stop or signal interrupts.
///
/// The last 2 ms are slept to an absolute moment with a timer slack of 1 ns; where `spin` is not
/// zero, as much of the rest is spent awake, for an error below a microsecond.
public struct LivePlaybackClock: PlaybackClock {
  private static let precise = TimeSpan.milliseconds(2)

  private let loop: InputLoop
  private let spin: TimeSpan

  public init(loop: InputLoop, spin: TimeSpan = .zero) {
    self.loop = loop
    self.spin = spin
  }

  /// The time of CLOCK_MONOTONIC.
  public var now: Timestamp { MonotonicClock.now }

  /// Sleeps until the moment; false where a stop or a signal came before.
  public func wait(until moment: Timestamp) throws(EvdevError) -> Bool {
    let coarse = moment - Self.precise
    // A wait that is over already still looks for a stop.
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
