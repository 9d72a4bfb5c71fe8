import PantographRecordings

extension RecordingFile {
  /// Reads a whole recording from memory.
  ///
  /// - Parameter name: The name of the recording in errors.
  package static func parse(
    _ bytes: UnsafeRawBufferPointer, name: String
  ) throws(RecordingFileError) -> LoadedRecording {
    guard !bytes.isEmpty else { throw .empty(path: name) }
    let prefix = UnsafeRawBufferPointer(rebasing: bytes.prefix(RecordingFormat.prefixLength))
    guard let format = RecordingFormat.recognize(prefix) else { throw .unrecognized(path: name) }
    var loaded = LoadedRecording(recording: Recording(), format: format, issues: [])
    var headers: [Int: TrackHeader] = [:]
    if format.describesLast {
      for batch in batches(of: bytes, format) {
        for (track, header) in batch.headers { headers[track] = header }
      }
    }
    for var batch in batches(of: bytes, format) {
      for index in batch.headers.indices {
        if let last = headers[batch.headers[index].track] { batch.headers[index].header = last }
      }
      loaded.recording.append(batch)
      loaded.issues += batch.issues
    }
    let isBare = loaded.recording.tracks.allSatisfy(\.isBare)
    if isBare, let issue = loaded.issues.first(where: { $0.severity == .error }) {
      throw .malformed(RecordingError(file: name, issue: issue))
    }
    return loaded
  }

  private static func batches(
    of bytes: UnsafeRawBufferPointer, _ format: RecordingFormat
  ) -> [RecordingBatch] {
    let parser = format.makeParser()
    var first = RecordingBatch()
    parser.parse(bytes, into: &first)
    var last = RecordingBatch()
    parser.finish(into: &last)
    return [first, last]
  }
}

extension RecordingTrack {
  /// Whether nothing of the device could be read.
  var isBare: Bool { header.device == nil && events.isEmpty && deltas.isEmpty }
}
