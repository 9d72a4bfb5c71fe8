import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches
import PantographTuningFiles

extension RecognizedGestures {
  /// Recognizes a track with only a hand tracker: on a touchpad the result is the same, and many times as fast.
  static func tracked(in track: RecordingTrack) -> RecognizedGestures {
    var pipeline = TouchPipeline(device: track.header.device)
    var journal = GestureJournal(on: pipeline.surface.kind)
    for event in track.events where pipeline.consume(event) { journal.update(pipeline.frame) }
    if let end = track.events.last?.time {
      if pipeline.end(.inputEnded, at: end) { journal.update(pipeline.frame) }
      journal.advance(to: end + .seconds(1))
    }
    return RecognizedGestures(records: journal.records)
  }

  /// Recognizes a recording on a stage, as `pantograph replay` does.
  @MainActor
  static func recognized(
    in path: String, description: String?
  ) throws(RecordingFileError) -> RecognizedGestures {
    let recording = try RecordingFile.load(path, description: description).recording
    var records: [GestureRecord] = []
    for track in recording.tracks where !track.events.isEmpty {
      records += Self.records(of: track)
    }
    return RecognizedGestures(records: records)
  }

  @MainActor
  private static func records(of track: RecordingTrack) -> [GestureRecord] {
    guard let start = track.events.first?.time, let end = track.events.last?.time else { return [] }
    var pipeline = TouchPipeline(device: track.header.device)
    let recognition = GestureRecognition(on: pipeline.surface, from: start)
    for event in track.events where pipeline.consume(event) { recognition.take(pipeline.frame) }
    if pipeline.end(.inputEnded, at: end) { recognition.take(pipeline.frame) }
    recognition.finish(at: end)
    return recognition.gestures
  }
}
