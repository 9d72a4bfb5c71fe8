import Gestures
import RecordingFiles
import Recordings
import Touches

/// What was recognized in one recording.
struct Recognition {
  let records: [GestureRecord]

  init(of path: String, description: String?) throws(RecordingFileError) {
    let recording = try RecordingFile.load(path, description: description).recording
    var records: [GestureRecord] = []
    for track in recording.tracks where !track.events.isEmpty {
      records += Self.records(of: track)
    }
    self.records = records
  }

  static func records(of track: RecordingTrack) -> [GestureRecord] {
    var pipeline = TouchPipeline(device: track.header.device)
    var journal = GestureJournal(on: pipeline.surface.kind)
    for event in track.events where pipeline.consume(event) { journal.update(pipeline.frame) }
    guard let last = track.events.last?.time else { return [] }
    if pipeline.end(.inputEnded, at: last) { journal.update(pipeline.frame) }
    journal.advance(to: last + .seconds(1))
    return journal.records
  }

  /// What was recognized, without touches that came to nothing.
  var gestures: [GestureRecord] { records.filter { $0.outcome != .failed } }

  /// The gesture that most of the fingers' time was spent on.
  var main: GestureRecord? {
    gestures.max { left, right in
      (left.outcome == .ended ? 1 : 0, left.fingers * Int(left.duration.microseconds))
        < (right.outcome == .ended ? 1 : 0, right.fingers * Int(right.duration.microseconds))
    }
  }

  /// All in one line: `2× tap 1, drag 1 up cancelled`.
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
