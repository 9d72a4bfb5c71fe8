/// A text that is written from its beginning to its end and then read. Long texts are on disk, so
/// memory does not grow with their length.
package struct StoredText: Sendable {
  /// The number of bytes that are written, and read, at once.
  private static let pieceCount = 1 << 16

  private var stored = StoredBytes()
  private var recent: [UInt8] = []
  private var storedCount = 0

  package init() {}

  package var isEmpty: Bool { storedCount == 0 && recent.isEmpty }

  package mutating func append(_ text: String) throws(RecordingFileError) {
    recent.append(contentsOf: text.utf8)
    guard recent.count >= Self.pieceCount else { return }
    try stored.write(recent, at: storedCount)
    storedCount += recent.count
    recent.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with the pieces of the text in order. No piece ends within a character's bytes.
  package func forEachPiece<Failure: Error>(
    _ body: (String) throws(Failure) -> Void, failing: (RecordingFileError) -> Failure
  ) throws(Failure) {
    var place = 0
    while place < storedCount {
      var piece: [UInt8] = []
      do throws(RecordingFileError) {
        try stored.read(&piece, from: place, count: min(Self.pieceCount, storedCount - place))
      } catch {
        throw failing(error)
      }
      // The last piece of what was stored is complete, because whole texts are stored.
      if place + piece.count < storedCount { Self.cutToCharacters(&piece) }
      place += piece.count
      try body(String(decoding: piece, as: UTF8.self))
    }
    if !recent.isEmpty { try body(String(decoding: recent, as: UTF8.self)) }
  }

  /// Removes the bytes of an incomplete character at the end.
  private static func cutToCharacters(_ piece: inout [UInt8]) {
    var end = piece.count
    // A character has at most three bytes after its first.
    while end > 0, piece.count - end < 3, piece[end - 1] & 0xC0 == 0x80 { end -= 1 }
    guard end > 0, piece[end - 1] >= 0xC0 else { return }
    let length = piece[end - 1] >= 0xF0 ? 4 : piece[end - 1] >= 0xE0 ? 3 : 2
    if piece.count - end + 1 < length { piece.removeLast(piece.count - end + 1) }
  }
}
