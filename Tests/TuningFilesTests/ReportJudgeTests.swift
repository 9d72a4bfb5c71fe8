import Expectations
import Foundation
import GoldenTexts
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis
import PantographTuning
import Testing

@testable import PantographTuningFiles

/// The judge of a report, run natively; other tests compare the judge in a browser with the command line.
struct ReportJudgeTests {
  private static let sweeps: [(path: String, values: [String])] = [
    ("finish.progress", ["0.3", "0.5", "0.7"]), ("finish.velocity", ["300 pt/s", "none"]),
    ("begin.slop", ["5 pt", "10 pt", "20 pt"]), ("update.smallestChange", ["1 pt", "4 pt"]),
  ]
  private let decoded: RecordingStore
  private let outcome: TuningOutcome
  private let data: ReportData

  init() throws {
    let scene = try #require(TunedScene.named("card"))
    let settings = TuningSettings(
      base: InteractionThresholds(), sweeps: Self.sweeps, scene: scene, isNamedScene: true,
      policies: ["pantograph", "uikit-page-sheet", "touchegg"])
    let run = try TuningRun(settings)
    decoded = try Self.decode(run)
    outcome = try run.outcome(decoded, threads: 1)
    let made = ReportData(
      base: settings.base, chosen: outcome.result.thresholds, heldOut: outcome.result.heldOut,
      scene: scene, costs: settings.costs, axes: run.sweep.axes, policies: run.policies,
      samples: try outcome.selection.samples.all())
    data = try #require(ReportData(made.bytes))
    expect(data.bytes, equals: made.bytes)
  }

