/// The part of udev's rule language that the project's rules use. Tests query the granted rights.
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

  /// The terms of each line, which are separated by commas.
  private(set) var lines: [[Term]] = []

  /// Parses rules; every line must be parsed to its end.
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

  /// Whether the user at the seat gets access to a device with these properties.
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

  /// Whether a term matches the device. A star at the end matches any text.
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
