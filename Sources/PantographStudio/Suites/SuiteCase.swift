import PantographCLI
import PantographCommands

/// One recording played into one scene, or the reason why it was not played.
struct SuiteCase: Sendable {
  enum Verdict: Hashable, Sendable {
    /// The outcome is what the recording expects of the scene.
    case asExpected
    /// The outcome is not the expected one; the sentence describes the difference.
    case notAsExpected(String)
    /// The recording has no expectation for the scene.
    case withoutExpectation
    /// The recording names no scene to play it into. The phrase says so, and whether it expects
    /// something.
    case skipped(String)
    /// The file is not a recording; it is counted separately.
    case noRecording
    /// The recording could not be read or played; the sentence gives the reason.
    case broken(String)
  }

  /// The name of the recording in the corpus.
  var recording: String
  /// The name of the scene; nil if the recording was not played.
  var scene: String?
  var verdict: Verdict
  /// The outcomes of the scene's transitions, in words.
  var ending = ""
}

/// The number of cases with each verdict.
struct SuiteTally: Hashable, Sendable {
  var recordings = 0
  var asExpected = 0
  var notAsExpected = 0
  var withoutExpectation = 0
  /// The number of recordings that name no scene.
  var skipped = 0
  var noRecording = 0
  var broken = 0

  var cases: Int {
    asExpected + notAsExpected + withoutExpectation + skipped + noRecording + broken
  }

  mutating func add(_ verdict: SuiteCase.Verdict) {
    switch verdict {
    case .asExpected: asExpected += 1
    case .notAsExpected: notAsExpected += 1
    case .withoutExpectation: withoutExpectation += 1
    case .skipped: skipped += 1
    case .noRecording: noRecording += 1
    case .broken: broken += 1
    }
  }

  /// A summary for people, without counts that are zero.
  var sentence: String {
    let parts = [
      (asExpected, "as expected"), (notAsExpected, "not as expected"),
      (withoutExpectation, "without an expectation"), (skipped, "without a scene"),
      (broken, "that cannot be played"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let noun = recordings == 1 ? "recording" : "recordings"
    let others =
      noRecording == 0
      ? ""
      : noRecording == 1
        ? "; 1 file is not a recording" : "; \(noRecording) files are not recordings"
    return "\(recordings) \(noun)" + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
      + others
  }

  /// The exit status. A mismatch takes precedence over a file that cannot be read.
  var exitCode: ExitCode {
    notAsExpected > 0 ? .notAsExpected : broken > 0 ? .data : .success
  }
}
