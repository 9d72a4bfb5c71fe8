import PantographPlainText

/// The kind of value that an option or an argument takes.
package enum ValueKind: Hashable, Sendable {
  case text
  case file
  /// A file or folder that is written: with what, and the endings that its name may have beside those that
  /// say nothing.
  case output(String, endings: [String] = [])
  /// A name, for which a shell offers the files that match the pattern.
  case offered(matching: String)
  case choice([String])
  /// One of these words, or another that the command itself looks up.
  case suggested([String])
  /// The name of one of the program's commands.
  case command
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)

  /// The words that a shell offers.
  package func offers(in program: Program) -> [String] {
    switch self {
    case .choice(let words), .suggested(let words): words
    case .command: program.commands.map(\.name)
    case .text, .file, .output, .offered, .number, .integer: []
    }
  }

  /// The words that are possible, where there are only a few.
  package var choices: [String] {
    if case .choice(let words) = self { words } else { [] }
  }

  /// Why the value cannot be used, as the end of a sentence; nil when it can.
  package func objection(to value: String) -> String? {
    switch self {
    case .text, .suggested, .command:
      return nil
    case .file, .output, .offered:
      return value.isEmpty ? "must not be empty" : nil
    case .choice(let words):
      return words.contains(value) ? nil : "must be one of \(words.joined(separator: ", "))"
    case .number(let range):
      guard let number = Double(value), number.isFinite else { return "must be a number" }
      return range.contains(number) ? nil : "must be \(Self.text(range))"
    case .integer(let range):
      guard let number = Int(value) else { return "must be a whole number" }
      return range.contains(number) ? nil : "must be \(Self.text(range))"
    }
  }

  /// The complaint, as the end of a sentence, about a name whose ending says that the file holds something
  /// else; nil where it does not.
  package func contradiction(in value: String) -> String? {
    guard case .output(let content, let endings) = self else { return nil }
    return FileEnding.foreign(value, own: endings).map {
      "\(value) ends in .\($0), but \(content) would be written"
    }
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    if range.upperBound == .greatestFiniteMagnitude {
      return "at least \(DecimalText(range.lowerBound))"
    }
    return "from \(DecimalText(range.lowerBound)) to \(DecimalText(range.upperBound))"
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    if range.upperBound == .max { return "at least \(range.lowerBound)" }
    return "from \(range.lowerBound) to \(range.upperBound)"
  }
}
