import PantographCLI
import PantographCommands
import PantographGestures
import PantographRecordings
import PantographTouches

/// Recognizes the gestures of a whole recording in batches, separately for each device.
struct RecordingRecognition {
  private let collectsTrace: Bool
  /// The numbers of the recognition; nil stands for Pantograph's own.
  private let thresholds: RecognitionThresholds?
  private var headers: [Int: TrackHeader] = [:]
  private var all: [Int: TrackRecognition] = [:]

  init(by thresholds: RecognitionThresholds? = nil, collectsTrace: Bool = false) {
    self.thresholds = thresholds
    self.collectsTrace = collectsTrace
  }

  /// The devices that have sent events.
  var tracks: [(index: Int, recognition: TrackRecognition)] {
    all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  mutating func take(_ batch: RecordingBatch) throws(Failure) {
    for (track, header) in batch.headers { headers[track] = header }
    var index = 0
    while index < batch.events.count {
      let track = batch.events[index].track
      let place = Int(track)
      // Removing the value during the change lets it be changed in place, without a copy.
      var recognition =
        all.removeValue(forKey: place)
        ?? TrackRecognition(
          headers[place] ?? TrackHeader(), from: batch.events[index].event.time,
          by: thresholds, collectsTrace: collectsTrace)
      while index < batch.events.count, batch.events[index].track == track {
        recognition.take(batch.events[index].event)
        index += 1
      }
      try recognition.flush()
      all[place] = recognition
    }
  }

  /// Ends the recognition at the end of the recording.
  mutating func finish() throws(Failure) {
    for track in all.keys { try all[track]?.finish() }
  }
}
