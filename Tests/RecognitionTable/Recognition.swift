import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches

/// The gestures recognized in one recording, on a stage, as in `pantograph replay`.
struct Recognition {
  let records: [GestureRecord]

  init(records: [GestureRecord]) {
    self.records = records
  }

  /// Recognizes a track with only a hand tracker: on a touchpad the result is the same, and many times as fast.
  init(trackedIn track: RecordingTrack) {
    var pipeline = TouchPipeline(device: track.header.device)
    var journal = GestureJournal(on: pipeline.surface.kind)
    for event in track.events where pipeline.consume(event) { journal.update(pipeline.frame) }
    if let end = track.events.last?.time {
      if pipeline.end(.inputEnded, at: end) { journal.update(pipeline.frame) }
      journal.advance(to: end + .seconds(1))
    }
    records = journal.records
  }

  @MainActor
  init(of path: String, description: String?) throws(RecordingFileError) {
    let recording = try RecordingFile.load(path, description: description).recording
    var records: [GestureRecord] = []
    for track in recording.tracks where !track.events.isEmpty {
      records += Self.records(of: track)
    }
    self.records = records
  }

  @MainActor
  static func records(of track: RecordingTrack) -> [GestureRecord] {
    guard let start = track.events.first?.time, let end = track.events.last?.time else { return [] }
    var pipeline = TouchPipeline(device: track.header.device)
    let recognition = GestureRecognition(on: pipeline.surface, from: start)
    for event in track.events where pipeline.consume(event) { recognition.take(pipeline.frame) }
    if pipeline.end(.inputEnded, at: end) { recognition.take(pipeline.frame) }
    recognition.finish(at: end)
    return recognition.gestures
  }

  /// The recognized gestures, without failed ones.
  var gestures: [GestureRecord] { records.filter { $0.outcome != .failed } }

  /// The gesture with the largest share of the fingers' time.
  var main: GestureRecord? {
    gestures.max { left, right in
      (left.outcome == .ended ? 1 : 0, left.fingers * Int(left.duration.microseconds))
        < (right.outcome == .ended ? 1 : 0, right.fingers * Int(right.duration.microseconds))
    }
  }

  /// All gestures in one line: `2× tap 1, drag 1 up cancelled`.
  var words: String {
    var runs: [(words: String, count: Int)] = []
    for record in records {
      var words = "\(record.kind) \(record.fingers)"
      if let direction = record.direction { words += " \(direction)" }
      if record.outcome != .ended { words += " \(record.outcome)" }
      if runs.last?.words == words {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((words, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.words : "\($0.count)× \($0.words)" }
      .joined(separator: ", ")
  }
}
