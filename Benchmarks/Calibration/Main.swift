import Foundation
import PantographTuning
import PantographTuningFiles

/// Tests intervals and verdicts on corpora of known truth.
///
/// `run COUNT choose|report [TEXT]` tests COUNT corpora of each row in this process, with seeds for choosing
/// a method or for reporting it; with the text `others`, `unlike` or `further`, the rows of further truths. `parts COUNT FOLDER` writes corpora as parts of tuning runs, and
/// `judge COUNT FOLDER` reads the command's results for each.
@main
struct Calibration {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard words.count >= 3, let verb = words.first, let count = Int(words[2]) else {
      print("run COUNT choose|report [TEXT], parts COUNT FOLDER, judge COUNT FOLDER")
      exit(64)
    }
    let last = words[3]
    switch verb {
    case "run":
      let isReport = last == "report"
      try run(count, isReport, words.count > 3 ? words[4] : "")
    case "parts": try write(count, last)
    default: try judge(count, last)
    }
  }

  private static func rows(_ text: String) throws -> [() throws -> KnownSweep] {
    let sets = [
      ("others", Truth.others), ("unlike", Truth.unlike), ("further", Truth.further),
    ]
    for (word, truths) in sets where text.hasPrefix(word) {
      // The rest of the text, after one space, chooses some of them.
      var rows: [() throws -> KnownSweep] = truths.filter {
        text == word || $0.name.contains(text.dropFirst(word.count + 1))
      }
      .map { truth in { try KnownSweep(truth) } }
      if text == "further" {
        rows += [
          { try KnownSweep(modelHands: 8, recordings: 25, policy: "uikit-page-sheet") },
          { try KnownSweep(modelHands: 20, recordings: 12, policy: "flutter-dismissible") },
        ]
      }
      return rows
    }
    var rows: [() throws -> KnownSweep] = Truth.all.filter {
      text.isEmpty || $0.name.contains(text)
    }
    .map { truth in { try KnownSweep(truth) } }
    if text.isEmpty || text == "model" {
      rows.append { try KnownSweep(modelHands: 8, recordings: 25) }
    }
    return rows
  }

  private static func seed(_ row: Int, _ corpus: Int, isReport: Bool) -> UInt64 {
    UInt64((isReport ? 2 : 1) * 1_000_000_000 + row * 1_000_000 + corpus)
  }

  private static func run(_ count: Int, _ isReport: Bool, _ text: String) throws {
    print(CalibrationRow.heading)
    var missed: [String] = []
    for (index, make) in try rows(text).enumerated() {
      let known = try make()
      var row = CalibrationRow(known)
      let search = known.run.search
      let analysis = TuningAnalysis(search, policies: [], updates: nil)
      for corpus in 0..<count {
        let samples = known.corpus(seed: seed(index, corpus, isReport: isReport))
        let result = analysis.result(of: samples) { SweepCounter(search) }
        row.add(CalibrationRow.Outcome(result, known), samples, known)
      }
      print(row.line)
      fflush(nil)
      missed += row.missed.map { "\(known.name): \($0)" }
    }
    for sentence in missed { print("missed: \(sentence)") }
    exit(missed.isEmpty ? 0 : 1)
  }

  // MARK: Through the command

  private static func write(_ count: Int, _ folder: String) throws {
    for (index, make) in try rows("").enumerated() {
      let known = try make()
      for corpus in 0..<count {
        let samples = known.corpus(seed: seed(index, corpus, isReport: true))
        let recordings = samples.enumerated().map { place, sample in
          var recording = DecodedRecording(index: place, name: "\(place).evemu")
          recording.label = sample.label
          recording.person = "person \(sample.person)"
          recording.device = "calibration"
          // Without different digests, the recordings would count as copies of one another.
          recording.digest.add("\(place)")
          recording.trials = sample.trials
          return recording
        }
        try TuningPart(
          settings: known.settings.text, corpus: "\(index) \(corpus)", total: samples.count,
          shards: 1, held: [1], recordings: try RecordingStore(recordings)
        ).save("\(folder)/\(index)-\(corpus).part", overwrite: true)
      }
    }
  }

  private static func judge(_ count: Int, _ folder: String) throws {
    print(CalibrationRow.heading)
    var missed: [String] = []
    var others = 0
    for (index, make) in try rows("").enumerated() {
      let known = try make()
      var row = CalibrationRow(known)
      let search = known.run.search
      let analysis = TuningAnalysis(search, policies: [], updates: nil)
      for corpus in 0..<count {
        let path = "\(folder)/\(index)-\(corpus).json"
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let samples = known.corpus(seed: seed(index, corpus, isReport: true))
        let own = CalibrationRow.Outcome(
          analysis.result(of: samples) { SweepCounter(search) }, known)
        guard let said = CalibrationRow.Outcome(json: data, known, own) else {
          others += 1
          continue
        }
        row.add(said, samples, known)
      }
      print(row.line)
      missed += row.missed.map { "\(known.name): \($0)" }
    }
    for sentence in missed { print("missed: \(sentence)") }
    if others > 0 { print("the command says otherwise of \(others) corpora") }
    exit(missed.isEmpty && others == 0 ? 0 : 1)
  }
}

extension CalibrationRow.Outcome {
  init(_ result: TuningResult, _ known: KnownSweep) {
    combination = result.combination
    base = result.base.interval ?? Interval(low: 0, high: 0)
    cost = result.forOthers.interval ?? Interval(low: 0, high: 0)
    gain = result.gain.gain
    gainInterval = result.gain.interval
    isBetter = result.gain.verdict == .better
    holdsBest = result.notWorse.map { $0.members.contains(known.best) }
  }

  /// Reads the command's results; nil if they differ from the statistics computed in this process.
  init?(json: Data, _ known: KnownSweep, _ own: CalibrationRow.Outcome) {
    guard let root = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let best = root["best"] as? [String: Any], let base = root["base"] as? [String: Any],
      let comparison = root["comparison"] as? [String: Any]
    else { return nil }
    func interval(_ figures: [String: Any], _ low: String, _ high: String) -> Interval? {
      guard let low = figures[low] as? Double, let high = figures[high] as? Double else {
        return nil
      }
      return Interval(low: low, high: high)
    }
    guard let cost = interval(best, "costLow", "costHigh"),
      let before = interval(base, "costLow", "costHigh"),
      let gain = comparison["gain"] as? Double,
      let gains = interval(comparison, "gainLow", "gainHigh"),
      let verdict = comparison["verdict"] as? String
    else { return nil }
    self = own
    self.cost = cost
    self.base = before
    self.gain = gain
    gainInterval = gains
    isBetter = verdict == "better"
    func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }
    guard isSame(cost.low, own.cost.low), isSame(cost.high, own.cost.high),
      isSame(gains.low, own.gainInterval.low), isSame(gains.high, own.gainInterval.high),
      isBetter == own.isBetter
    else { return nil }
  }
}
