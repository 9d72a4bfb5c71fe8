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

/// The result of a command, with the numbers of `sysexits.h`.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  case notAsExpected = 1
  case usage = 64
  case data = 65
  case noInput = 66
  case unavailable = 69
  case software = 70
  case cannotCreate = 73
  case outputFailed = 74
  case noPermission = 77
  case hungUp = 129
  case interrupted = 130
  case terminated = 143
}
