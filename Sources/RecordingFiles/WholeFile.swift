/// A small file as a whole.
package enum WholeFile {
  /// Its bytes; one more than `limit` when it has more.
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
