import PantographCLI
import PantographCommands

/// One recording played into one scene, or why it was not played.
struct SuiteCase: Sendable {
  enum Verdict: Hashable, Sendable {
    /// What the recording expects of the scene came about.
    case asExpected
    /// Something else came about; the sentence says what.
    case notAsExpected(String)
    /// The recording expects nothing of the scene.
    case withoutExpectation
    /// It names no scene to be played into; the phrase says what else it says.
    case skipped(String)
    /// The file is something else; it is counted apart from recordings.
    case noRecording
    /// It could not be read or played; the sentence says why.
    case broken(String)
  }

  /// The recording's name in the corpus.
  var recording: String
  /// Nil where it was not played.
  var scene: String?
  var verdict: Verdict
  /// What became of the scene's transitions, in words.
  var ending = ""
}

/// How many cases ended in which way.
struct SuiteTally: Hashable, Sendable {
  var recordings = 0
  var asExpected = 0
  var notAsExpected = 0
  var withoutExpectation = 0
  /// Recordings that name no scene.
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

  /// A line for people: what was counted, without what there was none of.
  var sentence: String {
    let parts = [
      (asExpected, "as expected"), (notAsExpected, "not as expected"),
      (withoutExpectation, "without an expectation"), (skipped, "naming no scene"),
      (broken, "that cannot be played"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let noun = recordings == 1 ? "recording" : "recordings"
    let others =
      noRecording == 0
      ? ""
      : noRecording == 1 ? "; 1 file is no recording" : "; \(noRecording) files are no recordings"
    return "\(recordings) \(noun)" + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
      + others
  }

  /// A mismatch weighs more than a file that cannot be read.
  var exitCode: ExitCode {
    notAsExpected > 0 ? .notAsExpected : broken > 0 ? .data : .success
  }
}
