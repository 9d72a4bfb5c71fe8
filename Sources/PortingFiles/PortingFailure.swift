/// Why sources could not be ported, for people.
package struct PortingFailure: Error, Hashable {
  package enum Kind: Hashable, Sendable {
    case usage, noInput, noPermission, data, cannotCreate, outputFailed
  }

  package let kind: Kind
  /// A sentence without its full stop.
  package let message: String
  package let advice: [String]

  package init(_ kind: Kind, _ message: String, advice: [String] = []) {
    self.kind = kind
    self.message = message
    self.advice = advice
  }
}
