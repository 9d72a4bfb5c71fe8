import PantographCommands
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
  /// Shows a card that the device at a node moves, for a time in seconds, and measures the time to its
  /// picture; or the reason why no picture can be shown.
  var picture: Result<ShowPicture, PictureProgram.Missing> = .failure(
    PictureProgram.Missing(reason: "this computer has no display"))
  /// Reads the key that made standard input readable; nil is the end of the input or Ctrl-C.
  var readKey: () -> Character? = { nil }

  /// The hardware of this computer. All clocks sleep in the loop.
  static func own(_ loop: InputLoop) -> CheckHardware {
    CheckHardware(
      makeClock: { LiveClock(loop) }, now: { MonotonicClock.now }, list: { InputDevices.list() },
      place: .own)
  }

  typealias ShowPicture = (_ node: String, _ grabbing: Bool, _ seconds: Double) -> PictureResult

  /// Adds the program that shows a picture, in a window or in this terminal.
  mutating func findPicture(hasTerminal: Bool) {
    do throws(PictureProgram.Missing) {
      let program = try PictureProgram.find(place, hasTerminal: hasTerminal, path: \.path)
      picture = .success { program.measure(node: $0, grabbing: $1, seconds: $2) }
    } catch {
      picture = .failure(error)
    }
  }
}
