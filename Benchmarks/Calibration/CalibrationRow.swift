import Foundation
import PantographTuning
import PantographTuningFiles

/// The rates at which intervals cover the truth and verdicts are right, over the corpora of one truth.
struct CalibrationRow {
  let name: String
  /// Whether the goals apply to this row: nothing is promised for corpora of very few people.
  let isPromised: Bool
  private var count = 0.0
  private var baseCovers = 0.0
  private var costCovers = 0.0
  private var gainCovers = 0.0
  private var setCovers = 0.0
  private var sets = 0.0
  private var costWidth = 0.0
  private var studentWidth = 0.0
  private var gainWidth = 0.0
  private var studentGainWidth = 0.0
  private var printedGain = 0.0
  private var trueGain = 0.0
  private var found = 0.0
  private var wrong = 0.0
  private var knownFound = 0.0

  init(_ known: KnownSweep) {
    name = known.name
    isPromised = known.people >= GainEstimate.fewestPeople
  }

  /// The results that a run printed.
  struct Outcome {
    var combination: Int
    var base: Interval
    var cost: Interval
    var gain: Double
    var gainInterval: Interval
    var isBetter: Bool
    /// Whether the set that the run printed contains the best combination; nil if it printed none.
    var holdsBest: Bool?
  }

  mutating func add(_ outcome: Outcome, _ samples: [Sample], _ known: KnownSweep) {
    count += 1
    let cost = known.trueCosts[outcome.combination]
    let gain = known.baseCost - cost
    if Self.covers(outcome.base, known.baseCost) { baseCovers += 1 }
    if Self.covers(outcome.cost, cost) { costCovers += 1 }
    if Self.covers(outcome.gainInterval, gain) { gainCovers += 1 }
    if let holdsBest = outcome.holdsBest {
      sets += 1
      if holdsBest { setCovers += 1 }
    }
    costWidth += outcome.cost.high - outcome.cost.low
    gainWidth += outcome.gainInterval.high - outcome.gainInterval.low
    printedGain += outcome.gain
    trueGain += gain
    if outcome.isBetter {
      found += 1
      if gain <= 1e-9 { wrong += 1 }
    }
    let known = KnownBest(samples, known)
    studentWidth += known.costWidth
    studentGainWidth += known.gainWidth
    if known.isBetter { knownFound += 1 }
  }

  private static func covers(_ interval: Interval, _ truth: Double) -> Bool {
    // Intervals are printed with three decimals.
    interval.low - 0.0005 <= truth && truth <= interval.high + 0.0005
  }

  static let heading = """
    | corpus | as it was covers | best covers | width | gain covers | width | gain printed / true | not worse holds the best | Better found / by a test that knows the best | Better and wrong |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    """

  var line: String {
    func percent(_ part: Double, of whole: Double) -> String {
      whole > 0 ? String(format: "%.1f %%", 100 * part / whole) : "–"
    }
    func ratio(_ width: Double, _ other: Double) -> String {
      other > 0.005 * count ? String(format: "%.2f", width / other) : "–"
    }
    let gains = String(format: "%+.3f / %+.3f", printedGain / count, trueGain / count)
    return
      "| \(name) | \(percent(baseCovers, of: count)) | \(percent(costCovers, of: count)) | \(ratio(costWidth, studentWidth)) | \(percent(gainCovers, of: count)) | \(ratio(gainWidth, studentGainWidth)) | \(gains) | \(percent(setCovers, of: sets)) | \(percent(found, of: count)) / \(percent(knownFound, of: count)) | \(percent(wrong, of: count)) |"
  }

  /// The goals that the row misses by more than three standard errors.
  var missed: [String] {
    guard isPromised else { return [] }
    func isBelow(_ part: Double, _ goal: Double) -> Bool {
      part / count < goal - 3 * (goal * (1 - goal) / count).squareRoot()
    }
    var missed: [String] = []
    if isBelow(baseCovers, 0.93) {
      missed.append("the interval of what was before covers too seldom")
    }
    if isBelow(costCovers, 0.93) { missed.append("the interval of the best covers too seldom") }
    if isBelow(gainCovers, 0.93) { missed.append("the interval of the gain covers too seldom") }
    if sets > 0, isBelow(setCovers, 0.93) { missed.append("the set holds the best too seldom") }
    if studentWidth > 0.005 * count, costWidth > 2 * studentWidth {
      missed.append("the interval of the best is too wide")
    }
    if wrong / count > 0.025 + 3 * (0.025 * 0.975 / count).squareRoot() {
      missed.append("Better is wrong too often")
    }
    let (half, share) = (knownFound / 2, knownFound / count)
    let error = (count * (share * (1 - share) / 4 + found / count * (1 - found / count)))
      .squareRoot()
    if found < half - 3 * error { missed.append("Better is found too seldom") }
    return missed
  }
}

/// The result of a plain paired test over people, for the truly best thresholds.
private struct KnownBest {
  let costWidth: Double
  let gainWidth: Double
  let isBetter: Bool

  init(_ samples: [Sample], _ known: KnownSweep) {
    let summary = SampleSummary(samples)
    let run = known.run
    let best = run.sweep.thresholds(known.best)
    var (costs, gains) = (PersonCosts(summary), PersonGains(summary))
    for sample in samples {
      func cost(_ error: PantographTuning.JudgementError?) -> Double {
        error.map { run.settings.costs[$0] } ?? 0
      }
      let own = cost(sample.error(best, trial: 0, in: run.settings.scene))
      let before = cost(sample.error(run.settings.base, trial: 0, in: run.settings.scene))
      costs.add(own, of: sample.person)
      gains.add(before - own, of: sample.person)
    }
    let limit = StudentDistribution.limit(0.05, freedom: max(gains.units - 1, 1))
    costWidth = 2 * limit * costs.standardError
    gainWidth = 2 * limit * gains.standardError
    isBetter = gains.mean - limit * gains.standardError > 1e-12
  }
}
