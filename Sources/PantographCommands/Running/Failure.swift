/// Why a command could not do what it was asked, for a person and for a script.
package struct Failure: Error, Sendable {
  package var code: ExitCode
  /// One sentence without its full stop.
  package var message: String
  /// Lines that say what to do about it.
  package var advice: [String]

  package init(_ code: ExitCode, _ message: String, advice: [String] = []) {
    self.code = code
    self.message = message
    self.advice = advice
  }
}
