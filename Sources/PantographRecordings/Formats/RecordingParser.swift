/// Turns the bytes of a file into a recording, piece by piece: a piece may be cut anywhere, and what
/// is kept between two pieces stays small however long the file is.
///
/// This is the base that each format's parser inherits from; ask a `RecordingFormat` for one.
public class RecordingParser {
  init() {}

  /// Appends what `bytes`, the next of the file, tell.
  public func parse(_ bytes: UnsafeRawBufferPointer, into batch: inout RecordingBatch) {
    preconditionFailure("a format's own parser parses")
  }

  /// Appends what only the end of the file tells: a last line without its newline, missing parts.
  public func finish(into batch: inout RecordingBatch) {
    preconditionFailure("a format's own parser finishes")
  }
}
