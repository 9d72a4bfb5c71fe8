import Glibc

/// A file open for reading; `-` is standard input, which stays open.
struct InputFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(RecordingFileError) {
    self.path = path
    guard path != "-" else {
      descriptor = STDIN_FILENO
      return
    }
    var result: Int32
    repeat { result = open(path, O_RDONLY | O_CLOEXEC) } while result < 0 && errno == EINTR
    guard result >= 0 else { throw .cannotOpen(path: path, errno: errno) }
    descriptor = result
  }

  deinit {
    if path != "-" { close(descriptor) }
  }

  /// Fills as much of the buffer as the file has left; 0 at its end.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(RecordingFileError) -> Int {
    var count = 0
    while count < buffer.count {
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let result = try readSome(part)
      if result == 0 { break }
      count += result
    }
    return count
  }

  /// What can be had at once, at most the whole buffer; 0 at the file's end.
  func readSome(_ buffer: UnsafeMutableRawBufferPointer) throws(RecordingFileError) -> Int {
    while true {
      let result = read(descriptor, buffer.baseAddress, buffer.count)
      if result >= 0 { return result }
      if errno != EINTR { throw .cannotRead(path: path, errno: errno) }
    }
  }
}
