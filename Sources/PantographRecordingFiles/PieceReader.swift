import PantographRecordings

/// Reads a recording's file piece by piece, in whatever format it turns out to be.
struct PieceReader: ~Copyable {
  let format: RecordingFormat
  /// How many bytes were parsed.
  private(set) var position = 0

  private let file: InputFile
  private let parser: RecordingParser
  private let buffer: PieceBuffer
  private var state: State

  private enum State {
    /// The piece that the format was recognized from.
    case first(Int)
    case reading
    case finished
  }

  private init(
    format: RecordingFormat, file: consuming InputFile, buffer: consuming PieceBuffer, count: Int
  ) {
    self.format = format
    self.file = file
    self.buffer = buffer
    parser = format.makeParser()
    state = .first(count)
  }

  /// How many bytes there were at first; nil for a pipe and the like.
  var size: Int? { file.size }

  static func open(_ path: String) throws(RecordingFileError) -> PieceReader {
    let file = try InputFile(path)
    let buffer = PieceBuffer(count: RecordingFormat.prefixLength)
    let count = try file.fill(buffer.bytes)
    if count == 0 { throw .empty(path: path) }
    guard let format = RecordingFormat.recognize(buffer.prefix(count)) else {
      throw .unrecognized(path: path)
    }
    return PieceReader(format: format, file: file, buffer: buffer, count: count)
  }

  /// Appends what the next piece tells; false when there is none.
  mutating func next(into batch: inout RecordingBatch) throws(RecordingFileError) -> Bool {
    switch state {
    case .finished:
      return false
    case .first(let count):
      parser.parse(buffer.prefix(count), into: &batch)
      position = count
      state = .reading
    case .reading:
      let count = try file.readSome(buffer.bytes)
      if count > 0 {
        parser.parse(buffer.prefix(count), into: &batch)
        position += count
      } else {
        parser.finish(into: &batch)
        state = .finished
      }
    }
    return true
  }
}
