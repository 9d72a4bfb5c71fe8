import PantographPlainText
import PantographRecordings

extension SynthesisPlan {
  /// The recording's notes. They say that the gesture is synthesized, and how to make it again.
  var notes: [RecordingNote] {
    var notes = [
      RecordingNote(key: "made-by", value: command),
      RecordingNote(key: "synthesised", value: "true"),
      RecordingNote(key: "seed", value: "\(request.seed)"),
      RecordingNote(key: "gesture", value: gesture.name),
      RecordingNote(key: "label", value: gesture.defaults.label),
    ]
    func add(_ key: String, _ value: String) {
      notes.append(RecordingNote(key: key, value: value))
    }
    if gesture.defaults.intent != .none { add("intent", gesture.defaults.intent.rawValue) }
    add("fingers", "\(hand.fingers)")
    if hand.distance > 0 {
      if case .stroke = gesture.space { add("direction", hand.direction.rawValue) }
      add("distance", "\(DecimalText(hand.distance)) mm")
    }
    if hand.turn != 0 { add("angle", "\(DecimalText(hand.turn * 360)) degrees") }
    if hand.duration > 0 { add("duration", "\(DecimalText(hand.duration)) s") }
    if hand.hold > 0 { add("hold", "\(DecimalText(hand.hold)) s") }
    add("device", device.name)
    add("rate", "\(request.rate)")
    return notes
  }

  private var command: String {
    var words = "pantograph synthesise \(gesture.name) --device \(device.name)"
    words += " --rate \(request.rate) --seed \(request.seed)"
    if let fingers = request.fingers { words += " --fingers \(fingers)" }
    if let direction = request.direction { words += " --direction \(direction.rawValue)" }
    if let distance = request.distance { words += " --distance \(DecimalText(distance))" }
    if let duration = request.duration { words += " --duration \(DecimalText(duration))" }
    if let hold = request.hold { words += " --hold \(DecimalText(hold))" }
    if let angle = request.angle { words += " --angle \(DecimalText(angle))" }
    return words
  }
}
