import Glibc
import RecordingFiles

/// An unnamed file that is added to, and read anywhere.
final class SpillFile {
  private let descriptor: Int32
  private let folder: String
  private var waiting: [UInt8] = []
  /// Also what still waits to be written.
  private(set) var size = 0

  private static let piece = 1 << 18

  init() throws(RecordingFileError) {
    folder = UnnamedFile.folder
    descriptor = try UnnamedFile.open()
    waiting.reserveCapacity(2 * Self.piece)
  }

  deinit { close(descriptor) }

  func add(_ bytes: [UInt8]) throws(RecordingFileError) {
    waiting += bytes
    size += bytes.count
    if waiting.count >= Self.piece { try flush() }
  }

  /// Before anything is read.
  func flush() throws(RecordingFileError) {
    var written = 0
    let place = size - waiting.count
    while written < waiting.count {
      let count = waiting.withUnsafeBytes { bytes in
        pwrite(
          descriptor, bytes.baseAddress! + written, bytes.count - written, off_t(place + written))
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        throw .cannotWrite(path: "a file in " + folder, errno: errno)
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Fills the buffer from there; fewer bytes only at the end.
  func read(_ buffer: inout [UInt8], from place: Int, count: Int) throws(RecordingFileError) {
    let wanted = max(min(count, size - place), 0)
    var failure: Int32?
    buffer = [UInt8](unsafeUninitializedCapacity: wanted) { bytes, filled in
      filled = 0
      while filled < wanted {
        let result = pread(
          descriptor, bytes.baseAddress! + filled, wanted - filled, off_t(place + filled))
        if result > 0 {
          filled += result
        } else if result == 0 || errno != EINTR {
          failure = result == 0 ? EIO : errno
          break
        }
      }
    }
    if let failure { throw .cannotRead(path: "a file in " + folder, errno: failure) }
  }
}
