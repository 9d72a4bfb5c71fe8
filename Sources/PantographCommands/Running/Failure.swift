/// The error that ends a command: a code for scripts, and a message for people.
package struct Failure: Error, Sendable {
  package var code: ExitCode
  /// The error as a sentence without its full stop.
  package var message: String
  /// Lines that say how to solve the problem.
  package var advice: [String]

  package init(_ code: ExitCode, _ message: String, advice: [String] = []) {
    self.code = code
    self.message = message
    self.advice = advice
  }
}
