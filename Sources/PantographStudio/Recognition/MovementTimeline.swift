import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordings
import PantographTouches

/// Draws the gestures of a device's movements as lanes, with the decision about each stroke and the
/// policies that decide otherwise.
struct MovementTimeline {
  var track: MovementRecognition.Track
  var style: TextStyle
  var glyphs: Glyphs
  /// The width of the terminal in columns.
  var width: Int

  private var lanes: TimelineLane {
    TimelineLane(
      from: track.start, span: track.end - track.start, style: style, glyphs: glyphs,
      columns: width)
  }

  /// Writes the timeline line by line, because it may be long.
  func write(_ print: (PrintableText) throws(Failure) -> Void) throws(Failure) {
    if let doubt = track.stream.doubt { try print("  \(style.yellow("\(doubt)"))\n") }
    let wide = track.listed.map(\.record.title.count).max().map { max(10, $0) } ?? 10
    let lanes = lanes
    try print(
      style.faint(
        "  \(left("", 5))  \(left("gesture", wide))  \(lanes.ruler)  \(right("moved", 15))"
          + "  \(right("at lift", 10))") + "\n")
    for gesture in track.listed { try write(gesture, wide, lanes, print) }
    if track.count > track.listed.count {
      try print("  ... and \(track.count - track.listed.count) more; --json lists them all\n")
    }
    guard track.listed.contains(where: { !$0.verdicts.isEmpty }) else { return }
    let space = MovementRecognition.space
    let length = DecimalText(space.length, decimals: 0)
    let scale = DecimalText(space.pointsPerMillimetre, decimals: 1)
    try print(
      style.faint(
        "\n  decisions about a transition of \(length) points, \(scale) points to a millimetre")
        + "\n"
    )
  }

  private func write(
    _ gesture: DeltaReplay.Gesture, _ wide: Int, _ lanes: TimelineLane,
    _ print: (PrintableText) throws(Failure) -> Void
  ) throws(Failure) {
    let record = gesture.record
    let color = record.ending.isLift ? style.green : style.yellow
    let fingers = String(repeating: glyphs.lamp, count: min(5, record.fingers))
    let lane = lanes.lane(record.start, record.start, record.end, color)
    var text: PrintableText =
      "  \(left(fingers, 5))  \(style.bold("\(left(record.title, wide))"))  \(lane)"
    text += "  \(right(moved(record), 15))  \(right(speed(record), 10))"
    text += "  \(color("\(record.endingWords)"))\n"
    if let verdict = gesture.verdicts.first {
      text += "         \(style.faint("\(verdict.policy): \(words(verdict))"))\n"
      for (outcome, names) in others(gesture.verdicts) {
        text += WrappedText("otherwise \(outcome): \(names)", width: width, indent: 9).text
      }
    }
    try print(text)
  }

  /// The decision, or the reason why nothing moved.
  private func words(_ verdict: DeltaDecisions.Verdict) -> String {
    verdict.decision.map { "\($0)" } ?? verdict.refusal.map { "\($0)" } ?? "nothing began"
  }

  /// The policies that decide otherwise than the first one, by outcome.
  private func others(
    _ verdicts: [DeltaDecisions.Verdict]
  ) -> [(outcome: String, names: String)] {
    var names: [(String, [String])] = [("finish", []), ("go back", []), ("nothing", [])]
    let first = verdicts.first.map(outcome) ?? 2
    for verdict in verdicts.dropFirst() where outcome(verdict) != first {
      names[outcome(verdict)].1.append(verdict.policy)
    }
    return names.filter { !$0.1.isEmpty }.map { ($0.0, $0.1.joined(separator: ", ")) }
  }

  private func outcome(_ verdict: DeltaDecisions.Verdict) -> Int {
    switch verdict.decision?.outcome {
    case .finish: 0
    case .cancel: 1
    case nil: 2
    }
  }

  private func moved(_ record: DeltaRecord) -> String {
    switch record.kind {
    case .drag, .scroll, .swipe:
      "\(signed(record.translation.x)) \(signed(record.translation.y)) mm"
    case .pinch, .rotation: "\(glyphs.times)\(DecimalText(record.scale, decimals: 2, zeros: .kept))"
    case .tap, .hold, .press: ""
    }
  }

  private func speed(_ record: DeltaRecord) -> String {
    guard record.kind.isStroke, record.ending.isLift else { return "" }
    return record.velocity == .zero
      ? "at rest" : "\(DecimalText(record.velocity.length, decimals: 0, zeros: .kept)) mm/s"
  }

  private func signed(_ number: Double) -> String {
    let text = DecimalText(number, decimals: 1, zeros: .kept).description
    return text.hasPrefix("-") ? text : "+\(text)"
  }

  private func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
