/// As much of udev's rules as ours use, for a test to ask what they grant.
struct UdevRules {
  struct Term: Hashable {
    var key: String
    /// `==`, `!=`, `=` or `+=`.
    var operation: String
    var value: String
  }

  struct Fault: Error {
    var line: String
  }

  /// One line's terms, joined by commas.
  private(set) var lines: [[Term]] = []

  /// Every line must be read to its end.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      lines.append(try Self.terms(of: line))
    }
  }

  private static func terms(of line: Substring) throws -> [Term] {
    var terms: [Term] = []
    var rest = line
    while true {
      guard
        let match = rest.prefixMatch(
          of: /\ *([A-Z]+(?:\{[A-Za-z_0-9\/]+\})?)(==|!=|\+=|=)"([^"]*)"\ */)
      else { throw Fault(line: String(line)) }
      terms.append(
        Term(
          key: String(match.1), operation: String(match.2), value: String(match.3)))
      rest = rest[match.range.upperBound...]
      if rest.isEmpty { return terms }
      guard rest.first == "," else { throw Fault(line: String(line)) }
      rest = rest.dropFirst()
    }
  }

  /// Whether the user at the seat gets this device, whose keys are as rules name them.
  func grantsAccess(to device: [String: String]) -> Bool {
    var label: String?
    var isGranted = false
    for terms in lines {
      if let wanted = label {
        if terms.contains(Term(key: "LABEL", operation: "=", value: wanted)) { label = nil }
        continue
      }
      guard terms.allSatisfy({ matches($0, device) }) else { continue }
      for term in terms {
        if term.key == "GOTO" { label = term.value }
        if term == Term(key: "TAG", operation: "+=", value: "uaccess") { isGranted = true }
      }
    }
    return isGranted
  }

  /// A star at the end stands for anything.
  private func matches(_ term: Term, _ device: [String: String]) -> Bool {
    let value = device[term.key] ?? ""
    let isEqual =
      term.value.hasSuffix("*") ? value.hasPrefix(term.value.dropLast()) : value == term.value
    switch term.operation {
    case "==": return isEqual
    case "!=": return !isEqual
    default: return true
    }
  }
}
