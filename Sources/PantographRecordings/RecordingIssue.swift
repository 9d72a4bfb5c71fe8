/// Something wrong in a recording's text: where, what stood there, and what should have.
public struct RecordingIssue: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: Hashable, Comparable, Sendable {
    /// Read in the one way it can be meant.
    case warning
    /// What follows in the file cannot be trusted, or was left out.
    case error
  }

  /// How bad it is.
  public var severity: Severity
  /// The first byte that is wrong.
  public var place: SourcePlace
  /// What is wrong, as a sentence without its full stop.
  public var problem: String
  /// The words that stand there.
  public var found: String
  /// What would have been right.
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

/// A place in a file. Lines and columns count from 1; in a binary file the line is 0 and the column
/// the byte offset.
public struct SourcePlace: Hashable, Sendable {
  /// From 1; 0 in a binary file.
  public var line: Int
  /// From 1, in bytes; in a binary file the offset.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A recording that cannot be read, or not as strictly as was asked.
public struct RecordingError: Error, Hashable, Sendable {
  /// The file's name as the user gave it; `-` for standard input.
  public var file: String
  /// What is wrong in it, and where.
  public var issue: RecordingIssue

  public init(file: String, issue: RecordingIssue) {
    self.file = file
    self.issue = issue
  }
}
