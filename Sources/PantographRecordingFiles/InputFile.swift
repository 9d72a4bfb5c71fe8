import Glibc
import PantographPlainText
import PantographRecordings

/// A file open for reading; `-` is standard input, which stays open.
package struct InputFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  /// The file's size in bytes when it was opened; nil for anything but a regular file, such as a
  /// pipe.
  let size: Int?

  package init(_ path: String) throws(RecordingFileError) {
    let descriptor = path == "-" ? STDIN_FILENO : try Self.open(path)
    self.path = path
    self.descriptor = descriptor
    let status = Self.status(descriptor)
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    if path != "-" { close(descriptor) }
  }

  /// Reads until the buffer is full or the file ends, and returns the number of bytes; 0 at the
  /// file's end.
  package func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(RecordingFileError) -> Int {
    var count = 0
    while count < buffer.count {
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let result = try readSome(part)
      if result == 0 { break }
      count += result
    }
    return count
  }

  /// Reads the bytes available at once, at most the whole buffer; returns 0 at the file's end.
  func readSome(_ buffer: UnsafeMutableRawBufferPointer) throws(RecordingFileError) -> Int {
    while true {
      let result = read(descriptor, buffer.baseAddress, buffer.count)
      if result >= 0 { return result }
      if errno != EINTR { throw .cannotRead(path: path, errno: errno) }
    }
  }

  /// The major device number of all input devices in Linux.
  private static let inputMajor: dev_t = 13

  private static func open(_ path: String) throws(RecordingFileError) -> Int32 {
    var status = stat()
    // A device does not store past events. Waiting for new ones would look like a hang.
    if stat(FileName.system(path), &status) == 0, status.st_mode & S_IFMT == S_IFCHR,
      status.st_rdev >> 8 == inputMajor
    {
      throw .isDevice(path: path)
    }
    var descriptor: Int32
    repeat {
      descriptor = Glibc.open(FileName.system(path), O_RDONLY | O_CLOEXEC)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw .cannotOpen(path: path, errno: errno) }
    return descriptor
  }

  private static func status(_ descriptor: Int32) -> stat {
    var status = stat()
    _ = fstat(descriptor, &status)
    return status
  }
}
