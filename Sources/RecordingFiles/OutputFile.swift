import Glibc

/// A file that appears under its name only when it is whole, or not at all.
///
/// What is no regular file (a pipe, a terminal, `-` for standard output) is written as it comes.
package struct OutputFile: ~Copyable {
  private let path: String
  private let target: String
  private enum Stage {
    /// The bytes go to their place at once.
    case inPlace
    /// They go to a file without a name, of which nothing is left when the process is killed.
    case unnamed
    /// They go to a file of this name, where the file system knows no others.
    case named(String)
  }

  private var stage: Stage
  private let descriptor: Int32
  private let overwrite: Bool

  package static func create(
    _ path: String, overwrite: Bool
  ) throws(RecordingFileError) -> OutputFile {
    guard path != "-" else {
      return OutputFile(
        path: path, target: path, stage: .inPlace, descriptor: STDOUT_FILENO, overwrite: overwrite)
    }
    // A link is followed, so that the file behind it is replaced and not the link.
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .cannotCreate(path: path, errno: errno) }
      return OutputFile(
        path: path, target: target, stage: .inPlace, descriptor: descriptor, overwrite: overwrite)
    }
    if exists, !overwrite { throw .exists(path: path) }
    var stage = Stage.unnamed
    var descriptor = unnamedFile(in: folder(of: target))
    if descriptor < 0 {
      let name: String
      (name, descriptor) = try unusedName(for: target, path) { name in
        open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      stage = .named(name)
    }
    if exists { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    return OutputFile(
      path: path, target: target, stage: stage, descriptor: descriptor, overwrite: overwrite)
  }

  deinit {
    if path != "-" { close(descriptor) }
    if case .named(let name) = stage { unlink(name) }
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
    if case .inPlace = stage { return }
    guard fsync(descriptor) == 0 else { throw .cannotWrite(path: path, errno: errno) }
    if case .unnamed = stage, !overwrite {
      guard give(target) == 0 else { throw error(errno) }
    } else {
      try move(from: name())
    }
    stage = .inPlace
    syncFolder()
  }

  /// The name that the file has meanwhile; one without a name gets one.
  private mutating func name() throws(RecordingFileError) -> String {
    if case .named(let name) = stage { return name }
    let (name, _) = try Self.unusedName(for: target, path) { give($0) }
    stage = .named(name)
    return name
  }

  private func move(from name: String) throws(RecordingFileError) {
    if overwrite {
      guard rename(name, target) == 0 else { throw error(errno) }
      return
    }
    // A file that came in the meantime is not replaced. Where there are no hard links, look first.
    if link(name, target) == 0 {
      unlink(name)
      return
    }
    guard errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS, access(target, F_OK) != 0,
      rename(name, target) == 0
    else { throw error(errno) }
  }

  private func give(_ name: String) -> Int32 {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW)
  }

  private func error(_ number: Int32) -> RecordingFileError {
    number == EEXIST ? .exists(path: path) : .cannotCreate(path: path, errno: number)
  }

  /// Negative where the file system has no such files, or nothing could give them a name.
  private static func unnamedFile(in folder: String) -> Int32 {
    guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
    // __O_TMPFILE of Linux' generic headers, which the C library spells in a way Swift cannot read.
    let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
    return open(folder, unnamed | O_WRONLY | O_CLOEXEC, 0o666)
  }

  /// A name beside the target that nobody has, and what `make` gave for it.
  private static func unusedName(
    for target: String, _ path: String, make: (String) -> Int32
  ) throws(RecordingFileError) -> (String, Int32) {
    for attempt in 0..<100 {
      let name = "\(target).\(getpid())-\(attempt).part"
      let result = make(name)
      if result >= 0 { return (name, result) }
      if errno != EEXIST { throw .cannotCreate(path: path, errno: errno) }
    }
    throw .cannotCreate(path: path, errno: EEXIST)
  }

  /// Makes the new name itself survive a loss of power; not every file system can.
  private func syncFolder() {
    let descriptor = open(Self.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
