import PantographRecordingFiles

/// An unnamed file that grows at its end and can be read anywhere.
final class SpillFile {
  private let file: UnnamedBytes
  private var waiting: [UInt8] = []
  /// The size in bytes, including bytes that are not written yet.
  private(set) var size = 0

  // Saves time: a larger piece needs fewer calls.
  private static let piece = 1 << 18

  init() throws(RecordingFileError) {
    file = try UnnamedBytes()
    waiting.reserveCapacity(2 * Self.piece)
  }

  func add(_ bytes: [UInt8]) throws(RecordingFileError) {
    waiting += bytes
    size += bytes.count
    if waiting.count >= Self.piece { try flush() }
  }

  /// Writes all pending bytes. Required before reading.
  func flush() throws(RecordingFileError) {
    try file.write(waiting, at: size - waiting.count)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Fills the buffer from this position, with fewer bytes only at the end.
  func read(_ buffer: inout [UInt8], from place: Int, count: Int) throws(RecordingFileError) {
    try file.read(&buffer, from: place, count: max(min(count, size - place), 0))
  }
}
