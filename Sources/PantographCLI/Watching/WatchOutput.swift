import PantographCommands
import PantographGestures
import PantographPlainText
import PantographTouches

/// Prints events of devices, each on its own line as soon as it happens.
struct WatchOutput {
  var isJSON: Bool
  var start: Timestamp
  /// Whether lines contain the name of the device.
  var namesDevices = false

  func tell(
    _ gesture: GestureRecord, on device: String, console: inout Console
  ) throws(Failure) {
    if isJSON {
      try print(object: "gesture", device, at: gesture.end, console: &console) { json in
        json.key("gesture")
        json.value(gesture, track: 0, since: start)
      }
    } else {
      let line = GestureLine(style: console.outputStyle, glyphs: .ofTerminal)
      try print(name(device, console) + line.text(gesture, since: start), console: &console)
    }
  }

  /// Prints a decision, or the reason why fingers began nothing. `value` is its JSON.
  func tell(
    _ event: String, _ sentence: String, json value: String, at time: Timestamp,
    on device: String, console: inout Console
  ) throws(Failure) {
    if isJSON {
      try print(object: event, device, at: time, console: &console) { json in
        json.member("text", sentence)
        json.key(event)
        json.raw(value)
      }
    } else {
      let sentence: PrintableText =
        event == "decision" ? console.outputStyle.bold("\(sentence)") : "\(sentence)"
      try print(
        name(device, console) + "  \(GestureLine.time(time - start))  \(sentence)\n",
        console: &console)
    }
  }

  /// Prints a notice about a device, such as its removal.
  func tell(_ notice: String, at time: Timestamp, console: inout Console) throws(Failure) {
    guard isJSON else { return try console.remark("\(GestureLine.time(time - start))  \(notice)") }
    try print(object: "notice", nil, at: time, console: &console) { json in
      json.member("text", notice)
    }
  }

  private func print(
    object event: String, _ device: String?, at time: Timestamp, console: inout Console,
    _ members: (inout JSONWriter) -> Void
  ) throws(Failure) {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", JSONSchema.watch)
      json.member("event", event)
      json.member("time", (time - start).seconds)
      if let device { json.member("device", device) }
      members(&json)
    }
    try print(PrintableText(lines: json.text) + "\n", console: &console)
  }

  private func print(_ text: PrintableText, console: inout Console) throws(Failure) {
    try console.print(text)
    try console.flush()
  }

  private func name(_ device: String, _ console: borrowing Console) -> PrintableText {
    namesDevices ? "\(console.outputStyle.faint("\(device)"))  " : ""
  }
}
