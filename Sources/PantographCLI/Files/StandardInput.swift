import PantographCommands
import PantographPlainText
import PantographRecordingFiles

#if canImport(Glibc)
  import Glibc
#endif

/// Standard input, made readable more than once.
package struct StandardInput {
  private let start: off_t

  /// Prepares standard input. A regular file is used directly. Data from a pipe is first copied to
  /// an unnamed temporary file, which replaces standard input, so that memory use does not grow
  /// with it.
  package init() throws(Failure) {
    let place = lseek(STDIN_FILENO, 0, SEEK_CUR)
    var status = stat()
    if place >= 0, fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      start = place
      return
    }
    start = 0
    try Self.spool()
  }

  package func rewind() {
    lseek(STDIN_FILENO, start, SEEK_SET)
  }

  private static func spool() throws(Failure) {
    let folder = UnnamedFile.folder
    let file: Int32
    do throws(RecordingFileError) {
      file = try UnnamedFile.open()
    } catch {
      throw Failure(error)
    }
    defer { close(file) }
    // Saves time: a larger piece needs fewer calls.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(
          .noInput, "standard input cannot be read: \(SystemErrorText.of(errno))")
      }
      var written = 0
      while written < count {
        let result = buffer.withUnsafeBytes {
          write(file, $0.baseAddress! + written, count - written)
        }
        if result < 0, errno != EINTR { throw failure(folder) }
        written += max(result, 0)
      }
    }
    guard dup2(file, STDIN_FILENO) >= 0 else { throw failure(folder) }
    lseek(STDIN_FILENO, 0, SEEK_SET)
  }

  private static func failure(_ folder: String) -> Failure {
    Failure(RecordingFileError.cannotKeep(folder: folder, errno: errno))
  }
}
