import Touches

/// A recording's batches as they are read, each track with its description even where that stands in
/// another file.
struct RecordingSource: ~Copyable {
  private let path: String
  private let strict: Bool
  private var reader: PieceReader
  private var description: DescriptionFile?

  init(_ path: String, description: String?, strict: Bool) throws(RecordingFileError) {
    let other = try description.map { path throws(RecordingFileError) in try DescriptionFile(path) }
    reader = try PieceReader.open(path)
    self.path = path
    self.strict = strict
    self.description = other
  }

  var format: RecordingFormat { reader.format }

  /// The other file that a description was taken from.
  var descriptionPath: String? { description?.path }

  mutating func next(into batch: inout RecordingBatch) throws(RecordingFileError) -> Bool {
    guard try reader.next(into: &batch) else { return false }
    for index in batch.headers.indices where batch.headers[index].header.device == nil {
      try complete(index, in: &batch)
    }
    if strict, let issue = batch.issues.first(where: { $0.severity == .error }) {
      throw .malformed(RecordingError(file: path, issue: issue))
    }
    return true
  }

  private mutating func complete(
    _ index: Int, in batch: inout RecordingBatch
  ) throws(RecordingFileError) {
    if description == nil, path != "-", let beside = DescriptionFile.beside(path) {
      description = try? DescriptionFile(beside)
    }
    let (track, header) = batch.headers[index]
    if let description {
      batch.headers[index].header = description.complete(header, track: track)
    }
    guard batch.headers[index].header.device == nil else { return }
    batch.issues.append(
      RecordingIssue(
        .warning, at: SourcePlace(line: 1, column: 1), "nothing describes the device",
        found: "events alone", expected: "a description in this file or beside it"))
  }
}
