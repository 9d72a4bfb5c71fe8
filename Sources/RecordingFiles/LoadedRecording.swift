import Recordings

/// A recording read from a file, and what was wrong with the file.
public struct LoadedRecording: Sendable {
  public var recording: Recording
  public var format: RecordingFormat
  public var issues: [RecordingIssue]
  /// The file beside it that described the device, where the recording's own did not.
  public var descriptionPath: String?
}
