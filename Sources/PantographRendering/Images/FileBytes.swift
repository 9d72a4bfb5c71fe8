import CoreGraphics
import Glibc

/// A file that is read and written as a whole.
struct FileBytes {
  let path: String

  /// Writes all bytes or throws. If it throws, a file that this call created is removed.
  func write(_ bytes: [UInt8]) throws(RenderingError) {
    let isNew = access(path, F_OK) != 0
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, systemError: errno) }
    var failure: Int32 = 0
    var start = 0
    while start < bytes.count && failure == 0 {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress! + start, buffer.count - start)
      }
      if count > 0 {
        start += count
      } else if count == 0 {
        failure = EIO
      } else if errno != EINTR {
        failure = errno
      }
    }
    // On a network file system, a full disk may be reported only here.
    if close(descriptor) != 0 && failure == 0 && errno != EINTR { failure = errno }
    guard failure != 0 else { return }
    if isNew { unlink(path) }
    throw .cannotWrite(path: path, systemError: failure)
  }

  func read() throws(RenderingError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, systemError: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    // Saves time: a larger piece needs fewer calls.
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .cannotRead(path: path, systemError: errno)
      }
    }
  }
}

/// The limit on the size of pictures that are read.
enum PictureLimit {
  /// Throws if a picture of this size is not read.
  static func check(width: Int, height: Int) throws(RenderingError) {
    guard max(width, height) <= PixelImage.maximumSide else {
      throw .impossibleSize(width: Double(width), height: Double(height))
    }
    let limit = PicturePixels.limit
    guard width * height <= limit else {
      throw .tooManyPixels(width: width, height: height, limit: limit)
    }
  }
}
