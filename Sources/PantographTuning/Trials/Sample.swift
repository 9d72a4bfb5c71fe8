import PantographGestures

/// A labelled recording as all thresholds see it.
package struct Sample: Sendable {
  package var label: GestureLabel
  /// The same number for the same person; −1 where it is not known.
  package var person: Int
  /// The same number for the same device model; −1 where it is not known.
  package var device: Int
  /// By the index of the plan.
  package var trials: [Trial]

  package init(label: GestureLabel, person: Int, device: Int, trials: [Trial]) {
    self.label = label
    self.person = person
    self.device = device
    self.trials = trials
  }

  /// The mistake that these thresholds make of it, if any.
  package func error(
    _ thresholds: InteractionThresholds, trial: Int, in scene: TunedScene
  ) -> JudgementError? {
    JudgementError(
      label, hasBegun: trials[trial].hasBegun,
      finishes: trials[trial].finishes(thresholds, in: scene))
  }
}

extension [Sample] {
  /// The mistakes that these thresholds make of all of them.
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
