/// Why a command could not do what it was asked, for a person and for a script.
struct Failure: Error, Sendable {
  var code: ExitCode
  /// One sentence without its full stop.
  var message: String
  /// Lines that say what to do about it.
  var advice: [String]

  init(_ code: ExitCode, _ message: String, advice: [String] = []) {
    self.code = code
    self.message = message
    self.advice = advice
  }
}
