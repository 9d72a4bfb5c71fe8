import PantographRecordings

/// A recording read from a file, and the problems found in the file.
public struct LoadedRecording: Sendable {
  /// The recording, as far as it could be read.
  public var recording: Recording
  /// The format of the recording's file.
  public var format: RecordingFormat
  /// The mistakes in the file, each with its line.
  public var issues: [RecordingIssue]
  /// The path of the separate file that described the device, if the recording did not.
  public var descriptionPath: String?
}
