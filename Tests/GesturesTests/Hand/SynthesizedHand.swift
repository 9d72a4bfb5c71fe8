import PantographGestures
import PantographRecordings
import PantographSynthesis
import PantographTouches

/// A gesture of the model hand, and the gesture recognized in it.
struct SynthesizedHand: CustomStringConvertible {
  var gesture: String
  var device = "touchpad"
  var fingers: Int?
  var direction: StrokeDirection?
  var seed: UInt64 = 1

  var description: String {
    "\(gesture) of \(fingers.map(String.init) ?? "its") fingers, seed \(seed), on \(device)"
  }

  /// The recognized gestures in one line: `swipe 3 left`.
  func recognized(rate: Int) throws -> String {
    let request = SynthesisRequest(
      gesture: gesture, device: device, rate: rate, seed: seed, fingers: fingers,
      direction: direction)
    let track = try Synthesis.synthesize(request).tracks[0]
    var pipeline = TouchPipeline(device: track.header.device)
    var journal = GestureJournal(on: pipeline.surface.kind)
    for event in track.events where pipeline.consume(event) { journal.update(pipeline.frame) }
    let end = track.events.last?.time ?? .zero
    if pipeline.end(.inputEnded, at: end) { journal.update(pipeline.frame) }
    journal.advance(to: end + .seconds(1))
    return journal.records.map { record in
      var words = "\(record.kind) \(record.fingers)"
      if let direction = record.direction { words += " \(direction)" }
      return record.outcome == .ended ? words : words + " \(record.outcome)"
    }.joined(separator: ", ")
  }
}
