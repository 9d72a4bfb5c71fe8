import PantographRecordings

/// Recordings as files, in any of `RecordingFormat.all`; `-` is standard input or output.
public enum RecordingFile {
  /// Reads a whole recording.
  ///
  /// - Parameters:
  ///   - path: the file, in any format that is read.
  ///   - description: a file that describes the device, for a recording that holds events alone; without
  ///     it one beside the recording is looked for.
  ///   - strict: whether the first error in the file is thrown. Otherwise what is good is kept and the
  ///     error stands among the issues; a file with nothing good in it is thrown all the same.
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
    let isBare = loaded.recording.tracks.allSatisfy { $0.header.device == nil && $0.events.isEmpty }
    if isBare, let issue = loaded.issues.first(where: { $0.severity == .error }) {
      throw .malformed(RecordingError(file: path, issue: issue))
    }
    return loaded
  }

  /// Reads a recording of any length in pieces; memory does not grow with it.
  ///
  /// - Returns: the format the file turned out to have.
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

  /// Writes a recording. The file is whole or is not there at all; when the disk is full what was
  /// there before stays as it was. A new one is its owner's alone: it shows how a hand moves.
  public static func save(
    _ recording: Recording, to path: String, format: RecordingFormat, overwrite: Bool = false
  ) throws(RecordingFileError) {
    guard let encoder = format.makeEncoder() else { throw .notWritable(format: format.name) }
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
