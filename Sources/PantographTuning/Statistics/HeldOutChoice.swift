import PantographGestures

/// The choices made without each part of the recordings, to be tested on that part.
package struct HeldOutChoice: Sendable {
  package let folds: Folds
  /// The chosen thresholds, one for each part.
  package let thresholds: [InteractionThresholds]

  package init(_ folds: Folds, _ thresholds: [InteractionThresholds]) {
    self.folds = folds
    self.thresholds = thresholds
  }
}

/// Judges each recording by the choice made without it.
struct HeldOutJudge {
  private let folds: Folds
  private var judges: [FastJudge]
  private let trials: [Int]

  /// Creates a judge; nil if the recordings were not tracked for one of the choices.
  init?(_ choice: HeldOutChoice, _ plan: TrialPlan, in scene: TunedScene) {
    folds = choice.folds
    judges = choice.thresholds.map { FastJudge($0, in: scene) }
    trials = choice.thresholds.compactMap { plan.trial(of: $0) }
    guard trials.count == judges.count, trials.count == folds.count else { return nil }
  }

  /// Judges a sample; returns nil if it is in no part.
  ///
  /// - Parameter index: The index of the sample.
  mutating func judgement(of sample: Sample, _ index: Int) -> PairedCosts.Judgement? {
    let fold = folds.fold(of: sample, index)
    guard fold >= 0 else { return nil }
    let own = sample.trials[trials[fold]]
    return PairedCosts.Judgement(
      hasBegun: own.hasBegun, finishes: judges[fold].finishes(own))
  }
}
