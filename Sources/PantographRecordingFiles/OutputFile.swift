import Glibc
import PantographPlainText
import PantographRecordings

/// A file that appears under its name only when it is complete.
///
/// Anything but a regular file (a pipe, a terminal, `-` for standard output) is written directly.
/// `OutputPermissions` decides the permissions of a new file. Until the file is complete nobody
/// else can read it. `OutputTarget` decides which targets are refused.
package struct OutputFile: ~Copyable {
  private let path: String
  private let target: String
  /// Holds the folder of `target` open; nil for standard output.
  private let place: OutputTarget?
  private enum Stage {
    /// The bytes go directly to the target.
    case inPlace
    /// The bytes go to a file without a name, which disappears if the process is killed.
    case unnamed
    /// The bytes go to a file of this name, because the file system has no files without a name.
    case named(String)
  }

  private var stage: Stage
  private let descriptor: Int32
  private let overwrite: Bool
  /// The permissions of the user's own file that is replaced.
  private let mode: mode_t?

  package static func create(
    _ path: String, overwrite: Bool, permissions: OutputPermissions = .ordinary
  ) throws(RecordingFileError) -> OutputFile {
    // Exceeding a limit on file size must be reported as an error, not kill the process with a
    // signal.
    signal(SIGXFSZ, SIG_IGN)
    guard path != "-" else {
      return OutputFile(
        path: path, target: path, place: nil, stage: .inPlace, descriptor: STDOUT_FILENO,
        overwrite: overwrite, mode: nil)
    }
    let place = try OutputTarget(path)
    switch place.kind {
    case .stream(let descriptor):
      return OutputFile(
        path: path, target: place.path, place: place, stage: .inPlace, descriptor: descriptor,
        overwrite: overwrite, mode: nil)
    case .file where !overwrite: throw .exists(path: path)
    case .file, .nothing: break
    }
    var stage = Stage.unnamed
    var descriptor = unnamedFile(in: folder(of: place.path), permissions.creationMode)
    if descriptor < 0 {
      let name: String
      (name, descriptor) = try unusedName(for: place.path, path) { name in
        open(
          FileName.system(name), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions.creationMode)
      }
      stage = .named(name)
    }
    return OutputFile(
      path: path, target: place.path, place: place, stage: stage, descriptor: descriptor,
      overwrite: overwrite,
      mode: place.ownMode)
  }

  deinit {
    if path != "-" { close(descriptor) }
    if case .named(let name) = stage { unlink(FileName.system(name)) }
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

  /// Moves the complete file to its target. Until then the target is unchanged.
  package mutating func commit() throws(RecordingFileError) {
    if case .inPlace = stage { return }
    if let mode, fchmod(descriptor, mode) != 0 { throw .cannotWrite(path: path, errno: errno) }
    guard fsync(descriptor) == 0 else { throw .cannotWrite(path: path, errno: errno) }
    if case .unnamed = stage, !overwrite {
      guard give(target) == 0 else { throw error(errno) }
    } else {
      try move(from: name())
    }
    stage = .inPlace
    syncFolder()
  }

  /// Returns the temporary file's name, and gives it one if it has none.
  private mutating func name() throws(RecordingFileError) -> String {
    if case .named(let name) = stage { return name }
    let (name, _) = try Self.unusedName(for: target, path) { give($0) }
    stage = .named(name)
    return name
  }

  private func move(from name: String) throws(RecordingFileError) {
    if overwrite {
      guard rename(FileName.system(name), FileName.system(target)) == 0 else { throw error(errno) }
      return
    }
    // A file created in the meantime is not replaced. Without hard links, check whether it exists.
    if link(FileName.system(name), FileName.system(target)) == 0 {
      unlink(FileName.system(name))
      return
    }
    guard errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS,
      access(FileName.system(target), F_OK) != 0,
      rename(FileName.system(name), FileName.system(target)) == 0
    else { throw error(errno) }
  }

  private func give(_ name: String) -> Int32 {
    linkat(
      AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, FileName.system(name),
      AT_SYMLINK_FOLLOW)
  }

  private func error(_ number: Int32) -> RecordingFileError {
    number == EEXIST ? .exists(path: path) : .cannotCreate(path: path, errno: number)
  }

  /// Opens a file without a name. Returns a negative number if the file system has no such files,
  /// or if there is no means of naming the file later.
  private static func unnamedFile(in folder: String, _ mode: mode_t) -> Int32 {
    guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
    // `__O_TMPFILE` from Linux' generic headers. Swift cannot import the C library's definition.
    let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
    return open(FileName.system(folder), unnamed | O_WRONLY | O_CLOEXEC, mode)
  }

  /// Calls `make` with names beside the target until one is unused; returns that name and the
  /// result.
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

  /// Makes the new name itself survive a loss of power. Not every file system supports this.
  private func syncFolder() {
    let descriptor = open(
      FileName.system(Self.folder(of: target)), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }
}

/// The users who may read and write a new file.
package enum OutputPermissions: Sendable {
  /// Only the owner, because hand movements can identify a person.
  case personal
  /// The users that the process' umask permits.
  case ordinary

  var creationMode: mode_t { self == .personal ? 0o600 : 0o666 }
}
