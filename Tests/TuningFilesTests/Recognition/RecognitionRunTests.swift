import Expectations
import Foundation
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis
import PantographTouches
import PantographTuning
import Testing

@testable import PantographTuningFiles

struct RecognitionRunTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func save(_ recording: Recording, _ name: String) throws {
      try RecordingFile.save(
        recording, to: path(name), format: try #require(RecordingFormat.named("evemu")),
        overwrite: true)
    }

    func write(_ text: String, _ name: String) throws {
      try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }
  }

  private func run(_ sweeps: [(String, [String])]) throws -> RecognitionRun {
    let axes = try sweeps.map {
      try RecognitionAxis(try #require(RecognitionNumber($0.0)), $0.1)
    }
    let base = RecognitionThresholds()
    return RecognitionRun(
      RecognitionSweep(base, axes), costs: RecognitionCosts(), compared: base,
      comparedName: "the previous thresholds")
  }

  private func outcome(
    _ folder: Folder, _ run: RecognitionRun, threads: Int = 2
  ) throws -> RecognitionOutcome {
    try #require(
      run.outcome(try RecognitionCorpus([folder.path("")]), threads: threads) { _ in true })
  }

  /// Taps of 240 ms and holds of 320 ms, by six people.
  private func taps(_ folder: Folder) throws {
    for seed: UInt64 in 1...24 {
      let isTap = seed % 4 != 0
      var recording = try Synthesis.synthesize(
        SynthesisRequest(
          gesture: "tap", device: "touchpad", seed: seed, hold: isTap ? 0.24 : 0.55))
      recording.notes.set(RecordingNote(key: "label", value: isTap ? "tap" : "hold"))
      recording.notes.set(RecordingNote(key: "person", value: "p\(seed % 6)"))
      try folder.save(recording, "\(100 + seed).evemu")
    }
  }

  @Test func `a sweep finds the time that the corpus' taps last`() throws {
    let folder = try Folder()
    try taps(folder)
    let run = try run([
      ("touchpad.hand.tapTime", ["100", "150", "200", "250", "300", "350"]),
      ("touchpad.palm.size", ["15", "21.2"]),
    ])
    let outcome = try outcome(folder, run)
    expect(outcome.result.base.tally.right == 6 && outcome.result.base.tally.missed == 18)
    expect(outcome.result.chosen.tally.right, equals: 24)
    expect(outcome.best.touchpad.hand.tapTime, isAtLeast: .milliseconds(250))
    expect(outcome.best.touchpad.filters.palm?.size, equals: 21.2)
    expect(outcome.mistakes.isEmpty && outcome.result.gain.verdict == .better)
    expect(outcome.kinds["tap", "tap"] == 18 && outcome.kinds["hold", "hold"] == 6)
    expect(outcome.fingers["1", "1"], equals: 24)
    let tap = try #require(outcome.delays.first { $0.kind == "tap" })
    expect(tap.median > .milliseconds(200) && tap.medianBefore == nil)
    expect(outcome.counts { $0.device }.map(\.right), equals: [24])
  }

  @Test func `every verdict is that of recognizing the recording by these thresholds alone`() throws
  {
    let folder = try Folder()
    let request = GestureCorpusRequest(people: 3, seed: 5)
    for index in 0..<24 { try folder.save(request.recording(index), "\(100 + index).evemu") }
    let run = try run([
      ("touchpad.hand.start", ["0.5", "1.5", "4"]), ("touchpad.hand.tapTime", ["80", "200"]),
      ("touchpad.palm.size", ["5", "21.2"]), ("touchscreen.hand.slop", ["0.5", "3"]),
      ("touchpad.jump.isOn", ["true", "false"]),
    ])
    let outcome = try outcome(folder, run)
    let corpus = try RecognitionCorpus([folder.path("")])
    expect(outcome.selection.judged.count, equals: 24)
    for (index, judged) in outcome.selection.judged.enumerated() {
      let recording = try LabelledRecording(corpus.entries[index])
      expect(recording.name, equals: judged.name)
      for combination in stride(from: index % 5, to: run.sweep.count, by: 5) {
        let thresholds = run.sweep.thresholds(combination)
        let alone = recording.verdict(on: recording.gestures(by: thresholds))
        expect(outcome.verdicts.rows[index][combination], equals: alone)
      }
    }
    let single = try self.outcome(folder, run, threads: 1)
    expect(single.verdicts.rows, equals: outcome.verdicts.rows)
    expect(single.result.combination, equals: outcome.result.combination)
  }

  @Test func `nothing is left out in silence`() throws {
    let folder = try Folder()
    for name in ["a", "b", "c"] {
      try folder.save(
        try Synthesis.synthesize(SynthesisRequest(gesture: "tap")), "\(name).evemu")
    }
    try folder.write("no recording", "d.evemu")
    try folder.write(
      """
      file\tkind\tfingers\tperson
      a.evemu\ttap\t1\tanna
      b.evemu\tswpie\t1\tanna
      c.evemu\tnothing\t0\t
      d.evemu\ttap\t1\tanna
      e.evemu\ttap\t1\tanna

      """, "labels.tsv")
    let outcome = try outcome(folder, try run([]))
    let selection = outcome.selection
    expect(selection.judged.map(\.label.label), equals: ["tap", "nothing"])
    expect(selection.missing, equals: [folder.path("e.evemu")])
    expect(selection.left.map(\.fault).contains(.unlabelled("swpie")))
    expect(selection.left.count == 2 && selection.people == ["anna"])
    expect(outcome.verdicts(on: 0).best.kind, equals: .right)
    expect(outcome.verdicts(on: 1).best.kind == .unwanted && outcome.mistakes == [1])
    expect(outcome.result.gain.verdict, equals: .same)
  }

  @Test func `a run can be stopped`() throws {
    let folder = try Folder()
    try taps(folder)
    let corpus = try RecognitionCorpus([folder.path("")])
    let stopped = try run([]).outcome(corpus, threads: 1) { _ in false }
    expectNil(stopped)
  }

  @Test func `decoded frames are filtered as events are`() throws {
    for name in ["tap", "palm", "swipe", "pinch-in", "flick"] {
      let track = try #require(
        try Synthesis.synthesize(SynthesisRequest(gesture: name, seed: 9)).tracks.first)
      let decoded = DecodedFrames(track.header.device, track.events)
      var pipeline = TouchPipeline(device: track.header.device)
      var frames: [ContactFrame] = []
      for event in track.events where pipeline.consume(event) { frames.append(pipeline.frame) }
      let end = track.events[track.events.count - 1].time
      if pipeline.end(.inputEnded, at: end) { frames.append(pipeline.frame) }
      let shown = decoded.filtered(by: .defaults(for: .touchpad))
      expect(shown.map(\.count) == frames.map(\.count) && decoded.end == end)
      for (one, other) in zip(shown, frames) {
        expect(one.contacts.map(\.position), equals: other.contacts.map(\.position))
        expect(one.contacts.map(\.phase), equals: other.contacts.map(\.phase))
      }
      expect(decoded.landing(by: end) != nil && decoded.landing(by: .zero - .seconds(1)) == nil)
    }
  }
}
