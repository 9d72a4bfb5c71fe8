import PantographCommands
import PantographPlainText
import PantographTouches

/// A drawing of a touch surface and its fingers, made of dots, in the surface's proportions.
struct PadDrawing {
  /// The width of a fingertip without a reported width, in millimetres. `widths` limits reported
  /// widths.
  private static let fingertip = 9.0
  private static let widths = 4.0...25.0
  /// The time of the last part of a finger's path, which is drawn as strong as the finger.
  private static let recent = TimeSpan.milliseconds(200)

  /// The appearance of a character cell: a finger, or a part of its path.
  private struct Ink: Hashable {
    var finger: Int
    var isFaint: Bool
  }

  /// The size inside the frame, in characters.
  let columns: Int
  let rows: Int
  private let dotsPerMillimetre: Double
  private let glyphs: Glyphs
  private var dots: [[UInt8]]
  private var inks: [[Ink?]]

  /// Creates the largest drawing of a surface that fits, with its frame, into this size.
  init(surface: Vector, columns: Int, rows: Int, glyphs: Glyphs = .unicode) {
    // A character cell has 2 by 4 dots, which are about equally far apart in both directions.
    let width = Double(max(columns - 2, 4) * 2)
    let height = Double(max(rows - 2, 2) * 4)
    let scale = min(width / max(surface.x, 1), height / max(surface.y, 1))
    dotsPerMillimetre = scale
    self.glyphs = glyphs
    self.columns = max(Int((surface.x * scale / 2).rounded()), 1)
    self.rows = max(Int((surface.y * scale / 4).rounded()), 1)
    dots = Array(repeating: Array(repeating: 0, count: self.columns), count: self.rows)
    inks = Array(repeating: Array(repeating: nil, count: self.columns), count: self.rows)
  }

  /// Adds a finger at this moment: its fading path, and its tip if it is down.
  mutating func add(_ finger: LiveContacts.Finger, at now: Timestamp) {
    let number = Int(finger.id.rawValue)
    let marks = finger.marks
    for (from, to) in zip(marks, marks.dropFirst()) {
      let isFaint = !finger.isDown || now - to.time > Self.recent
      line(from.position, to.position, Ink(finger: number, isFaint: isFaint))
    }
    guard let tip = marks.last else { return }
    if finger.isDown {
      disk(tip.position, width: finger.width, Ink(finger: number, isFaint: false))
    } else {
      line(tip.position, tip.position, Ink(finger: number, isFaint: true))
    }
  }

  /// Returns the lines of the drawing. The title is in the upper edge of the frame and the footer
  /// in the lower edge, if they fit.
  func lines(
    title: PrintableText = "", footer: PrintableText = "", style: TextStyle
  ) -> [PrintableText] {
    let frame = glyphs.frame.map { PrintableText($0) }
    var lines = [style.faint(frame[0]) + edge(title, style) + style.faint(frame[2])]
    for row in 0..<rows {
      lines.append(style.faint(frame[3]) + line(row, style) + style.faint(frame[3]))
    }
    lines.append(style.faint(frame[4]) + edge(footer, style) + style.faint(frame[5]))
    return lines
  }

  private func edge(_ words: PrintableText, _ style: TextStyle) -> PrintableText {
    let bar = PrintableText(glyphs.frame[1])
    let room = columns - 4
    guard !words.isEmpty, words.count <= room else {
      return style.faint(PrintableText(repeating: bar, count: columns))
    }
    let rest = PrintableText(repeating: bar, count: room - words.count + 1)
    return style.faint(bar) + " \(words) " + style.faint(rest)
  }

  private func line(_ row: Int, _ style: TextStyle) -> PrintableText {
    var text: PrintableText = ""
    var column = 0
    while column < columns {
      let ink = inks[row][column]
      var run = ""
      while column < columns, inks[row][column] == ink {
        run.append(glyphs.letter(dots[row][column]))
        column += 1
      }
      text += ink.map { style.hue($0.finger, "\(run)", faint: $0.isFaint) } ?? "\(run)"
    }
    return text
  }

  private mutating func line(_ from: Vector, _ to: Vector, _ ink: Ink) {
    guard let start = place(from), let end = place(to) else { return }
    let way = end - start
    let steps = max(Int(max(abs(way.x), abs(way.y)).rounded(.up)), 1)
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let at = Vector(x: start.x + way.x * share, y: start.y + way.y * share)
      set(Int(at.x.rounded(.down)), Int(at.y.rounded(.down)), ink)
    }
  }

  private mutating func disk(_ center: Vector, width: Double?, _ ink: Ink) {
    guard let center = place(center) else { return }
    var width = width ?? 0
    width =
      width > 0 ? min(max(width, Self.widths.lowerBound), Self.widths.upperBound) : Self.fingertip
    let radius = max(width / 2 * dotsPerMillimetre, 1.2)
    let reach = Int(radius) + 1
    let (column, row) = (Int(center.x.rounded(.down)), Int(center.y.rounded(.down)))
    for y in (row - reach)...(row + reach) {
      for x in (column - reach)...(column + reach) {
        let right = Double(x) + 0.5 - center.x
        let down = Double(y) + 0.5 - center.y
        if right * right + down * down <= radius * radius { set(x, y, ink) }
      }
    }
  }

  /// Returns a position in dots; nil if it is not a number. Devices report positions outside their
  /// range; these are clamped to just outside the surface.
  private func place(_ position: Vector) -> Vector? {
    let x = position.x * dotsPerMillimetre
    let y = position.y * dotsPerMillimetre
    guard !x.isNaN, !y.isNaN else { return nil }
    return Vector(
      x: min(max(x, -100), Double(columns * 2 + 100)), y: min(max(y, -100), Double(rows * 4 + 100)))
  }

  private mutating func set(_ x: Int, _ y: Int, _ ink: Ink) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
    let bit: UInt8 =
      switch (x % 2, y % 4) {
      case (0, 3): 0x40
      case (_, 3): 0x80
      case (0, let place): 1 << UInt8(place)
      case (_, let place): 8 << UInt8(place)
      }
    dots[y / 4][x / 2] |= bit
    // A cell has only one color. That of a finger replaces that of a path.
    if let there = inks[y / 4][x / 2], ink.isFaint, !there.isFaint { return }
    inks[y / 4][x / 2] = ink
  }
}
