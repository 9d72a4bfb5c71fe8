import PantographGestures
import PantographTuning

/// Sentences about the named policies of a run, the same for the terminal and for a report.
package struct PolicySentences {
  package let sentences: [String]
  private let other: String

  package init(_ outcome: TuningOutcome) {
    let result = outcome.result
    other = outcome.run.settings.comparedWords
    var sentences: [String] = []
    if result.policies.contains(where: { $0.gain.verdict == .better || $0.gain.verdict == .worse })
    {
      sentences.append(
        "Better and worse are corrected for comparing \(result.policies.count) policies at once.")
    }
    if let expected = result.expected {
      let policies = zip(outcome.run.policies, result.policies)
      let better = policies.filter { $1.gainOnBest?.verdict == .better }.map { $0.0.name }
      let cheaper = policies.filter { $1.score.cost < expected.cost }
        .min { $0.1.score.cost < $1.1.score.cost }
      if !better.isEmpty {
        sentences.append(
          "Better on other people than the best of the sweep: \(better.sorted().joined(separator: ", "))."
        )
      } else if let cheaper {
        sentences.append(
          "\(cheaper.0.name) costs \(FigureText.cost(cheaper.1.score.cost)), less than the \(FigureText.cost(expected.cost)) of the best on other people, but the difference may be chance."
        )
      }
    }
    self.sentences = sentences
  }

  /// The verdict on a policy, to be appended to its cost; empty if no difference is shown.
  package func verdict(on policy: TuningResult.PolicyScore) -> String {
    switch policy.gain.verdict {
    case .better: ", better than \(other)"
    case .worse: ", worse than \(other)"
    case .undecided, .same, .fewPeople, .unknownPeople, .oneKind: ""
    }
  }
}

extension TuningSettings {
  /// The name of the thresholds that the best combination is compared with, for use in a sentence.
  package var comparedWords: String {
    compared == nil ? "the previous thresholds" : comparedName
  }
}
