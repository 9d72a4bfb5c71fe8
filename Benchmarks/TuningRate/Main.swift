import Foundation
import PantographGestures
import PantographMotion
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis
import PantographTouches
import PantographTuning
import PantographTuningFiles

/// Measures tuning: reading, counting, and the time that replaying each combination would take. Prints a
/// line for each, and writes the numbers that numpy has to count into a file.
///
/// The arguments are the number of recordings and the path of that file.
@main
struct TuningRate {
  static let threads = 2

  static func main() throws {
    let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 10_000 : 10_000
    let place = CorpusRequest.Place(
      scene: "card", direction: .down, length: 724.0 / 844, isEdge: false)
    let request = CorpusRequest(place: place, people: 24, seed: 1)
    guard let scene = TunedScene.named("card") else { return }
    let settings = TuningSettings(
      base: InteractionThresholds(), sweeps: sweeps(), scene: scene, isNamedScene: true,
      policies: [])
    let run = try TuningRun(settings)
    let samples = Parallel.map(count, threads: threads) { index in
      sample(request.recording(index), run)
    }
    if CommandLine.arguments.count > 2 { try write(samples, to: CommandLine.arguments[2]) }

    let search = run.search
    var best = Double.infinity
    var counts = SweepCounts(run.sweep)
    for _ in 0..<3 {
      best = min(best, seconds { counts = Parallel.count(samples, by: search, threads: threads) })
    }
    var checksum = 0
    for combination in Swift.stride(from: 0, to: run.sweep.count, by: 997) {
      let tally = counts.tally(combination)
      checksum += tally.lost * 3 + tally.unwanted
    }
    let choosing = seconds { _ = search.choice(counts) }
    print(
      "count", count, run.sweep.count, String(format: "%.3f %.3f", best, choosing), checksum)
    print("replay", String(format: "%.9f", replaying(request, run)))
    try decode(run)
  }

  /// Returns sweeps of three numbers with a hundred values each.
  private static func sweeps() -> [(path: String, values: [String])] {
    let shares = (0..<100).map { Double($0) }
    return [
      ("finish.progress", shares.map { "\(($0 * 8 + 100) / 1000)" }),
      ("finish.projection", shares.map { "\(($0 * 6) / 1000) s" }),
      ("finish.velocity", shares.map { "\($0 * 20 + 100) pt/s" }),
    ]
  }

  private static func frames(_ recording: Recording) -> (SurfaceGeometry, [ContactFrame]) {
    let track = recording.tracks[0]
    var pipeline = TouchPipeline(device: track.header.device)
    var frames: [ContactFrame] = []
    for event in track.events where pipeline.consume(event) { frames.append(pipeline.frame) }
    return (pipeline.surface, frames)
  }

  private static func sample(_ recording: Recording, _ run: TuningRun) -> Sample {
    let (surface, frames) = frames(recording)
    var hand = HandTrial(run.sweep.base, in: run.settings.scene, on: surface)
    for frame in frames { hand.update(frame) }
    return Sample(
      label: RecordingDecoder.label(of: recording).label ?? .other, person: -1, device: -1,
      trials: [hand.trial])
  }

  /// Returns the seconds for one recording and one combination: decoded contacts go to the pan and the machine.
  private static func replaying(_ request: CorpusRequest, _ run: TuningRun) -> Double {
    let recordings = (0..<200).map { frames(request.recording($0)) }
    var finishing = 0
    let spent = seconds {
      for (surface, frames) in recordings {
        for combination in [0, 333_333, 999_999] {
          let thresholds = run.sweep.thresholds(combination)
          var hand = HandTrial(thresholds, in: run.settings.scene, on: surface)
          for frame in frames { hand.update(frame) }
          if hand.trial.finishes(thresholds, in: run.settings.scene) { finishing += 1 }
        }
      }
    }
    precondition(finishing > 0, "nothing finishes")
    return spent / 600
  }

  /// Measures the time from recordings on disk, of one second each, to their trials.
  private static func decode(_ run: TuningRun) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let format = RecordingFormat.named("evemu") else { return }
    let count = 4000
    for index in 0..<count {
      var recording = try Synthesis.synthesize(
        SynthesisRequest(
          gesture: "drag", device: "phone", rate: 125, seed: UInt64(index), direction: .down,
          duration: 1))
      recording.notes.set(RecordingNote(key: "label", value: "finish"))
      try RecordingFile.save(
        recording, to: folder.appending(path: "\(index).evemu").path, format: format)
    }
    let corpus = try Corpus([folder.path])
    let decoding = CorpusDecoding(run.decoder, threads: threads)
    var best = Double.infinity
    for _ in 0..<3 {
      let store = try RecordingStore()
      best = min(best, seconds { _ = decoding.run(corpus, into: store) { _ in true } })
    }
    print(
      "decode", count, String(format: "%.0f", Double(count) / best),
      String(format: "%.1f", Double(corpus.byteCount) / Double(count) / 1000))
  }

  /// Writes eight doubles for each sample: label, distance, length, velocity and the other numbers that numpy needs.
  private static func write(_ samples: [Sample], to path: String) throws {
    var numbers: [Double] = []
    for sample in samples {
      let trial = sample.trials[0]
      let inputs = trial.inputs
      numbers += [
        Double(sample.label.rawValue), trial.end == .released ? 1 : 0, inputs.distance,
        inputs.length, inputs.velocity, inputs.held.seconds, trial.hasBegun ? 1 : 0, 0,
      ]
    }
    let data = numbers.withUnsafeBytes { Data($0) }
    try data.write(to: URL(fileURLWithPath: path))
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let spent = clock.measure(body)
    return Double(spent.components.seconds) + Double(spent.components.attoseconds) * 1e-18
  }
}
