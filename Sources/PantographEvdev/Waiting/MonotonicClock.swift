import Glibc
import PantographTouches

/// The clock that the timestamps of live devices come from: CLOCK_MONOTONIC.
public enum MonotonicClock {
  /// The current time of CLOCK_MONOTONIC.
  public static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Timestamp(seconds: Int64(time.tv_sec), microseconds: Int64(time.tv_nsec) / 1000)
  }
}

extension timespec {
  /// Creates the time since the clock's zero. Negative times become zero.
  init(_ time: Timestamp) {
    let microseconds = max(0, time.microseconds)
    self.init(
      tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1000)
  }
}
