/// Turns the bytes of a file into a recording, piece by piece. Pieces may be split anywhere. The
/// memory needed between two pieces is small, however long the file is.
///
/// Each format's parser inherits from this class; `RecordingFormat.makeParser` creates one.
public class RecordingParser {
  init() {}

  /// Parses the next bytes of the file and appends the results to `batch`.
  public func parse(_ bytes: UnsafeRawBufferPointer, into batch: inout RecordingBatch) {
    preconditionFailure("each format must override this method of its parser")
  }

  /// Appends what is known only at the end of the file: a last line without a newline, missing
  /// parts.
  public func finish(into batch: inout RecordingBatch) {
    preconditionFailure("each format must override the end of its parser")
  }
}
