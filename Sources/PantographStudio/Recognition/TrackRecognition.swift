import PantographCLI
import PantographGestures
import PantographRecordings
import PantographStage
import PantographTouches

/// Recognizes the gestures of one device of a recording, event by event: what it keeps grows with the
/// gestures and not with the events. Times count from the device's first event.
struct TrackRecognition {
  let header: TrackHeader
  private let recognition: GestureRecognition
  private let start: Timestamp
  private var end: Timestamp
  private var pipeline: TouchPipeline
  /// Complete and not yet recognized.
  private var frames: [ContactFrame] = []

  /// `start` is the time of its first event.
  init(_ header: TrackHeader, from start: Timestamp, collectsTrace: Bool) {
    self.header = header
    self.start = start
    end = start
    let pipeline = TouchPipeline(device: header.device)
    self.pipeline = pipeline
    recognition = onMainActor {
      GestureRecognition(on: pipeline.surface, from: start, collectsTrace: collectsTrace)
    }
  }

  var surface: SurfaceGeometry { pipeline.surface }
  /// From the first event to the last.
  var duration: TimeSpan { end - start }
  /// What the hand did.
  var gestures: [GestureRecord] { onMainActor { recognition.gestures } }
  /// What UIKit's recognizers made of it.
  var runs: [RecognizerRun] { onMainActor { recognition.runs } }

  /// Takes the next event; `flush` then recognizes what is complete.
  mutating func take(_ event: InputEvent) {
    end = max(end, event.time)
    if pipeline.consume(event) { frames.append(pipeline.frame) }
  }

  /// Recognizes the frames so far.
  mutating func flush() {
    let frames = frames
    onMainActor {
      for frame in frames { recognition.take(frame) }
    }
    self.frames.removeAll(keepingCapacity: true)
  }

  /// Says that the recording is over.
  mutating func finish() {
    if pipeline.end(.inputEnded, at: end) { frames.append(pipeline.frame) }
    flush()
    let end = end
    onMainActor { recognition.finish(at: end) }
  }

  /// Hands over the trace so far and forgets it.
  func takeTrace() -> GestureTrace { onMainActor { recognition.takeTrace() } }
}
