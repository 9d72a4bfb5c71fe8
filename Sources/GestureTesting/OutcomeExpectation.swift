import PantographGestures
import PantographStage

/// The outcomes that a test expects: `finish`, `cancel by velocity-against`, `finish by
/// application`, `rest`, `move`, several in order, or `nothing`.
struct OutcomeExpectation {
  struct Ending {
    var ending: GestureOutcome.Ending
    var rule: ReleaseRule?
    /// Whether the application's own code is expected to decide.
    var isApplications = false
  }

  struct Unreadable: Error {
    var found: String
    var expected: String
  }

  private(set) var endings: [Ending] = []

  init(_ text: String) throws(Unreadable) {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words == ["nothing"] { return }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      endings.append(try Self.ending(part.split(whereSeparator: \.isWhitespace).map(String.init)))
    }
  }

  private static func ending(_ words: [String]) throws(Unreadable) -> Ending {
    let found = words.joined(separator: " ")
    guard let first = words.first, let ending = GestureOutcome.Ending(rawValue: first) else {
      throw Unreadable(found: found, expected: "finish, cancel, rest, move or nothing")
    }
    if words.count == 1 { return Ending(ending: ending) }
    if words.count == 3, words[1] == "by" {
      if words[2] == "application" { return Ending(ending: ending, isApplications: true) }
      if let rule = ReleaseRule.allCases.first(where: { "\($0.name)" == words[2] }) {
        return Ending(ending: ending, rule: rule)
      }
    }
    let rules = ReleaseRule.allCases.map { "\($0.name)" }.joined(separator: ", ")
    throw Unreadable(found: found, expected: "\(first) by application, \(rules)")
  }

  /// Returns a sentence about how the outcomes differ from the expectation; nil if they do not
  /// differ.
  func difference(from found: [GestureOutcome], _ moved: [MovedLayer]) -> String? {
    if endings.isEmpty { return Self.somethingHappened(found, moved) }
    for (index, expected) in endings.enumerated() {
      let place = Self.place(expected.ending, endings.count > 1 ? index : nil)
      guard index < found.count else {
        let there = index == 0 ? "no gesture moved one" : "there were only \(found.count)"
        return "expected \(place) to \(expected.ending.rawValue), but \(there)"
      }
      if let difference = Self.difference(expected, found[index], place) { return difference }
    }
    guard found.count > endings.count else { return nil }
    return "expected \(endings.count) outcome\(endings.count == 1 ? "" : "s"), but there were"
      + " \(found.count)"
  }

  private static func place(_ ending: GestureOutcome.Ending, _ index: Int?) -> String {
    let kind =
      switch ending {
      case .finish, .cancel: "transition"
      case .rest: "content"
      case .move: "layers"
      }
    return index.map { "\(kind) \($0 + 1)" } ?? "the \(kind)"
  }

  private static func difference(
    _ expected: Ending, _ found: GestureOutcome, _ place: String
  ) -> String? {
    let wish = "expected \(place) to \(expected.ending.rawValue)"
    guard let ending = found.ending else { return "\(wish), but it did not end: \(found)" }
    let why = found.why.map { ": \($0)" } ?? ""
    if ending != expected.ending { return "\(wish), but it \(ending.past)\(why)" }
    if expected.isApplications, found.release == nil {
      return "\(wish) by the application, but "
        + (found.decision.map { "the rule \($0.rule.name) decided\(why)" }
          ?? "the application called nothing")
    }
    if let rule = expected.rule, found.decision?.rule != rule {
      let decided =
        found.decision.map { "the rule \($0.rule.name) decided\(why)" }
        ?? (found.release == nil
          ? "no gesture released it" : found.why ?? "the application ended it")
      return "\(wish) by the rule \(rule.name), but \(decided)"
    }
    return nil
  }

  private static func somethingHappened(
    _ found: [GestureOutcome], _ moved: [MovedLayer]
  ) -> String? {
    if found.isEmpty, moved.isEmpty { return nil }
    var parts: [String] = []
    if !found.isEmpty { parts.append("there \(count(found.count, "outcome"))") }
    if !moved.isEmpty {
      parts.append("\(moved.count) layer\(moved.count == 1 ? "" : "s") moved")
    }
    return "expected nothing, but \(parts.joined(separator: " and "))"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "was an \(noun)" : "were \(count) \(noun)s"
  }
}

extension GestureOutcome.Ending {
  fileprivate var past: String {
    switch self {
    case .finish: "finished"
    case .cancel: "went back"
    case .rest: "was content that came to rest"
    case .move: "was moved layers alone"
    }
  }
}

extension GestureOutcome {
  /// The reason for the outcome, without the name and the ending.
  fileprivate var why: String? {
    if let decision, kind == .transition {
      return decision.otherwise.map { "\(decision.why); \($0)" } ?? decision.why
    }
    if let release { return release.description }
    return words.isEmpty ? nil : words
  }
}
