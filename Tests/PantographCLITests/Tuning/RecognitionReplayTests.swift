import Expectations
import Foundation
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches
import SeededRandom
import Testing

@testable import PantographTuningFiles

/// A sweep and a replay by the same thresholds recognize the same gestures.
@MainActor
struct RecognitionReplayTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Recordings").standardized.path

  nonisolated static let recordings =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".evemu") }.sorted()

  /// Random numbers, written to a file and read again.
  private func thresholds(seed: UInt64) throws -> RecognitionThresholds {
    var random = SeededGenerator(seed: seed)
    var thresholds = RecognitionThresholds()
    for isSwitch in [false, true] {
      for number in RecognitionNumber.all where number.isSwitch == isSwitch {
        guard random.chance(isSwitch ? 0.1 : 0.5) else { continue }
        var text = random.chance(0.5) ? "true" : "false"
        if let value = number.number(in: thresholds), let range = number.range {
          let factor = Double.random(in: 0.05...5, using: &random)
          text = "\(min(max(value * factor, range.lowerBound), range.upperBound))"
        }
        // Some numbers are whole, and a filter that is off has none.
        try? number.set(text, in: &thresholds)
      }
    }
    let json = ThresholdJSON.text(thresholds)
    let read = try #require(try ThresholdJSON.recognition(from: Array(json.utf8)))
    expect(read, equals: thresholds)
    return read
  }

  /// A gesture with its times since the first event.
  private struct Told: Equatable {
    var kind: GestureKind
    var fingers: Int
    var direction: GestureDirection?
    var outcome: GesturePhase
    var rule: HandRule
    var times: [TimeSpan]

    init(_ record: GestureRecord, since start: Timestamp) {
      kind = record.kind
      fingers = record.fingers
      direction = record.direction
      outcome = record.outcome
      rule = record.evidence.rule
      times = [record.start - start, record.began - start, record.end - start]
    }
  }

  /// Plays a track on a stage, as `pantograph replay --thresholds` does.
  private func replayed(_ track: RecordingTrack, by thresholds: RecognitionThresholds) -> [Told] {
    let (start, end) = (track.events[0].time, track.events[track.events.count - 1].time)
    var pipeline = TouchPipeline(device: track.header.device, by: thresholds)
    let recognition = GestureRecognition(on: pipeline.surface, from: start, by: thresholds)
    for event in track.events where pipeline.consume(event) { recognition.take(pipeline.frame) }
    if pipeline.end(.inputEnded, at: end) { recognition.take(pipeline.frame) }
    recognition.finish(at: end)
    return recognition.gestures.map { Told($0, since: .zero) }
  }

  @Test func `a sweep tells the gestures of a replay by the saved thresholds`() throws {
    expect(Self.recordings.count, isAbove: 30)
    var differing = 0
    for name in Self.recordings {
      let path = "\(Self.folder)/\(name)"
      let entry = try #require(try RecognitionCorpus([path]).entries.first)
      let track = try #require(
        try RecordingFile.load(path).recording.tracks.first { !$0.events.isEmpty })
      let frames = DecodedFrames(track.header.device, track.events)
      let usual = replayed(track, by: RecognitionThresholds())
      for seed: UInt64 in 1...6 {
        let thresholds = try thresholds(seed: seed &* 1009)
        let replayed = replayed(track, by: thresholds)
        let swept = LabelledRecording.gestures(in: [frames], by: thresholds)
        expect(
          swept.records.map { Told($0, since: track.events[0].time) }, equals: replayed,
          "\(name), seed \(seed)")
        if let labelled = try? LabelledRecording(entry) {
          expect(labelled.gestures(by: thresholds).words, equals: swept.words)
        }
        if replayed != usual { differing += 1 }
      }
    }
    expect(differing, isAbove: 20, "the thresholds change too little")
  }
}
