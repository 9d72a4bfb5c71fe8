import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographTouches

/// Draws a recording in progress: the surface with its fingers, and a line of figures.
///
/// It changes no terminal settings, so nothing needs to be restored, however the program ends.
struct LiveDisplay {
  /// The shortest time between two drawings, for 30 per second.
  static let interval = TimeSpan.microseconds(33_334)
  /// The time after which it is drawn again without events, because clocks advance and paths fade.
  static let idle = TimeSpan.milliseconds(100)
  private static let largest = TerminalSize(columns: 74, rows: 22)

  var style: TextStyle
  var glyphs: Glyphs
  /// The text above the surface; `footer` is the text below it.
  var title: PrintableText = ""
  var footer: PrintableText = ""
  private var nextDrawing: Timestamp?
  private var drawnLines = 0

  init(
    style: TextStyle, glyphs: Glyphs = .unicode, title: PrintableText = "",
    footer: PrintableText = ""
  ) {
    self.style = style
    self.glyphs = glyphs
    self.title = title
    self.footer = footer
  }

  /// Returns whether a drawing is due at `now`.
  func isDue(at now: Timestamp) -> Bool {
    nextDrawing.map { now >= $0 } ?? true
  }

  /// Returns the text to write to the terminal. The next drawing is due after `interval`.
  mutating func draw(
    _ contacts: LiveContacts, _ progress: RecordingProgress, in size: TerminalSize,
    at now: Timestamp
  ) -> PrintableText {
    nextDrawing = now + Self.interval
    let lines = lines(contacts, progress, in: size, at: now)
    // The escape sequences around the text ask the terminal to display all of it at once.
    var text: PrintableText = "\u{1b}[?2026h" + home
    for line in lines { text += line + "\u{1b}[K\n" }
    text += "\u{1b}[J\u{1b}[?2026l"
    drawnLines = lines.count
    return text
  }

  /// Returns the text that erases the drawing.
  mutating func erase() -> PrintableText {
    defer { drawnLines = 0 }
    return home + "\u{1b}[J"
  }

  /// Returns the lines of the drawing, which is at most as large as the terminal.
  func lines(
    _ contacts: LiveContacts, _ progress: RecordingProgress, in size: TerminalSize,
    at now: Timestamp
  ) -> [PrintableText] {
    var lines: [PrintableText] = []
    if size.rows >= 6, size.columns >= 8 {
      var pad = PadDrawing(
        surface: contacts.surface.size, columns: min(size.columns, Self.largest.columns),
        rows: min(size.rows - 2, Self.largest.rows), glyphs: glyphs)
      for finger in contacts.fingers where !finger.isDown { pad.add(finger, at: now) }
      for finger in contacts.fingers where finger.isDown { pad.add(finger, at: now) }
      lines = pad.lines(title: title, footer: footer, style: style)
    }
    return lines + [figures(contacts, progress, columns: size.columns - 1, at: now)]
  }

  private func figures(
    _ contacts: LiveContacts, _ progress: RecordingProgress, columns: Int, at now: Timestamp
  ) -> PrintableText {
    guard let start = contacts.start else {
      return fitting([Part("\(glyphs.lamp) ready"), Part("touch to begin"), Part.end], columns)
    }
    let fingers = contacts.fingersDown
    var parts = [
      Part(
        "\(glyphs.lamp) \(Self.clock(now - start))",
        styled: style.red("\(glyphs.lamp)") + " " + style.bold("\(Self.clock(now - start))")),
      Part("\(progress.frames) \(progress.frames == 1 ? "frame" : "frames")"),
      Part("\(ByteCountText(progress.bytes))"),
      Part("\(fingers) \(fingers == 1 ? "finger" : "fingers")"),
    ]
    if progress.drops > 0 {
      let text: PrintableText = "\(progress.drops) \(progress.drops == 1 ? "loss" : "losses")"
      parts.append(Part(text, styled: style.yellow(text)))
    }
    if let rate = contacts.rate { parts.append(Part("\(DecimalText(rate, decimals: 0)) Hz")) }
    if contacts.cancelled > 0 { parts.append(Part("\(contacts.cancelled) refused")) }
    return fitting(parts + [Part.end], columns)
  }

  /// Formats a time in minutes, seconds and tenths.
  static func clock(_ span: TimeSpan) -> String {
    let tenths = max(span.microseconds, 0) / 100_000
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
  }

  private struct Part {
    var text: PrintableText
    var styled: PrintableText

    static let end = Part("Ctrl-C ends")

    init(_ text: PrintableText, styled: PrintableText? = nil) {
      self.text = text
      self.styled = styled ?? text
    }
  }

  /// Joins as many parts as fit, the first ones first.
  private func fitting(_ parts: [Part], _ columns: Int) -> PrintableText {
    var text: PrintableText = ""
    var width = 0
    for part in parts {
      let gap = width == 0 ? 0 : 3
      guard width + gap + part.text.count <= columns else { continue }
      text += PrintableText(repeating: " ", count: gap) + part.styled
      width += gap + part.text.count
    }
    return text
  }

  /// The text that moves the cursor back to the start of the drawing.
  private var home: PrintableText { drawnLines > 0 ? "\r\u{1b}[\(drawnLines)A" : "\r" }
}
