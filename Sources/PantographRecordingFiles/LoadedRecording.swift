import PantographRecordings

/// A recording read from a file, and what was wrong with the file.
public struct LoadedRecording: Sendable {
  /// The recording, as far as it could be read.
  public var recording: Recording
  /// The format that the file was in.
  public var format: RecordingFormat
  /// The mistakes in the file, each with its line.
  public var issues: [RecordingIssue]
  /// The file beside it that described the device, where the recording's own did not.
  public var descriptionPath: String?
}
