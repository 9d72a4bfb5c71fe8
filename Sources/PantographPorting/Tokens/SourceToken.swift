/// A piece of Swift source. All the tokens of a text, one after the other, are that text.
package struct SourceToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case space, newline, comment
    /// A string with all that is interpolated into it.
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
  /// Counted from 1, at the token's start.
  package let line: Int

  var isSignificant: Bool {
    switch kind {
    case .space, .newline, .comment: false
    case .string, .regex, .word, .number, .symbol: true
    }
  }
}
