/// A problem in a recording's text: its position, the text found there, and the text expected.
public struct RecordingIssue: Hashable, Sendable {
  /// The severity of an issue.
  public enum Severity: Hashable, Comparable, Sendable {
    /// The text is wrong but has only one possible meaning, which was read.
    case warning
    /// The rest of the file cannot be trusted, or a part was ignored.
    case error
  }

  /// The severity of the problem.
  public var severity: Severity
  /// The position of the first wrong byte.
  public var place: SourcePlace
  /// The problem, as a sentence without its full stop.
  public var problem: String
  /// The text found at the position of the problem.
  public var found: String
  /// The text that would have been right.
  public var expected: String

  public init(
    _ severity: Severity, at place: SourcePlace, _ problem: String, found: String, expected: String
  ) {
    self.severity = severity
    self.place = place
    self.problem = problem
    self.found = found
    self.expected = expected
  }
}

/// A position in a file. Lines and columns count from 1. In a binary file the line is 0 and the
/// column is the byte offset.
public struct SourcePlace: Hashable, Sendable {
  /// The line, from 1; 0 in a binary file.
  public var line: Int
  /// The column in bytes, from 1; the offset in a binary file.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A recording that cannot be read, or not under the strictness that was requested.
public struct RecordingError: Error, Hashable, Sendable {
  /// The file's name as the user gave it; `-` for standard input.
  public var file: String
  /// The problem and its position.
  public var issue: RecordingIssue

  public init(file: String, issue: RecordingIssue) {
    self.file = file
    self.issue = issue
  }
}
