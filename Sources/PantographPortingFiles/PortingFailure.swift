/// The error that ends a port, worded for people.
package struct PortingFailure: Error, Hashable {
  /// The exit status of the program, with the numbers of `sysexits.h`.
  package enum Kind: Int32, Hashable, Sendable {
    case usage = 64
    case data = 65
    case noInput = 66
    case cannotCreate = 73
    case outputFailed = 74
    case noPermission = 77
  }

  package let kind: Kind
  /// The error as a sentence without its full stop.
  package let message: String
  package let advice: [String]

  package init(_ kind: Kind, _ message: String, advice: [String] = []) {
    self.kind = kind
    self.message = message
    self.advice = advice
  }
}
