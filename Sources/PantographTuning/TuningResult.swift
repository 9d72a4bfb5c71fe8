import PantographGestures

/// What a sweep over a corpus found: which numbers, how good, how sure.
package struct TuningResult: Sendable {
  /// How certain thresholds did.
  package struct Score: Sendable {
    package var tally = ErrorTally()
    /// Mean over the people of their recordings' mean costs.
    package var cost = 0.0
    /// Where that mean lies for new people; nil for thresholds on the recordings that chose them.
    package var interval: Interval?

    package init() {}

    init(_ tally: ErrorTally, _ costs: PersonCosts, _ interval: Interval?) {
      self.tally = tally
      cost = costs.mean
      self.interval = interval
    }
  }

  package struct Validation: Sendable {
    package var kind: Folds.Kind
    package var folds: Int
    /// What was chosen without a part, on that part; with an interval where it is by person.
    package var chosen: Score
    /// What it is compared with, on the same recordings.
    package var base: Score
  }

  /// A named policy as it is.
  package struct PolicyScore: Sendable {
    package var score: Score
    /// Against what the best is compared with, too; settled among all policies.
    package var gain: GainEstimate
    /// Against the best on other people, settled among all policies; nil where nothing was chosen.
    package var gainOnBest: GainEstimate?
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
  /// The people of whom there is a recording.
  package var people = 0
  /// Whether each person counts the same; otherwise each recording does.
  package var isByPerson = false
  package var distinguishes = false
  package var combinations = 0
  package var combination = 0
  package var thresholds = InteractionThresholds()
  /// On the recordings that it was chosen by, where something was chosen.
  package var chosen = Score()
  /// What was chosen without a part of the recordings, and how it does on that part: what the best is to
  /// be expected to do for others. Nil where nothing was chosen, or there are too few recordings.
  package var heldOut: HeldOutChoice?
  package var expected: Score?
  package var base = Score()
  /// By how much the chosen thresholds cost less than what they are compared with.
  package var gain = GainEstimate()
  package var ties = 1
  package var notWorse: NotWorseSet?
  package var validations: [Validation] = []
  package var curve: LearningCurve?
  package var policies: [PolicyScore] = []
  /// In the order of the samples: all, or the nearest of more than are listed.
  package var mistakes: [Mistake] = []
  package var updates: [Update] = []

  /// What the thresholds are to be expected to do for new people.
  package var forOthers: Score { expected ?? chosen }

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
