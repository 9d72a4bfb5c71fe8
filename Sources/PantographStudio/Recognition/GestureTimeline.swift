import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographStage
import PantographTouches

/// Draws the recognized gestures as lanes over the time of the recording.
struct GestureTimeline {
  var recognition: TrackRecognition
  var style: TextStyle
  var glyphs: Glyphs
  /// The width of the terminal in columns.
  var width: Int

  private var lanes: TimelineLane {
    TimelineLane(span: recognition.duration, style: style, glyphs: glyphs, columns: width)
  }

  /// Writes the timeline line by line, because it may be long.
  func write(_ print: (PrintableText) throws(Failure) -> Void) throws(Failure) {
    let (gestures, runs) = (recognition.gestures, recognition.runs)
    guard gestures.count > 0 || runs.count > 0 else {
      return try print("  \(style.faint("no gesture was recognized"))\n")
    }
    try write(gestures, print)
    try write(runs, print)
  }

  private func write(
    _ gestures: StoredValues<GestureRecord>, _ print: (PrintableText) throws(Failure) -> Void
  ) throws(Failure) {
    var wide = 10
    try gestures.each { wide = max(wide, $0.title.count) }
    try print(heading("gesture", wide))
    try gestures.each { gesture throws(Failure) in
      let title = gesture.title
      let fingers = String(repeating: glyphs.lamp, count: min(5, gesture.fingers))
      let lane = lanes.lane(gesture.start, gesture.began, gesture.end, color(gesture.outcome))
      var text: PrintableText =
        "  \(left(fingers, 5))  \(style.bold("\(left(title, wide))"))  \(lane)"
      text += "  \(right(moved(gesture), 15))  \(right(speed(gesture), 10))"
      text += "  \(color(gesture.outcome)("\(gesture.endingWords)"))\n"
      text += "         \(style.faint("\(gesture.why)"))\n"
      try print(text)
    }
  }

  private func write(
    _ runs: StoredValues<RecognizerRun>, _ print: (PrintableText) throws(Failure) -> Void
  ) throws(Failure) {
    guard runs.count > 0 else { return }
    var wide = 17
    try runs.each { wide = max(wide, $0.title.count) }
    try print(
      "\n  \(style.faint("UIKit's recognizers, all on one view"))\n")
    try runs.each { run throws(Failure) in
      let title = run.title
      let lane = lanes.lane(run.began, run.began, run.end, color(run.outcome))
      let amount = amount(run.sample.translation, run.sample.scale, run.sample.rotation)
      var text: PrintableText = "  \(left(title, wide))  \(lane)  \(right(amount, 15))"
      text += "  \(right(run.sample.velocity.map { speed($0) } ?? "", 10))"
      text += "  \(color(run.outcome)("\(run.outcome.text)"))\n"
      try print(text)
    }
  }

  private func heading(_ what: String, _ wide: Int) -> PrintableText {
    style.faint(
      "  \(left("", 5))  \(left(what, wide))  \(lanes.ruler)  \(right("moved", 15))"
        + "  \(right("at lift", 10))") + "\n"
  }

  private func moved(_ gesture: GestureRecord) -> String {
    switch gesture.kind {
    case .drag, .scroll, .swipe: amount(gesture.sample.translation, nil, nil)
    case .pinch: amount(nil, gesture.sample.scale, nil)
    case .rotation: amount(nil, nil, gesture.sample.rotation)
    case .tap, .hold, .press: ""
    }
  }

  private func amount(_ translation: Vector?, _ scale: Double?, _ rotation: Double?) -> String {
    if let translation { return "\(signed(translation.x)) \(signed(translation.y)) mm" }
    if let scale { return "\(glyphs.times)\(DecimalText(scale, decimals: 2, zeros: .kept))" }
    if let rotation { return "\(signed(rotation * 180 / .pi))\(glyphs.degree)" }
    return ""
  }

  private func speed(_ gesture: GestureRecord) -> String {
    switch gesture.kind {
    case .drag, .scroll, .swipe: gesture.outcome == .ended ? speed(gesture.sample.velocity) : ""
    case .pinch, .rotation, .tap, .hold, .press: ""
    }
  }

  private func speed(_ velocity: Vector) -> String {
    velocity == .zero
      ? "at rest" : "\(DecimalText(velocity.length, decimals: 0, zeros: .kept)) mm/s"
  }

  private func signed(_ number: Double) -> String {
    let text = DecimalText(number, decimals: 1, zeros: .kept).description
    return text.hasPrefix("-") ? text : "+\(text)"
  }

  private func color(_ outcome: GesturePhase) -> (PrintableText) -> PrintableText {
    switch outcome {
    case .ended: style.green
    case .cancelled: style.yellow
    case .failed, .possible, .began, .changed: style.faint
    }
  }

  private func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension StoredValues {
  /// Calls `body` with each value in order.
  func each(_ body: (Value) throws(Failure) -> Void) throws(Failure) {
    try forEach(body) { Failure($0) }
  }
}

extension Glyphs {
  fileprivate var degree: String {
    switch self {
    case .unicode: "°"
    case .ascii: " deg"
    }
  }
}
