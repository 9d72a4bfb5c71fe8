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

struct TuningRunTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init(gestures count: Int) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let place = CorpusRequest.Place(
        scene: "card", direction: .down, length: 724.0 / 844, isEdge: false)
      let request = CorpusRequest(place: place, people: 4, seed: 3)
      for index in 0..<count { try save(request.recording(index), "\(1000 + index).evemu") }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func save(_ recording: Recording, _ name: String) throws {
      try RecordingFile.save(
        recording, to: url.appending(path: name).path,
        format: try #require(RecordingFormat.named("evemu")), overwrite: true)
    }
  }

  private func settings(_ sweeps: [(String, [String])]) throws -> TuningSettings {
    TuningSettings(
      base: InteractionThresholds(), sweeps: sweeps.map { (path: $0.0, values: $0.1) },
      scene: try #require(TunedScene.named("card")), isNamedScene: true,
      policies: ["pantograph", "uikit-page-sheet", "touchegg"])
  }

  private func decode(
    _ folder: Folder, _ run: TuningRun, part: Int = 0, of parts: Int = 1, threads: Int = 2
  ) throws -> [DecodedRecording] {
    try store(folder, run, part: part, of: parts, threads: threads).all()
  }

  private func store(
    _ folder: Folder, _ run: TuningRun, part: Int = 0, of parts: Int = 1, threads: Int = 2
  ) throws -> RecordingStore {
    let store = try RecordingStore()
    let isWhole = try CorpusDecoding(run.decoder, threads: threads).run(
      try Corpus([folder.url.path]), shard: (part + 1, of: parts), into: store
    ) { _ in true }.get()
    expect(isWhole)
    return store
  }

  @Test func `every combination of a run is what deciding each recording gives`() throws {
    let folder = try Folder(gestures: 60)
    let run = try TuningRun(
      try settings([
        ("finish.progress", ["0.3", "0.5", "0.7"]),
        ("finish.velocity", ["300 pt/s", "2 lengths/s"]),
        ("begin.slop", ["5 pt", "3 mm"]), ("estimator", ["lsq2", "window100"]),
        ("length", ["0.5 lengths", "1 length"]), ("deadZone.rest", ["1 pt", "6 pt"]),
      ]))
    let selection = try SampleSelection(
      try store(folder, run), trials: run.plan.thresholds.count)
    let samples = try selection.samples.all()
    let counts = Parallel.count(samples, by: run.search, threads: 2)
    for combination in 0..<run.sweep.count {
      let thresholds = run.sweep.thresholds(combination)
      let trial = run.plan.ways[combination / run.sweep.cellCount]
      var tally = ErrorTally()
      for sample in samples {
        tally.add(
          sample.label, hasBegun: sample.trials[trial].hasBegun,
          finishes: sample.trials[trial].finishes(thresholds, in: run.settings.scene))
      }
      expect(counts.tally(combination), equals: tally, "\(combination)")
    }
  }

  @Test func `parts put together in any order are the whole`() throws {
    let folder = try Folder(gestures: 40)
    let run = try TuningRun(try settings([("finish.progress", ["0.3", "0.5", "0.7"])]))
    let whole = try decode(folder, run)
    expect(whole, equals: (try decode(folder, run, threads: 1)))
    var parts: [TuningPart] = []
    for part in [2, 0, 1] {
      let path = folder.url.path + ".\(part).part"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try TuningPart(
        settings: run.settings.text, corpus: "c", total: 40, shards: 3, held: [part + 1],
        recordings: try store(folder, run, part: part, of: 3)
      ).save(path, overwrite: false)
      parts.append(try TuningPart.load(path))
    }
    let two = try TuningPart.merged([("a", parts[0]), ("b", parts[1])])
    expect(two.missing, equals: [2])
    let merged = try TuningPart.merged([("ab", two), ("c", parts[2])])
    expect(merged.missing.isEmpty)
    try expect(merged.recordings.all(), equals: whole)
    let settings = try #require(TuningSettings(merged.settings))
    expect(settings.text, equals: run.settings.text)
  }

  @Test func `parts of other runs are refused with a sentence`() throws {
    let none = try RecordingStore()
    func part(
      _ settings: String = "s", _ corpus: String = "c", total: Int = 4, shards: Int = 2,
      held: [Int] = [1]
    ) -> TuningPart {
      TuningPart(
        settings: settings, corpus: corpus, total: total, shards: shards, held: held,
        recordings: none)
    }
    func refusal(_ other: TuningPart) -> String {
      do throws(TuningPart.Refusal) {
        _ = try TuningPart.merged([("a", part()), ("x", other)])
        return ""
      } catch { return error.sentence }
    }
    expect(refusal(part("t", held: [2])).contains("another sweep"))
    expect(refusal(part("s", "d", held: [2])).contains("another corpus"))
    expect(refusal(part(shards: 3, held: [2])).contains("in 3 parts"))
    expect(refusal(part()).contains("another file has too"))
    expect(refusal(part(held: [2])).isEmpty)
    #expect(throws: TuningPart.Refusal.self) { try TuningPart.load("/nowhere") }
    #expect(throws: TuningPart.Refusal.self) { try TuningPart.load(#filePath) }
  }

  @Test func `a part that was cut short anywhere is refused`() throws {
    let folder = try Folder(gestures: 2)
    let run = try TuningRun(try settings([("finish.progress", ["0.5"])]))
    let path = folder.url.path + ".part"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try TuningPart(
      settings: run.settings.text, corpus: "c", total: 2, shards: 1, held: [1],
      recordings: try store(folder, run)
    ).save(path, overwrite: false)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for count in stride(from: 0, to: bytes.count, by: 13) {
      try bytes.prefix(count).write(to: URL(fileURLWithPath: path))
      #expect(throws: TuningPart.Refusal.self, "\(count)") { try TuningPart.load(path) }
    }
  }

  @Test func `nothing is left out in silence`() throws {
    let folder = try Folder(gestures: 10)
    let first = try RecordingFile.load(folder.url.path + "/1000.evemu").recording
    func variant(_ name: String, _ change: (inout Recording) -> Void) throws {
      var recording = first
      change(&recording)
      try folder.save(recording, name)
    }
    let other = first.note("label") == "finish" ? "cancel" : "finish"
    try variant("copy.evemu") { $0.notes.set(RecordingNote(key: "person", value: "z")) }
    try variant("unlabelled.evemu") { $0.notes.removeAll { $0.key == "label" } }
    try variant("menu.evemu") {
      $0.notes.set(RecordingNote(key: "scene", value: "menu"))
      $0.notes.removeAll { $0.value == "card" }
    }
    try "nothing".write(
      to: folder.url.appending(path: "README"), atomically: true, encoding: .utf8)
    let run = try TuningRun(try settings([("finish.progress", ["0.5"])]))
    let trials = run.plan.thresholds.count
    let selection = try SampleSelection(try store(folder, run), trials: trials)
    expect(selection.total, equals: 14)
    expect(selection.samples.count, equals: 10)
    expect(selection.copies.count == 1 && selection.unlabelled.count == 1)
    expect(selection.broken.count == 1 && selection.otherScenes.count == 1)
    try variant("other.evemu") { $0.notes.set(RecordingNote(key: "label", value: other)) }
    let contradicting = try SampleSelection(try store(folder, run), trials: trials)
    expect(contradicting.contradictions.count, equals: 1)
    expect(contradicting.contradictions[0].count, equals: 3)
    expect(contradicting.samples.count, equals: 9)
  }
}
