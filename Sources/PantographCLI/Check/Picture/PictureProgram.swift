import PantographCommands
import PantographPlainText
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// The program that shows the card of a check and measures the time to its picture.
///
/// A check contains no scene: `pantograph-window` shows the card if there is a screen, and
/// `pantograph-studio` shows it in the terminal otherwise.
struct PictureProgram: Equatable {
  var place: PictureResult.Place
  /// The path of the program and the words that begin its command line.
  var words: [String]

  /// The reason why no program can show a picture.
  struct Missing: Error, Equatable {
    var reason: String
  }

  /// The longest time for which the card is shown, in seconds. Our value: enough for a stroke to and
  /// fro, with a thousand reports.
  static let longest = 10.0

  /// Finds the program for a place. `path` returns the path of a program that is installed.
  static func find(
    _ place: ComputerPlace, hasTerminal: Bool, path: (CompanionProgram) -> String?
  ) throws(Missing) -> PictureProgram {
    let hasScreen = ["WAYLAND_DISPLAY", "DISPLAY"].contains { place.variable($0) != nil }
    if hasScreen, let window = path(.window) {
      return PictureProgram(place: .window, words: [window, "card", "--window"])
    }
    if hasTerminal, let studio = path(.studio) {
      return PictureProgram(place: .terminal, words: [studio, "demo", "card", "--terminal"])
    }
    throw Missing(
      reason: hasScreen || hasTerminal
        ? "pantograph-window and pantograph-studio are not installed"
        : "there is neither a screen nor a terminal to show a picture in")
  }

  /// Shows the card, moved by the device at a node, and returns what was measured.
  func measure(node: String, grabbing: Bool, seconds: Double) -> PictureResult {
    let own = ["--device", node, "--time", "\(seconds)", "--latencies"]
    let process = CapturedProcess.run(
      words + own + (grabbing ? ["--grab"] : []), sharing: [.input, .errors])
    guard process.status == 0 else {
      return .notShown("the program that shows the card ended with an error")
    }
    return .measured(Self.latencies(process.output), place)
  }

  /// Reads what `demo --latencies` prints.
  static func latencies(_ text: String) -> [TimeSpan] {
    text.split(separator: "\n").compactMap { Double($0) }.filter(\.isFinite).map { .seconds($0) }
  }
}
