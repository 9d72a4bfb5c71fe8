import PantographCommands
import PantographGestures
import PantographTouches

/// The gestures that are recognized during a recording.
struct RecordedGestures {
  private var pipeline: TouchPipeline
  private var journal: GestureJournal
  private var start: Timestamp?

  init(device: DeviceDescription) {
    pipeline = TouchPipeline(device: device)
    journal = GestureJournal(on: pipeline.surface.kind)
  }

  mutating func take(_ events: ArraySlice<InputEvent>, at now: Timestamp) {
    for event in events {
      start = start ?? event.time
      if pipeline.consume(event) { journal.update(pipeline.frame) }
    }
    if start != nil { journal.advance(to: now) }
  }

  /// Prints the gestures that have ended. They go to standard error if the recording goes to
  /// standard output.
  mutating func print(toErrors: Bool, console: inout Console) throws(Failure) {
    guard let start else { return }
    let style = toErrors ? console.errorStyle : console.outputStyle
    let line = GestureLine(style: style, glyphs: .ofTerminal)
    for record in journal.takeRecords() {
      let text = line.text(record, since: start)
      if toErrors { try console.draw(text) } else { try console.print(text) }
    }
    try console.flush()
  }
}
