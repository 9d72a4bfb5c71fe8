import PantographGestures

/// The result of a sweep over a corpus: the best numbers, their quality and its certainty.
package struct TuningResult: Sendable {
  /// The performance of certain thresholds.
  package struct Score: Sendable {
    package var tally = ErrorTally()
    /// The mean over the people of their recordings' mean costs.
    package var cost = 0.0
    /// The interval that contains the cost for new people. Nil if the same recordings were used to
    /// choose the thresholds, or if the people are unknown.
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
    /// The score of the choices made without a part, on that part. It has an interval if the parts
    /// are people.
    package var chosen: Score
    /// The score of the compared thresholds on the same recordings.
    package var base: Score
  }

  /// The result for a named policy.
  package struct PolicyScore: Sendable {
    package var score: Score
    /// The gain over the thresholds that the best is compared with, adjusted for the number of
    /// policies.
    package var gain: GainEstimate
    /// The gain over the best on other people, adjusted for the number of policies; nil if nothing
    /// was chosen.
    package var gainOnBest: GainEstimate?
  }

  package struct Mistake: Sendable {
    /// The index of the sample.
    package var sample: Int
    /// The name of the recording's file, which samples do not have.
    package var name = ""
    package var label: GestureLabel
    package var error: JudgementError
    package var sentence: String
    /// The change in progress that would give the other outcome; nil if no progress would.
    package var progressMargin: Double?
    /// The change in velocity that would give the other outcome, in points per second.
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
  /// The number of people with at least one recording.
  package var people = 0
  /// Whether each person counts the same; otherwise each recording counts the same.
  package var isByPerson = false
  package var combinations = 0
  package var combination = 0
  package var thresholds = InteractionThresholds()
  /// The score of the chosen thresholds on the recordings they were chosen by, or of the given
  /// thresholds.
  package var chosen = Score()
  /// The choices made without each part of the recordings. `expected` is their score on those
  /// parts, which is to be expected of the best for other people. Nil if nothing was chosen, or
  /// there are too few recordings.
  package var heldOut: HeldOutChoice?
  package var expected: Score?
  package var base = Score()
  /// The cost that the chosen thresholds save over those they are compared with.
  package var gain = GainEstimate()
  package var ties = 1
  package var notWorse: NotWorseSet?
  package var validations: [Validation] = []
  package var curve: LearningCurve?
  package var policies: [PolicyScore] = []
  /// The mistakes in the order of the samples; if there are too many, those nearest to the other
  /// outcome.
  package var mistakes: [Mistake] = []
  package var updates: [Update] = []

  /// The score to expect for new people.
  package var forOthers: Score { expected ?? chosen }

  /// The update numbers with the smallest sum of lag and back-and-forth movement.
  package var bestUpdate: Update? {
    updates.min { $0.lag + $0.toAndFro < $1.lag + $1.toAndFro }
  }

  /// The best thresholds of the sweep, including update numbers, which do not influence releases.
  package var best: InteractionThresholds {
    var best = thresholds
    if let bestUpdate { best.update = bestUpdate.thresholds }
    return best
  }
}
