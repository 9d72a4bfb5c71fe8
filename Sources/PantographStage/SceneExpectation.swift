import PantographGestures

/// What a recording says will become of the transitions that it moves: `#: expect: finish`,
/// `#: expect: cancel, finish` one after the other, `#: expect: nothing`, each also with the rule
/// that decides: `#: expect: cancel by velocity-against`.
public struct SceneExpectation: Hashable, Sendable {
  /// How one transition is to end.
  public struct Ending: Hashable, Sendable {
    /// What is to become of it.
    public var outcome: TransitionOutcome
    /// The rule that is to decide; nil for any.
    public var rule: ReleaseRule?
  }

  /// A transition that a hand moved, as it was found.
  public struct Found: Hashable, Sendable {
    /// Nil where it did not end.
    public var outcome: TransitionOutcome?
    /// Nil where no hand let go of it.
    public var decision: ReleaseDecision?

    /// What became of one transition.
    public init(outcome: TransitionOutcome?, decision: ReleaseDecision?) {
      self.outcome = outcome
      self.decision = decision
    }
  }

  /// A note that says none of this.
  public struct Unreadable: Error, Hashable, Sendable {
    /// The words that were found.
    public var found: String
    /// What could stand there.
    public var expected: String
  }

  /// Of each transition, one after the other; empty for none at all.
  public var endings: [Ending]

  /// The note in which a recording says it.
  public static let noteKey = "expect"
  /// The scene that a recording is meant for.
  public static let sceneKey = "scene"

  /// Reads the value of the note.
  public init(_ text: String) throws(Unreadable) {
    endings = []
    let text = text.trimming()
    if text == "nothing" { return }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      endings.append(try Self.ending(part.split(separator: " ").map(String.init)))
    }
  }

  private static func ending(_ words: [String]) throws(Unreadable) -> Ending {
    let outcomes = TransitionOutcome.allCases
    guard let first = words.first, let outcome = outcomes.first(where: { "\($0.name)" == first })
    else {
      throw Unreadable(
        found: words.joined(separator: " "), expected: "finish, cancel or nothing")
    }
    if words.count == 1 { return Ending(outcome: outcome) }
    let rules = ReleaseRule.allCases
    guard words.count == 3, words[1] == "by",
      let rule = rules.first(where: { "\($0.name)" == words[2] })
    else {
      throw Unreadable(
        found: words.joined(separator: " "),
        expected: "\(first) by "
          + rules.map { "\($0.name)" }.joined(separator: ", "))
    }
    return Ending(outcome: outcome, rule: rule)
  }

  /// Why the transitions are not those expected, in a sentence; nil where they are.
  public func difference(from found: [Found]) -> String? {
    for (index, ending) in endings.enumerated() {
      let place = endings.count > 1 ? "transition \(index + 1)" : "the transition"
      guard index < found.count else {
        return index == 0
          ? "expected \(place) to \(ending.outcome.name), but no gesture moved one"
          : "expected \(place) to \(ending.outcome.name), but there were only \(found.count)"
      }
      guard let outcome = found[index].outcome else {
        return "expected \(place) to \(ending.outcome.name), but it did not end"
      }
      let decision = found[index].decision
      if outcome != ending.outcome {
        let why = decision.map { ": \($0.whyAndOtherwise)" } ?? ""
        return "expected \(place) to \(ending.outcome.name), but it \(outcome.past)\(why)"
      }
      if let rule = ending.rule, decision?.rule != rule {
        let decided =
          decision.map { "the rule \($0.rule.name) decided: \($0.whyAndOtherwise)" }
          ?? "no hand let go of it"
        return "expected \(place) to \(outcome.name) by the rule \(rule.name), but \(decided)"
      }
    }
    if found.count > endings.count {
      return endings.isEmpty
        ? "expected no transition, but there were \(found.count)"
        : "expected \(endings.count) transitions, but there were \(found.count)"
    }
    return nil
  }
}

extension TransitionOutcome {
  fileprivate var past: String { self == .finish ? "finished" : "went back" }
}

extension ReleaseDecision {
  /// The numbers, without the outcome.
  fileprivate var whyAndOtherwise: String { otherwise.map { "\(why); \($0)" } ?? why }
}

extension String {
  fileprivate func trimming() -> String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
