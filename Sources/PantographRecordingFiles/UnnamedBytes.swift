import Glibc
import Synchronization

/// A file without a name that can be written and read anywhere. Several threads may write different
/// parts of it at once.
package final class UnnamedBytes: Sendable {
  private let descriptor: Int32
  private let folder: String
  /// The system's number of the first error while reading; 0 if there was none.
  private let firstError = Atomic<Int32>(0)

  package init() throws(RecordingFileError) {
    folder = UnnamedFile.folder
    descriptor = try UnnamedFile.open()
  }

  deinit { close(descriptor) }

  /// The first error while reading; nil if every read succeeded. A reader that cannot throw lets
  /// its caller ask afterwards.
  package var failure: RecordingFileError? {
    let number = firstError.load(ordering: .relaxed)
    return number == 0 ? nil : .cannotRead(path: "a file in " + folder, errno: number)
  }

  package func write(_ bytes: [UInt8], at place: Int) throws(RecordingFileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        pwrite(
          descriptor, bytes.baseAddress! + written, bytes.count - written, off_t(place + written))
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        throw .cannotKeep(folder: folder, errno: errno)
      }
    }
  }

  /// Fills the buffer with bytes from this position. Throws if there are fewer.
  package func read(_ buffer: inout [UInt8], from place: Int, count: Int) throws(RecordingFileError)
  {
    var failure: Int32?
    buffer = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      filled = 0
      while filled < count {
        let result = pread(
          descriptor, bytes.baseAddress! + filled, count - filled, off_t(place + filled))
        if result > 0 {
          filled += result
        } else if result == 0 || errno != EINTR {
          failure = result == 0 ? EIO : errno
          break
        }
      }
    }
    guard let failure else { return }
    _ = firstError.compareExchange(expected: 0, desired: failure, ordering: .relaxed)
    throw .cannotRead(path: "a file in " + folder, errno: failure)
  }
}
