import PantographGestures

/// A labelled recording with its trials for all thresholds.
package struct Sample: Sendable {
  package var label: GestureLabel
  /// The number of the person, the same for all their recordings; −1 if unknown.
  package var person: Int
  /// The number of the device model, the same for all its recordings; −1 if unknown.
  package var device: Int
  /// The trials, in the order of the `TrialPlan`.
  package var trials: [Trial]

  package init(label: GestureLabel, person: Int, device: Int, trials: [Trial]) {
    self.label = label
    self.person = person
    self.device = device
    self.trials = trials
  }

  /// Returns the mistake of these thresholds on this recording; nil if they judge it correctly.
  package func error(
    _ thresholds: InteractionThresholds, trial: Int, in scene: TunedScene
  ) -> JudgementError? {
    JudgementError(
      label, hasBegun: trials[trial].hasBegun,
      finishes: trials[trial].finishes(thresholds, in: scene))
  }
}

extension [Sample] {
  /// Returns the mistakes of these thresholds on all the recordings.
  package func tally(
    _ thresholds: InteractionThresholds, trial: Int, in scene: TunedScene
  ) -> ErrorTally {
    var judge = FastJudge(thresholds, in: scene)
    var tally = ErrorTally()
    for sample in self {
      let trial = sample.trials[trial]
      tally.add(sample.label, hasBegun: trial.hasBegun, finishes: judge.finishes(trial))
    }
    return tally
  }
}
