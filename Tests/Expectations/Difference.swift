/// The difference of two values that should be equal.
struct Difference {
  let words: String

  init<Value>(_ value: Value, _ other: Value) {
    let (found, expected) = (described(value), described(other))
    guard found.contains("\n") || expected.contains("\n") else {
      words = "\(found) is not equal to \(expected)"
      return
    }
    words = Self.firstLine(of: found, unlike: expected)
  }

  private static func firstLine(of found: String, unlike expected: String) -> String {
    let found = found.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let end = min(found.count, expected.count)
    let first = (0..<end).first { found[$0] != expected[$0] } ?? end
    func line(_ lines: [Substring]) -> String {
      first < lines.count ? "\(lines[first])" : "the end"
    }
    return "line \(first + 1) is \(line(found)), and not \(line(expected))"
  }
}

/// Returns the value in words. A string within another value has quotation marks.
func described(_ value: Any) -> String {
  if let text = value as? String { return text.contains("\n") ? text : "\"\(text)\"" }
  return "\(value)"
}
