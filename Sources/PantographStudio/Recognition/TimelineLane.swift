import PantographCommands
import PantographPlainText
import PantographTouches

/// The lanes of a timeline: bars over the time of a recording.
struct TimelineLane {
  /// The time at the left end, and the length of the whole lane.
  var start: Timestamp
  var span: TimeSpan
  var style: TextStyle
  var glyphs: Glyphs
  /// The width of a lane in columns.
  var width: Int

  /// Creates lanes for a terminal of `columns` columns, beside texts of about 70.
  init(
    from start: Timestamp = .zero, span: TimeSpan, style: TextStyle, glyphs: Glyphs, columns: Int
  ) {
    self.start = start
    self.span = max(span, .microseconds(1))
    self.style = style
    self.glyphs = glyphs
    width = max(14, min(48, columns - 70))
  }

  /// The text above the lanes: 0 at the left, the last time at the right.
  var ruler: String {
    let end = "\(DecimalText(span.seconds, decimals: 2, zeros: .kept)) s"
    return "0" + String(repeating: " ", count: max(1, width - 1 - end.count)) + end
  }

  /// Returns a lane. It is thin from the landing to the recognition, and thick from there to the
  /// end.
  func lane(
    _ start: Timestamp, _ began: Timestamp, _ end: Timestamp,
    _ color: (PrintableText) -> PrintableText
  ) -> PrintableText {
    let first = column(start)
    let told = max(first, column(began))
    let last = max(told, column(end))
    let marks = glyphs.lane
    let before = String(repeating: marks.rest, count: first)
    let undecided = String(repeating: marks.undecided, count: told - first)
    let decided = String(repeating: marks.decided, count: last - told) + marks.end
    let after = String(repeating: marks.rest, count: max(0, width - 1 - last))
    return style.faint("\(before)") + color("\(undecided)\(decided)") + style.faint("\(after)")
  }

  private func column(_ time: Timestamp) -> Int {
    let share = (time - start).seconds / span.seconds
    return max(0, min(width - 1, Int(share * Double(width))))
  }
}

extension Glyphs {
  fileprivate var lane: (rest: String, undecided: String, decided: String, end: String) {
    switch self {
    case .unicode: ("·", "╌", "━", "┫")
    case .ascii: (".", "-", "=", "|")
    }
  }
}