  private static func decode(_ run: TuningRun) throws -> RecordingStore {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = CorpusRequest.Place(
      scene: "card", direction: .down, length: 724.0 / 844, isEdge: false)
    let request = CorpusRequest(place: place, people: 6, seed: 9)
    for index in 0..<80 {
      try RecordingFile.save(
        request.recording(index), to: folder.appending(path: "\(100 + index).evemu").path,
        format: try #require(RecordingFormat.named("evemu")), overwrite: true)
    }
    let store = try RecordingStore()
    _ = CorpusDecoding(run.decoder, threads: 2).run(try Corpus([folder.path]), into: store) { _ in
      true
    }
    return store
  }

  @Test func `it begins with the best of the sweep, and judges as the sweep does`() {
    let judge = ReportJudge(data)
    expect(judge.tally, equals: outcome.result.chosen.tally)
    expect(judge.verdicts.count { $0 >> 2 != 0 }, equals: outcome.result.mistakes.count)
    let sure = judge.sureness
    expect(judge.isBest && judge.cost == outcome.result.chosen.cost)
    expect(sure.expected?.interval, equals: outcome.result.expected?.interval)
    expect(sure.expected?.tally, equals: outcome.result.expected?.tally)
    expect(sure.gain.interval, equals: outcome.result.gain.interval)
    expect(sure.gain.p, equals: outcome.result.gain.p)
    expect(sure.gain.verdict, equals: outcome.result.gain.verdict)
    for mistake in outcome.result.mistakes {
      expect(judge.sentence(of: mistake.sample), equals: mistake.sentence)
      expect(judge.verdicts[mistake.sample] >> 2, equals: mistake.error.rawValue + 1)
    }
  }

  @Test(arguments: [
    [("finish.progress", "0.37")], [("finish.velocity", "777 pt/s"), ("begin.slop", "20 pt")],
    [("finish.projection", "0.3 s"), ("finish.progress", "none")],
    [("cancel.velocity", "50 mm/s"), ("deadZone.distance", "30 pt")],
  ])
  func `numbers that are set give what a run with them alone gives`(
    numbers: [(path: String, text: String)]
  ) throws {
    var judge = ReportJudge(data)
    try judge.start("base")
    for number in numbers { try judge.set(number.path, to: number.text) }
    var settings = outcome.run.settings
    settings.sweeps = numbers.map { ($0.path, [$0.text]) }
    settings.policies = []
    let run = try TuningRun(settings)
    let alone = try run.outcome(try Self.decode(run), threads: 1)
    expect(judge.tally, equals: alone.result.chosen.tally)
    expect(judge.sureness.chosen.interval, equals: alone.result.chosen.interval)
    expect(judge.sureness.gain.interval, equals: alone.result.gain.interval)
    expect(judge.sureness.gain.p == alone.result.gain.p && !judge.isBest)
  }

  @Test func `a policy gives its line of the table`() throws {
    for (policy, score) in zip(outcome.run.policies, outcome.result.policies) {
      var judge = ReportJudge(data)
      try judge.start(policy.name)
      expect(judge.tally == score.score.tally && judge.cost == score.score.cost, "\(policy.name)")
    }
  }

  @Test func `a map is counted as each of its cells is judged`() throws {
    var judge = ReportJudge(data)
    try judge.set("finish.velocity", to: "400 pt/s")
    let axes = try [
      ("begin.slop", ["5 pt", "20 pt"]), ("finish.progress", ["0.2", "0.45", "0.9"]),
    ]
    .map { path, values in try SweepAxis(try #require(ThresholdNumber(path)), values) }
    let (sweep, tallies) = try #require(judge.tallies(axes))
    for combination in 0..<sweep.count {
      for (axis, index) in zip(sweep.axes, sweep.indices(of: combination)) {
        try judge.set(axis.number.path, to: axis.values[index])
      }
      expect(judge.tally, equals: tallies[combination])
    }
  }

  @Test func `what was not tracked, and what is no number, is refused and changes nothing`() throws
  {
    var judge = ReportJudge(data)
    let before = judge.tally
    for (path, text, words) in [
      ("begin.slop", "7 pt", "were not tracked"), ("begin.cone", "20 deg", "were not tracked"),
      ("finish.progres", "0.5", "No threshold"), ("finish.progress", "2", "outside"),
      ("cost.lost", "-1", "from 0 to"), ("cost.fun", "1", "No kind"),
    ] {
      let objection = #expect(throws: ReportJudge.Objection.self) {
        try judge.set(path, to: text)
      }
      expect(objection?.sentence.contains(words), equals: true, "\(objection?.sentence ?? "")")
    }
    #expect(throws: ReportJudge.Objection.self) { try judge.start("nobody") }
    expect(judge.tally, equals: before)
    let axis = try SweepAxis(try #require(ThresholdNumber("begin.slop")), ["6 pt"])
    expectNil(judge.tallies([axis]))
    expect(judge.answer(.tallies, Array("begin.slop=6 pt".utf8)), equals: Array("null".utf8))
    expect(judge.answer(.sentence, Array("80".utf8)).isEmpty)
  }

  /// The answers as text, with marks for those in bytes.
  private func answers(_ judge: ReportJudge) -> [String] {
    var judge = judge
    func text(_ question: ReportJudge.Question, _ request: String = "") -> String {
      String(decoding: judge.answer(question, Array(request.utf8)), as: UTF8.self)
    }
    func bytes(_ question: ReportJudge.Question) -> String {
      let bytes = judge.answer(question, [])
      return "\(bytes.count) \(GoldenText.mark(bytes.map { "\($0)" }.joined(separator: " ")))"
    }
    return [
      text(.figures), text(.sureness), bytes(.verdicts), bytes(.releases),
      GoldenText.mark(text(.thresholds)), text(.decisions),
      text(.values, "begin.slop\nfinish.progress\nnothing\ncancel.velocity"),
      text(.tallies, "begin.slop=5 pt|20 pt\nfinish.progress=0.2|0.45|0.9"),
      text(.tallies, "finish.progress=0.3"), text(.tallies, "finish.progress"),
      text(.tallies, "nothing=1"), text(.tallies, "finish.progress=2"),
    ] + (0..<82).map { text(.sentence, "\($0)") } + ["-1", "x", "1.5"].map { text(.sentence, $0) }
  }

  @Test func `all questions of a page`() throws {
    var judge = ReportJudge(data)
    var lines = ["# best"] + answers(judge)
    for (question, request) in [
      (ReportJudge.Question.start, "base"), (.start, "nobody"), (.start, "touchegg"),
      (.set, "finish.progress=0.37"), (.set, "finish.velocity=none"), (.set, "begin.slop=7 pt"),
      (.set, "cost.lost=3.5"), (.set, "cost.unwanted=1000001"), (.set, "x=1"), (.set, "x"),
      (.set, "begin.slop=20 pt"), (.start, "best"),
    ] {
      let before = answers(judge)
      let refusal = String(decoding: judge.answer(question, Array(request.utf8)), as: UTF8.self)
      lines.append("# \(request): \(refusal)")
      let after = answers(judge)
      if !refusal.isEmpty { expect(after, equals: before) }
      lines += zip(before, after).filter { $0 != $1 }.map { $1 }
    }
    let difference = try GoldenText("report-answers").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test func `data that is cut off anywhere is none`() {
    let bytes = data.bytes
    for count in stride(from: 0, to: bytes.count, by: 97) {
      expectNil(ReportData(Array(bytes.prefix(count))))
    }
  }
}
