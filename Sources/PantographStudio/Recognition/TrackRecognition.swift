import PantographCLI
import PantographCommands
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches

/// Recognizes the gestures of one device of a recording, event by event. Its memory grows neither
/// with the number of events nor with the number of gestures. Times count from the device's first event.
struct TrackRecognition {
  let header: TrackHeader
  private let recognition: GestureRecognition
  private let start: Timestamp
  private var end: Timestamp
  private var pipeline: TouchPipeline
  /// The complete frames that have not been passed to the recognition yet.
  private var frames: [ContactFrame] = []

  /// Creates the recognition of a device. `start` is the time of the device's first event.
  init(
    _ header: TrackHeader, from start: Timestamp, by thresholds: RecognitionThresholds?,
    collectsTrace: Bool
  ) {
    self.header = header
    self.start = start
    end = start
    let pipeline = TouchPipeline(device: header.device, by: thresholds)
    self.pipeline = pipeline
    recognition = onMainActor {
      GestureRecognition(
        on: pipeline.surface, from: start, by: thresholds, collectsTrace: collectsTrace)
    }
  }

  var surface: SurfaceGeometry { pipeline.surface }
  /// The time from the first event to the last.
  var duration: TimeSpan { end - start }
  /// The gestures of the hand.
  private(set) var gestures = StoredValues<GestureRecord>()
  /// The results of UIKit's recognizers.
  private(set) var runs = StoredValues<RecognizerRun>()

  /// Adds the next event. `flush` then recognizes the frames that are complete.
  mutating func take(_ event: InputEvent) {
    end = max(end, event.time)
    if pipeline.consume(event) { frames.append(pipeline.frame) }
  }

  /// Recognizes the frames so far.
  mutating func flush() throws(Failure) {
    let frames = frames
    onMainActor {
      for frame in frames { recognition.take(frame) }
    }
    self.frames.removeAll(keepingCapacity: true)
    try store()
  }

  /// Ends the recognition at the end of the recording.
  mutating func finish() throws(Failure) {
    if pipeline.end(.inputEnded, at: end) { frames.append(pipeline.frame) }
    try flush()
    let end = end
    onMainActor { recognition.finish(at: end) }
    try store()
  }

  /// Stores what was recognized since the last call.
  private mutating func store() throws(Failure) {
    let (records, finished) = onMainActor { (recognition.takeGestures(), recognition.takeRuns()) }
    do throws(RecordingFileError) {
      for record in records { try gestures.append(record) }
      for run in finished { try runs.append(run) }
    } catch {
      throw Failure(error)
    }
  }

  /// Returns the trace since the last call.
  func takeTrace() -> GestureTrace { onMainActor { recognition.takeTrace() } }
}
