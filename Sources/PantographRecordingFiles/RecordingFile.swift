import PantographRecordings

/// Reads and writes recordings as files, in any of `RecordingFormat.all`. The path `-` is standard
/// input or output.
public enum RecordingFile {
  /// Reads a whole recording.
  ///
  /// - Parameters:
  ///   - path: The file, in any format that can be read.
  ///   - description: A file that describes the device, for a recording that holds only events. If
  ///     nil, a description beside the recording is used if there is one.
  ///   - strict: Whether the first error in the file is thrown. Otherwise the readable parts are
  ///     returned and errors are among the issues; a file without readable parts is still an error.
  public static func load(
    _ path: String, description: String? = nil, strict: Bool = false
  ) throws(RecordingFileError) -> LoadedRecording {
    var source = try RecordingSource(path, description: description, strict: strict)
    var loaded = LoadedRecording(recording: Recording(), format: source.format, issues: [])
    var batch = RecordingBatch()
    while try source.next(into: &batch) {
      loaded.recording.append(batch)
      loaded.issues += batch.issues
    }
    loaded.descriptionPath = source.descriptionPath
    let isBare = loaded.recording.tracks.allSatisfy(\.isBare)
    if isBare, let issue = loaded.issues.first(where: { $0.severity == .error }) {
      throw .malformed(RecordingError(file: path, issue: issue))
    }
    return loaded
  }

  /// Reads a recording of any length in pieces. The memory needed does not depend on the length.
  ///
  /// - Returns: The format of the file.
  @discardableResult
  public static func stream(
    _ path: String, description: String? = nil, strict: Bool = false,
    _ each: (RecordingBatch) throws -> Void
  ) throws -> RecordingFormat {
    var source = try RecordingSource(path, description: description, strict: strict)
    var batch = RecordingBatch()
    while try source.next(into: &batch) {
      try each(batch)
    }
    return source.format
  }

  /// Writes a recording. The file appears only when it is complete. If the disk is full, an
  /// existing file stays unchanged. Only the owner can read a new file, because it shows how a hand
  /// moves.
  public static func save(
    _ recording: Recording, to path: String, format: RecordingFormat, overwrite: Bool = false
  ) throws(RecordingFileError) {
    guard let encoder = format.makeEncoder() else { throw .notWritable(format: format.name) }
    guard encoder.holdsEvents || recording.tracks.allSatisfy(\.events.isEmpty) else {
      throw .notWritable(format: format.name)
    }
    if let limit = format.trackLimit, recording.tracks.count > limit {
      throw .tooManyTracks(path: path, format: format.name, count: recording.tracks.count)
    }
    var file = try OutputFile.create(path, overwrite: overwrite, permissions: .personal)
    try recording.encode(with: encoder) { (bytes: inout [UInt8]) throws(RecordingFileError) in
      try file.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try file.commit()
  }
}

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
