import PantographGestures

/// The outcomes that a recording expects of the transitions it moves: `#: expect: finish`, `#:
/// expect: cancel, finish` for two in a row, or `#: expect: nothing`. Each can name the rule that
/// decides: `#: expect: cancel by velocity-against`.
public struct SceneExpectation: Hashable, Sendable {
  /// The expected end of one transition.
  public struct Ending: Hashable, Sendable {
    /// The expected outcome of the transition.
    public var outcome: TransitionOutcome
    /// The rule that is expected to decide; nil for any.
    public var rule: ReleaseRule?
  }

  /// The actual end of a transition that a gesture moved.
  public struct Found: Hashable, Sendable {
    /// The outcome; nil if the transition did not end.
    public var outcome: TransitionOutcome?
    /// The decision at the release; nil if the fingers never let go of the transition.
    public var decision: ReleaseDecision?

    /// Creates the actual end of one transition.
    public init(outcome: TransitionOutcome?, decision: ReleaseDecision?) {
      self.outcome = outcome
      self.decision = decision
    }
  }

  /// An error for a note that is no expectation.
  public struct Unreadable: Error, Hashable, Sendable {
    /// The words in the note.
    public var found: String
    /// The words that would be valid instead.
    public var expected: String
  }

  /// The expected ends of the transitions, in order; empty if none is expected.
  public var endings: [Ending]

  /// The key of the note with the expectation.
  public static let noteKey = "expect"
  /// The key of the note with the scene that the recording is meant for.
  public static let sceneKey = "scene"

  /// Parses the value of an `expect` note.
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

  /// Returns a sentence about the first difference between the expectation and `found`; nil if they
  /// agree.
  public func difference(from found: [Found]) -> String? {
    difference(from: found, of: found.count)
  }

  /// Returns a sentence about the first difference, where `found` has the first of `count` ends; at
  /// least as many as are expected.
  package func difference(from found: [Found], of count: Int) -> String? {
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
          ?? "no gesture released it"
        return "expected \(place) to \(outcome.name) by the rule \(rule.name), but \(decided)"
      }
    }
    if count > endings.count {
      return endings.isEmpty
        ? "expected no transition, but there were \(count)"
        : "expected \(endings.count) transitions, but there were \(count)"
    }
    return nil
  }
}

extension TransitionOutcome {
  fileprivate var past: String { self == .finish ? "finished" : "went back" }
}

extension ReleaseDecision {
  /// The decision's explanation with its numbers, without the outcome.
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
