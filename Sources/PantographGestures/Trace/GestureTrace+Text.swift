import PantographPlainText
import PantographTouches

extension GestureTrace {
  /// One line per frame: `0.056000 s  1 finger   pan began (did all that it asks) · tap failed
  /// (…)`.
  public var lines: [String] { frames.map { $0.text } }

  /// A JSON object with a list of frames, one frame per line; times in seconds, lengths in
  /// millimetres.
  public var json: String {
    var json = GestureTraceJSON()
    for frame in frames { json.add(frame) }
    json.end()
    return json.take()
  }
}

extension GestureTrace.Frame {
  var text: String {
    let seconds = DecimalText(scaled: time.microseconds, decimals: 6)
    var text = "\(seconds) s  \(fingers) \(fingers == 1 ? "finger " : "fingers")  "
    for index in entries.indices {
      if index > 0 { text += " · " }
      text += entries[index].title
      text += " \(entries[index].phase.text)"
      if let cause = entries[index].cause { text += " (\(cause.text))" }
    }
    return text
  }
}

extension GestureTrace.Entry {
  fileprivate var title: String {
    if let hand { "\(name) \(hand.kind.name)" } else { name }
  }
}
