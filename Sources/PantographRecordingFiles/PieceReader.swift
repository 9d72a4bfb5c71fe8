import PantographRecordings

/// Reads a recording's file piece by piece, in the format recognized from its start.
struct PieceReader: ~Copyable {
  let format: RecordingFormat
  /// The number of bytes parsed so far.
  private(set) var position = 0

  private let file: InputFile
  private let parser: RecordingParser
  private let buffer: PieceBuffer
  private var state: State

  private enum State {
    /// The first piece, from which the format was recognized, and its number of bytes.
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

  /// The file's size in bytes when it was opened; nil for anything but a regular file, such as a
  /// pipe.
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

  /// Appends the contents of the next piece; returns false at the end of the file.
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

/// Memory for one piece of a file.
struct PieceBuffer: ~Copyable {
  let bytes: UnsafeMutableRawBufferPointer

  init(count: Int) {
    bytes = .allocate(byteCount: count, alignment: 8)
  }

  deinit { bytes.deallocate() }

  /// Returns the first `count` bytes.
  func prefix(_ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[..<count])
  }
}
