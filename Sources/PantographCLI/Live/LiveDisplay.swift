import Evdev
import Touches

/// The drawing of a recording that goes on: the pad with its fingers, and a line of figures.
///
/// It changes nothing about the terminal that would have to be put back, so however the program
/// ends, the terminal is as it was.
struct LiveDisplay {
  /// The shortest time between two drawings: 30 a second.
  static let interval = TimeSpan.microseconds(33_334)
  private static let largest = TerminalSize(columns: 60, rows: 16)

  var style: TextStyle
  private var nextDrawing: Timestamp?
  private var drawnLines = 0

  init(style: TextStyle) {
    self.style = style
  }

  /// What to write to the terminal at this moment; nil when it is too early for another drawing.
  mutating func draw(
    _ contacts: LiveContacts, _ progress: RecordingProgress, in size: TerminalSize,
    at now: Timestamp
  ) -> String? {
    if let nextDrawing, now < nextDrawing { return nil }
    nextDrawing = now + Self.interval
    let lines = Self.lines(contacts, progress, in: size, style: style)
    // The marks around it ask the terminal to show all of it at once.
    var text = "\u{1b}[?2026h" + home
    for line in lines { text += line + "\u{1b}[K\n" }
    text += "\u{1b}[J\u{1b}[?2026l"
    drawnLines = lines.count
    return text
  }

  /// What takes the drawing away.
  mutating func erase() -> String {
    defer { drawnLines = 0 }
    return home + "\u{1b}[J"
  }

  /// The drawing itself, at most as large as the terminal.
  static func lines(
    _ contacts: LiveContacts, _ progress: RecordingProgress, in size: TerminalSize,
    style: TextStyle
  ) -> [String] {
    var pad = PadDrawing(
      surface: contacts.surface, columns: min(size.columns, largest.columns),
      rows: min(size.rows - 2, largest.rows))
    for finger in contacts.fingers { pad.add(finger) }
    let count = contacts.fingers.count
    let figures = [
      "\(FixedText(progress.elapsed.seconds, decimals: 1)) s", "\(progress.frames) frames",
      "\(count) \(count == 1 ? "finger" : "fingers")", "\(ByteCountText(progress.bytes))",
      "Ctrl-C ends",
    ]
    let line = figures.joined(separator: "  ")
    let fits = size.rows >= 6 && size.columns >= 8
    return (fits ? pad.lines(style: style) : []) + [String(line.prefix(size.columns - 1))]
  }

  /// Back to where the drawing began.
  private var home: String { drawnLines > 0 ? "\r\u{1b}[\(drawnLines)A" : "\r" }
}
