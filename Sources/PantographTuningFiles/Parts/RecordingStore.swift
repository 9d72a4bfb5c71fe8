import Glibc
import PantographRecordingFiles
import PantographTuning

/// Decoded recordings, stored one after the other on disk, so that memory does not limit their
/// number.
package final class RecordingStore {
  private let file: SpillFile
  package private(set) var count = 0

  package init() throws(RecordingFileError) { file = try SpillFile() }

  package convenience init(_ recordings: [DecodedRecording]) throws(RecordingFileError) {
    self.init(try SpillFile())
    for recording in recordings { try add(recording) }
  }

  private init(_ file: SpillFile) { self.file = file }

  package func add(_ recording: DecodedRecording) throws(RecordingFileError) {
    var record = ByteWriter()
    record.add(recording)
    try file.add(Self.framed(record.bytes))
    count += 1
  }

  /// Returns a record preceded by its number of bytes.
  static func framed(_ record: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes.reserveCapacity(record.count + 8)
    writer.add(record.count)
    writer.add(record)
    return writer.bytes
  }

  /// Returns a reader that starts at the first recording.
  package func reader() throws(RecordingFileError) -> RecordingReader {
    try file.flush()
    return RecordingReader(file, count: count)
  }

  /// Returns all recordings. Use it only for a small number of recordings.
  package func all() throws(RecordingFileError) -> [DecodedRecording] {
    var reader = try reader()
    var all: [DecodedRecording] = []
    while let recording = try reader.next() { all.append(recording) }
    return all
  }

  /// Passes the bytes of all recordings to `body`, piece by piece.
  func forEachPiece(
    _ body: ([UInt8]) throws(RecordingFileError) -> Void
  ) throws(RecordingFileError) {
    try file.flush()
    var piece: [UInt8] = []
    var place = 0
    while place < file.size {
      // Saves time: a larger piece needs fewer calls.
      try file.read(&piece, from: place, count: 1 << 18)
      try body(piece)
      place += piece.count
    }
  }
}

/// Reads the recordings of a store.
package struct RecordingReader {
  private let file: SpillFile
  private var left: Int
  private var place = 0
  private var piece: [UInt8] = []
  private var start = 0

  // Saves time: a larger piece needs fewer calls.
  private static let pieceSize = 1 << 17

  init(_ file: SpillFile, count: Int) {
    self.file = file
    left = count
  }

  /// Returns the next recording; nil after the last recording.
  package mutating func next() throws(RecordingFileError) -> DecodedRecording? {
    guard left > 0 else { return nil }
    left -= 1
    var header = ByteReader(try bytes(8), from: 0)
    var body = ByteReader(try bytes(header.count() ?? 0), from: 0)
    guard let recording = body.recording() else {
      preconditionFailure("the temporary file does not contain what was written")
    }
    return recording
  }

  private mutating func bytes(_ count: Int) throws(RecordingFileError) -> [UInt8] {
    if start + count > piece.count {
      place += start
      start = 0
      try file.read(&piece, from: place, count: max(count, Self.pieceSize))
    }
    defer { start += count }
    return Array(piece[start..<start + count])
  }
}
