import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// Shows the drawing of a recording in progress on the terminal of standard error. It shows nothing
/// without such a terminal or with `--quiet`.
struct LivePicture: ~Copyable {
  private var display: LiveDisplay
  private var terminal: LiveTerminal?

  init(
    _ console: borrowing Console, device: DeviceDescription, path: String, isHidden: Bool = false
  ) {
    display = LiveDisplay(
      style: console.errorStyle, glyphs: .ofTerminal, title: Self.title(device),
      footer: path == "-" ? "standard output" : "\(path)")
    guard !isHidden, console.errorIsTerminal, Console.canMoveCursor, !console.isQuiet else {
      return
    }
    terminal = LiveTerminal(behind: STDERR_FILENO)
  }

  var isShown: Bool { terminal != nil }

  /// Shows another device from the next drawing on.
  mutating func turn(to device: DeviceDescription) {
    display.title = Self.title(device)
  }

  /// Shows the path of the recording below the surface from the next drawing on.
  mutating func name(_ path: String) {
    display.footer = "\(path)"
  }

  /// Erases the drawing until it is drawn again.
  mutating func erase() {
    if terminal?.isReady() ?? false { terminal?.write(display.erase()) }
  }

  private static func title(_ device: DeviceDescription) -> PrintableText {
    let surface = SurfaceGeometry(device)
    var size = "\(DecimalText(surface.size.x, decimals: 0)) \(Glyphs.ofTerminal.times) "
    size += "\(DecimalText(surface.size.y, decimals: 0)) mm"
    return "\(device.name)  \(size)\(surface.isAssumed ? " (assumed)" : "")"
  }

  /// Draws if a drawing is due and the terminal has accepted the last one.
  mutating func show(_ contacts: LiveContacts, _ progress: RecordingProgress) {
    let now = MonotonicClock.now
    guard display.isDue(at: now), terminal?.isReady() ?? false else { return }
    var contacts = contacts
    contacts.forget(at: now)
    let size = TerminalSize(of: STDERR_FILENO) ?? TerminalSize(columns: 80, rows: 24)
    terminal?.write(display.draw(contacts, progress, in: size, at: now))
  }

  /// Erases the drawing permanently. A terminal that is stopped retains it.
  mutating func remove() {
    erase()
    terminal = nil
  }
}
