import PantographEvdev
import PantographLiveDevices
import PantographTouches

/// The clock, the devices and the computer that a check uses. Tests replace them.
@MainActor
struct CheckHardware {
  /// Creates a clock for one step; its time begins at zero.
  var makeClock: () -> LiveClock
  /// Returns the current time of the clock that stamps the devices' events.
  var now: () -> Timestamp
  /// Lists the connected devices.
  var list: () -> [ListedDevice]
  var place: ComputerPlace
  /// Reads the key that made standard input readable; nil is the end of the input or Ctrl-C.
  var readKey: () -> Character? = { nil }

  /// The hardware of this computer. All clocks sleep in the loop.
  static func own(_ loop: InputLoop) -> CheckHardware {
    CheckHardware(
      makeClock: { LiveClock(loop) }, now: { MonotonicClock.now }, list: { InputDevices.list() },
      place: .own)
  }
}
