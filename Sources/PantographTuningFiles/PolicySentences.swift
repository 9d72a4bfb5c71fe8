import PantographGestures
import PantographTuning
import PantographTuningFiles

/// Sentences about named policies that cost less than the best combination of a sweep.
struct PolicySentences {
  let sentences: [String]

  init(_ outcome: TuningOutcome) {
    let result = outcome.result
    guard let expected = result.expected else {
      sentences = []
      return
    }
    let policies = zip(outcome.run.policies, result.policies)
    let better = policies.filter { $1.gainOnBest?.verdict == .better }.map { $0.0.name }
    let cheaper = policies.filter { $1.score.cost < expected.cost }
      .min { $0.1.score.cost < $1.1.score.cost }
    if !better.isEmpty {
      sentences = [
        "Better on other people than the best of the sweep: \(better.sorted().joined(separator: ", "))."
      ]
    } else if let cheaper {
      sentences = [
        "\(cheaper.0.name) costs \(FigureText.cost(cheaper.1.score.cost)), less than the \(FigureText.cost(expected.cost)) of the best on others, but the difference may be chance."
      ]
    } else {
      sentences = []
    }
  }
}
