/// A piece of Swift source. The concatenated tokens of a text are the text itself.
package struct SourceToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case space, newline, comment
    /// A string literal with all its interpolations.
    case string
    case regex
    /// An identifier, a keyword, an attribute (`@objc`) or a directive (`#if`).
    case word
    case number
    /// One character, or `->`.
    case symbol
  }

  package let kind: Kind
  package let text: String
  /// The line at which the token starts, counted from 1.
  package let line: Int

  var isSignificant: Bool {
    switch kind {
    case .space, .newline, .comment: false
    case .string, .regex, .word, .number, .symbol: true
    }
  }
}
