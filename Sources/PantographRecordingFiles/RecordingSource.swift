import PantographRecordings

/// Reads a recording in batches. Each track gets its device description, even if that is in another
/// file.
package struct RecordingSource: ~Copyable {
  package let path: String
  private let strict: Bool
  private var reader: PieceReader
  private var description: DescriptionFile?
  /// The headers of a format that describes its devices at the end; they are read in advance.
  private let headers: [Int: TrackHeader]
  private var noteCount = 0
  private var leavesNotesOut = false

  /// The largest numbers of devices and of notes, far above those of any recording. Everything that
  /// reads a recording stores both.
  package static let mostDevices = 1000
  package static let mostNotes = 10_000

  package init(
    _ path: String, description: String?, strict: Bool
  ) throws(RecordingFileError) {
    let other = try description.map { path throws(RecordingFileError) in try DescriptionFile(path) }
    let opened = try PieceReader.open(path)
    let last =
      opened.format.describesLast && opened.size != nil && path != "-"
      ? try Self.lastHeaders(path) : [:]
    reader = opened
    self.path = path
    self.strict = strict
    self.description = other
    headers = last
  }

  package var format: RecordingFormat { reader.format }

  /// The path of the separate file that describes the device.
  package var descriptionPath: String? { description?.path }

  /// The number of bytes read so far.
  package var position: Int { reader.position }

  /// The file's size in bytes when it was opened. Nil for a pipe and the like, which can be read
  /// only once.
  package var size: Int? { reader.size }

  /// Replaces the batch's contents with those of the next piece; returns false at the end of the
  /// file.
  package mutating func next(
    into batch: inout RecordingBatch
  ) throws(RecordingFileError) -> Bool {
    batch.removeAll()
    guard try reader.next(into: &batch) else { return false }
    try limit(&batch)
    for index in batch.headers.indices {
      if let last = headers[batch.headers[index].track] { batch.headers[index].header = last }
    }
    for index in batch.headers.indices where Self.isUndescribed(batch.headers[index].header) {
      try complete(index, in: &batch)
    }
    if strict, let issue = batch.issues.first(where: { $0.severity == .error }) {
      throw .malformed(RecordingError(file: path, issue: issue))
    }
    return true
  }

  /// Refuses a recording of too many devices, and leaves notes out if there are too many.
  private mutating func limit(_ batch: inout RecordingBatch) throws(RecordingFileError) {
    let start = SourcePlace(line: 1, column: 1)
    if let last = batch.headers.map({ $0.track }).max(), last >= Self.mostDevices {
      let issue = RecordingIssue(
        .error, at: start, "the recording has too many devices", found: "\(last + 1) devices",
        expected: "at most \(Self.mostDevices)")
      throw .malformed(RecordingError(file: path, issue: issue))
    }
    noteCount += batch.notes.count
    let surplus = min(batch.notes.count, noteCount - Self.mostNotes)
    guard surplus > 0 else { return }
    batch.notes.removeLast(surplus)
    guard !leavesNotesOut else { return }
    leavesNotesOut = true
    batch.issues.append(
      RecordingIssue(
        .warning, at: start, "the recording has too many notes; the others are left out",
        found: "more than \(Self.mostNotes)", expected: "at most \(Self.mostNotes)"))
  }

  /// Whether events need a description that the file does not have. Movements without positions need
  /// none.
  private static func isUndescribed(_ header: TrackHeader) -> Bool {
    header.device == nil && header.deltas == nil
  }

  private static func lastHeaders(
    _ path: String
  ) throws(RecordingFileError) -> [Int: TrackHeader] {
    var reader = try PieceReader.open(path)
    var headers: [Int: TrackHeader] = [:]
    var batch = RecordingBatch()
    while try reader.next(into: &batch) {
      for (track, header) in batch.headers { headers[track] = header }
      batch.removeAll()
    }
    return headers
  }

  private mutating func complete(
    _ index: Int, in batch: inout RecordingBatch
  ) throws(RecordingFileError) {
    if description == nil, path != "-", let beside = DescriptionFile.beside(path) {
      do {
        description = try DescriptionFile(beside)
      } catch {
        batch.issues.append(
          Self.warning("the description file beside the recording cannot be used", "\(error)"))
      }
    }
    let (track, header) = batch.headers[index]
    if let description {
      batch.headers[index].header = description.complete(header, track: track)
    }
    guard batch.headers[index].header.device == nil else { return }
    batch.issues.append(Self.warning("the device is not described", "only events"))
  }

  private static func warning(_ problem: String, _ found: String) -> RecordingIssue {
    RecordingIssue(
      .warning, at: SourcePlace(line: 1, column: 1), problem, found: found,
      expected: "a description in this file or beside it")
  }
}
