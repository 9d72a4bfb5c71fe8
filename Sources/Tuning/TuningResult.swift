import Gestures

/// What a sweep over a corpus found: which numbers, how good, how sure.
package struct TuningResult: Sendable {
  /// How certain thresholds did.
  package struct Score: Sendable {
    package var tally: ErrorTally
    /// Mean cost of a recording.
    package var cost: Double
    /// Where that mean would lie with other recordings.
    package var interval: Interval
  }

  package struct Validation: Sendable {
    package var kind: Folds.Kind
    package var folds: Int
    /// What was chosen without a part, on that part.
    package var chosen: ErrorTally
    /// The base, on the same recordings.
    package var base: ErrorTally
  }

  package struct Mistake: Sendable {
    /// Among the samples.
    package var sample: Int
    /// As its file is called; the samples do not know it.
    package var name = ""
    package var label: GestureLabel
    package var error: JudgementError
    package var sentence: String
    /// The progress to the other outcome; nil where no progress would change it.
    package var progressMargin: Double?
    /// The points a second to it.
    package var velocityMargin: Double?
  }

  package struct Update: Sendable {
    package var thresholds: UpdateThresholds
    package var lag: Double
    package var toAndFro: Double
    package var updates: Double
  }

  package var samples = 0
  package var labels: [3 of Int] = .init(repeating: 0)
  package var combinations = 0
  package var combination = 0
  package var thresholds = InteractionThresholds()
  package var chosen = Score(tally: ErrorTally(), cost: 0, interval: Interval(low: 0, high: 0))
  package var base = Score(tally: ErrorTally(), cost: 0, interval: Interval(low: 0, high: 0))
  /// By how much the chosen thresholds cost less than the base on the mean.
  package var gain = 0.0
  package var gainInterval = Interval(low: 0, high: 0)
  package var comparison = PairedComparison()
  package var ties = 1
  /// Combinations that are as good for all that chance lets tell; nil where not all were tried.
  package var plateau: Int?
  package var slack = 0.0
  package var ranges: [SweepChoice.Range] = []
  package var validations: [Validation] = []
  package var policies: [Score] = []
  /// In the order of the samples: all, or the nearest of more than are listed.
  package var mistakes: [Mistake] = []
  package var updates: [Update] = []

  /// Whether some recordings are meant to finish and some are not: otherwise thresholds that do always
  /// the same make no mistake.
  package var distinguishes: Bool { labels[0] > 0 && labels[1] + labels[2] > 0 }

  /// Of the update numbers that were tried those with the least lag and movement to and fro together.
  package var bestUpdate: Update? {
    updates.min { $0.lag + $0.toAndFro < $1.lag + $1.toAndFro }
  }

  /// The best of all that was swept, also of the update, which decides nothing at the release.
  package var best: InteractionThresholds {
    var best = thresholds
    if let bestUpdate { best.update = bestUpdate.thresholds }
    return best
  }
}
