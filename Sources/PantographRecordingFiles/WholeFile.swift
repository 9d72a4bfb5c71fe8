/// Reads a small file as a whole.
package enum WholeFile {
  /// Returns all bytes of the file.
  package static func all(_ path: String) throws(RecordingFileError) -> [UInt8] {
    let file = try InputFile(path)
    var bytes: [UInt8] = []
    let piece = PieceBuffer(count: 1 << 20)
    bytes.reserveCapacity(file.size ?? 0)
    while true {
      let count = try file.readSome(piece.bytes)
      if count == 0 { return bytes }
      bytes.append(contentsOf: piece.prefix(count))
    }
  }

  /// Returns the bytes of the file; `limit` + 1 bytes if the file is longer than `limit`.
  package static func read(
    _ path: String, atMost limit: Int
  ) throws(RecordingFileError) -> [UInt8] {
    let file = try InputFile(path)
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    var count = 0
    var failure: RecordingFileError?
    bytes.withUnsafeMutableBytes { buffer in
      do throws(RecordingFileError) {
        count = try file.fill(buffer)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Array(bytes[..<count])
  }
}
