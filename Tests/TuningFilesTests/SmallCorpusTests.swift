import Expectations
import Foundation
import GoldenTexts
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis
import PantographTouches
import PantographTuning
import SeededRandom
import Testing

@testable import PantographTuningFiles

/// Small corpora with few people, wrong labels, other scenes, files twice, broken files, lists and archives. All results and
/// tables are compared with earlier ones.
struct SmallCorpusTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var random: SeededGenerator

    init(seed: Int) throws {
      random = SeededGenerator(seed: UInt64(seed))
      for part in ["", "in", "in/deep"] {
        try FileManager.default.createDirectory(
          at: url.appending(path: part), withIntermediateDirectories: true)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func write(_ bytes: [UInt8], _ name: String) throws {
      try Data(bytes).write(to: url.appending(path: name))
    }

    /// Adds recordings of which some are changed.
    func fill(_ count: Int, _ recording: (Int) -> Recording) throws {
      let evemu = try #require(RecordingFormat.named("evemu"))
      for index in 0..<count {
        var recording = recording(index)
        func set(_ key: String, _ values: [String]) {
          recording.notes.set(RecordingNote(key: key, value: values[random.below(values.count)]))
        }
        switch random.below(14) {
        case 0: set("label", ["finish", "cancel", "other", "nonsense", "", "tap", "hold"])
        case 1: recording = recording.removingNotes("person")
        case 2: set("device", ["one", "two", ""])
        case 3: set("scene", ["card", "drawer", "nowhere"])
        case 4: recording = recording.removingNotes("label")
        case 5: recording.tracks = []
        case 6: set("fingers", ["1", "2", "9", "x", "0"])
        default: break
        }
        let folder = ["", "in/", "in/deep/"][random.below(3)]
        let name = "\(folder)\(10 + index).evemu"
        try RecordingFile.save(recording, to: path(name), format: evemu, overwrite: true)
        if random.chance(0.12) {
          let bytes = Array(try Data(contentsOf: url.appending(path: name)))
          switch random.below(3) {
          case 0: try write(bytes, "in/copy\(index).evemu")
          case 1: try write(Array(bytes.prefix(bytes.count / 2)), name)
          default: try write(Array("not a recording\n".utf8), name)
          }
        }
      }
    }

    func short(_ text: String) -> String {
      ShortText.thousandths(text.replacing(url.path, with: "FOLDER"))
    }
  }

  private static let sweeps: [[(path: String, values: [String])]] = [
    [("finish.progress", ["0.3", "0.5", "0.7"])],
    [("finish.progress", ["0.4", "0.5"]), ("finish.velocity", ["300", "1000", "none"])],
    [("begin.slop", ["5", "20"]), ("update.smallestChange", ["0", "1", "4"])],
    [],
  ]

  @Test(arguments: 0..<8) func `tuning of releases`(seed: Int) throws {
    let folder = try Folder(seed: seed)
    let place = CorpusRequest.Place(
      scene: "card", direction: .down, length: 724.0 / 844, isEdge: false)
    let request = CorpusRequest(place: place, people: 1 + seed % 4, seed: UInt64(seed))
    try folder.fill(14) { request.recording($0) }
    let settings = TuningSettings(
      base: InteractionThresholds(), sweeps: Self.sweeps[seed % 4],
      scene: try #require(TunedScene.named("card")), isNamedScene: seed % 2 == 0,
      policies: seed % 3 == 0 ? [] : ["pantograph", "midpoint"])
    let run = try TuningRun(settings)
    let corpus = try Corpus([folder.url.path])
    let store = try RecordingStore()
    _ = try CorpusDecoding(run.decoder, threads: 1).run(corpus, shard: (1, of: 1), into: store) {
      _ in true
    }.get()
    let outcome = try run.outcome(store, threads: 1)
    let recordings = try outcome.selection.allJudged()
    let samples = try outcome.selection.samples.all()
    let tables = CorpusTables(outcome, recordings, samples)
    let effects = GroupEffects(outcome, recordings, samples)
    let sentences = PolicySentences(outcome)
    let decoded = try store.all().map {
      "\($0.index) \($0.name) \($0.fault.map { "\($0)" } ?? "-") \($0.remark)"
    }
    SeenMarks.see(
      folder.short(
        """
        \(decoded)
        \(tables.recordings)
        \(tables.people)
        \(tables.grid)
        \(effects)
        \(outcome.result.policies.map { sentences.verdict(on: $0) })
        \(outcome.result.mistakes.map { "\($0.name) \($0.sentence)" })
        \(settings.text)
        """))
  }

  @Test(arguments: 0..<6) func `tuning of recognition`(seed: Int) throws {
    let folder = try Folder(seed: 100 + seed)
    let request = GestureCorpusRequest(people: 1 + seed % 4, seed: UInt64(seed))
    try folder.fill(20) { request.recording($0) }
    let names = ["touchpad.hand.tapTime", "touchscreen.hand.tapTime"]
    let axes = try names.prefix(seed % 3).map {
      try RecognitionAxis(try #require(RecognitionNumber($0)), ["100", "200", "300"])
    }
    let base = RecognitionThresholds()
    let run = RecognitionRun(
      RecognitionSweep(base, axes), costs: RecognitionCosts(), compared: base,
      comparedName: "the others")
    let outcome = try #require(
      run.outcome(try RecognitionCorpus([folder.path("")]), threads: 1) { _ in true })
    func words(_ table: RecognitionOutcome.Confusion) -> String {
      table.rows.map { row in "\(row) \(table.columns.map { "\($0) \(table[row, $0])" })" }
        .joined(separator: "\n")
    }
    let verdicts = outcome.selection.judged.indices.map { index in
      let verdicts = outcome.verdicts(on: index)
      return "\(outcome.selection.judged[index].name) \(verdicts.best) \(verdicts.compared)"
    }
    SeenMarks.see(
      folder.short(
        """
        \(words(outcome.kinds))
        \(words(outcome.fingers))
        \(outcome.counts { "\($0.personNumber)" }) \(outcome.counts { "\($0.deviceNumber)" })
        \(outcome.delays)
        \(verdicts.joined(separator: "\n"))
        \(outcome.mistakes) \(outcome.frontier)
        \(outcome.result.combination) \(outcome.result.chosen.tally) \(outcome.result.gain)
        """))
  }

  // MARK: Places of recordings

  @Test func `lists, folders and archives`() throws {
    for seed in 0..<40 {
      let folder = try Folder(seed: 300 + seed)
      let request = GestureCorpusRequest(people: 2, seed: 3)
      try folder.fill(4) { request.recording($0) }
      var random = folder.random
      let words = [
        "in", "in/deep", "in/12.evemu", "10.evemu", "# remark", "", "  ", "missing", "@b", "@a",
        "./in",
        "in/../in", "*.evemu", "\"10.evemu\"", "in\r", "archive.tar", "archive.tar/in",
      ]
      for name in ["a", "b"] {
        let lines = (0..<random.below(5)).map { _ in words[random.below(words.count)] }
        try folder.write(Array(lines.joined(separator: "\n").utf8), name)
      }
      var archive: [UInt8] = []
      for name in ["in/x.evemu", "y.txt", "z.evemu"] {
        archive += member(name, Array("# EVEMU 1.3\nN: \(name)\n".utf8), &random)
      }
      archive += [UInt8](repeating: 0, count: random.chance(0.8) ? 1024 : 100)
      try folder.write(archive, "archive.tar")
      let places = ["@a", "archive.tar", "in", "missing", "archive.tar"]
      var lines: [String] = []
      for place in places {
        let full =
          place.hasPrefix("@") ? "@" + folder.path(String(place.dropFirst())) : folder.path(place)
        do throws(CorpusError) {
          let corpus = try Corpus([full])
          lines.append("\(corpus.entries.map { "\($0.name) \($0.size)" })")
          lines += corpus.entries.map { entry in
            (try? entry.load()).map { "\($0.recording.notes) \($0.issues.count)" } ?? "unread"
          }
        } catch {
          lines.append(error.sentence)
        }
      }
      SeenMarks.see(folder.short(lines.joined(separator: "\n")))
    }
  }

  /// A member of an archive, in which a field may be wrong.
  private func member(
    _ name: String, _ content: [UInt8], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var head = [UInt8](repeating: 0, count: 512)
    func set(_ text: String, _ place: Int) {
      for (index, byte) in text.utf8.enumerated() { head[place + index] = byte }
    }
    func octal(_ value: Int, _ digits: Int) -> String {
      let text = String(value, radix: 8)
      return String(repeating: "0", count: digits - text.count) + text
    }
    set(name, 0)
    set("0000644\0", 100)
    let size = random.chance(0.1) ? content.count + 600 : content.count
    set(octal(size, 11) + (random.chance(0.5) ? " " : "\0"), 124)
    set(octal(0, 11) + " ", 136)
    set(random.chance(0.8) ? "0" : ["5", "2", "x", "\0", "7"][random.below(5)], 156)
    if random.chance(0.8) { set("ustar\u{0}00", 257) }
    if random.chance(0.2) { set("prefix", 345) }
    set("        ", 148)
    let sum = head.reduce(random.chance(0.1) ? 1 : 0) { $0 + Int($1) }
    set(octal(sum, 6) + "\0 ", 148)
    let padding = (512 - content.count % 512) % 512
    return head + content + [UInt8](repeating: 0, count: padding)
  }
}
