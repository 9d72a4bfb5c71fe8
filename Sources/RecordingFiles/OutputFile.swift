import Glibc

/// A file that appears under its name only when it is whole, or not at all.
///
/// What is no regular file (a pipe, a terminal, `-` for standard output) is written as it comes.
package struct OutputFile: ~Copyable {
  private let path: String
  private let target: String
  /// Where the bytes go until the file is whole; nil when they go to their place at once.
  private var temporary: String?
  private let descriptor: Int32
  private let overwrite: Bool

  package static func create(
    _ path: String, overwrite: Bool
  ) throws(RecordingFileError) -> OutputFile {
    guard path != "-" else {
      return OutputFile(
        path: path, target: path, temporary: nil, descriptor: STDOUT_FILENO, overwrite: overwrite)
    }
    // A link is followed, so that the file behind it is replaced and not the link.
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .cannotCreate(path: path, errno: errno) }
      return OutputFile(
        path: path, target: target, temporary: nil, descriptor: descriptor, overwrite: overwrite)
    }
    if exists, !overwrite { throw .exists(path: path) }
    for attempt in 0..<100 {
      let name = "\(target).\(getpid())-\(attempt).part"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        if exists { _ = fchmod(descriptor, status.st_mode & 0o7777) }
        return OutputFile(
          path: path, target: target, temporary: name, descriptor: descriptor, overwrite: overwrite)
      }
      if errno != EEXIST { throw .cannotCreate(path: path, errno: errno) }
    }
    throw .cannotCreate(path: path, errno: EEXIST)
  }

  deinit {
    if path != "-" { close(descriptor) }
    if let temporary { unlink(temporary) }
  }

  package func write(_ bytes: [UInt8]) throws(RecordingFileError) {
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if result >= 0 {
        written += result
      } else if errno != EINTR {
        throw .cannotWrite(path: path, errno: errno)
      }
    }
  }

  /// Puts the file in its place; before this there is nothing, or what was there before.
  package mutating func commit() throws(RecordingFileError) {
    guard let name = temporary else { return }
    guard fsync(descriptor) == 0 else { throw .cannotWrite(path: path, errno: errno) }
    if overwrite {
      guard rename(name, target) == 0 else { throw .cannotCreate(path: path, errno: errno) }
      temporary = nil
    } else if link(name, target) != 0 {
      // A file that came in the meantime is not replaced. Where there are no hard links, look first.
      if errno == EEXIST { throw .exists(path: path) }
      guard errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS, access(target, F_OK) != 0,
        rename(name, target) == 0
      else { throw .cannotCreate(path: path, errno: errno) }
      temporary = nil
    }
    syncFolder()
  }

  /// Makes the new name itself survive a loss of power; not every file system can.
  private func syncFolder() {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
