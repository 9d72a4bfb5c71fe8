import PantographPlainText

/// Describes the certainty of a difference in sentences, the same for the terminal and for a
/// report.
package struct SurenessText: Sendable {
  /// The thresholds being judged, such as "the best" or "these numbers".
  private let subject: String
  /// The thresholds they are compared with, such as "the previous thresholds".
  private let other: String
  private let result: TuningResult

  package init(_ result: TuningResult, of subject: String, against other: String) {
    self.result = result
    self.subject = subject
    self.other = other
  }

  private var isChosen: Bool { result.expected != nil }

  private var gain: GainEstimate { result.gain }

  /// The people or recordings on which a choice was tested; empty if nothing was chosen.
  private var place: String {
    guard isChosen else { return "" }
    return result.isByPerson
      ? "people not used for the choice" : "recordings not used for the choice"
  }

  /// Sentences about the recordings that are judged differently and about the difference in cost.
  package var facts: [String] {
    if case .same = gain.verdict { return [] }
    var facts: [String] = []
    let start = isChosen ? "On \(place), " : "Of the recordings, "
    if gain.firstOnly + gain.secondOnly == 0 {
      facts.append(start + "\(subject) and \(other) are right and wrong on the same recordings.")
    } else {
      facts.append(
        start
          + "\(gain.firstOnly) \(isChosen ? "recordings are" : "are") judged right only by \(subject), \(gain.secondOnly) only by \(other)."
      )
    }
    let isDearer = gain.gain < 0
    let (low, high) = (gain.interval.low, gain.interval.high)
    let (least, most) = isDearer ? (-high, -low) : (low, high)
    let amount = "\(FigureText.cost(gain.gain.magnitude)) \(isDearer ? "more" : "less")"
    var sentence =
      isChosen
      ? "On these, \(subject) costs \(amount) than \(other)"
      : "A recording costs \(amount) with \(subject) than with \(other)"
    sentence += " (\(FigureText.cost(least)) to \(FigureText.cost(most))"
    facts.append(sentence + ", \(FigureText.p(gain.p))).")
    return facts
  }

  package var verdict: String {
    switch gain.verdict {
    case .better: return "Better than \(other)."
    case .worse: return "Worse: keep \(other)."
    case .same: return "The same as \(other): nothing to decide."
    case .undecided:
      let needed =
        gain.peopleNeeded.map {
          " If the difference is as large as it seems, about \($0) people would show it."
        } ?? ""
      return "No difference is shown: keep \(other), or record more people.\(needed)"
    case .fewPeople:
      if result.people == 1 {
        return
          "No verdict: all recordings are by one person, so the intervals hold only for that person."
      }
      let needed =
        gain.peopleNeeded.map {
          " At this difference and spread, about \(max($0, GainEstimate.fewestPeople)) people would show it."
        } ?? ""
      return
        "No verdict: \(result.people) people are too few; a verdict needs at least \(GainEstimate.fewestPeople). Intervals of so few people are rough.\(needed)"
    case .unknownPeople:
      return
        "No verdict: not every recording names its person (#: person), so the intervals hold only for these people."
    case .oneKind:
      return "No result: the recordings cannot tell thresholds apart."
    }
  }

  /// A sentence that says over what a cost is averaged.
  package var mean: String {
    result.isByPerson
      ? "Cost: the mean of \(result.people) people, who all count the same"
      : "Cost: the mean of the recordings"
  }
}
