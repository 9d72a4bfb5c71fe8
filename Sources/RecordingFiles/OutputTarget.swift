import Glibc
import Recordings

/// What stands where a file is to be written, and whether writing there can be meant.
///
/// Refused are disks and other devices that hold more than what they are sent, and what somebody
/// else may have put there to be written through: a link or a pipe of another user's in a folder
/// that others may write to.
struct OutputTarget {
  enum Kind {
    case nothing
    /// A regular file, which is replaced and never written into.
    case file
    /// A pipe, a terminal or a device without memory, open for writing.
    case stream(Int32)
  }

  /// The place itself, links followed: the file behind a link is replaced and not the link.
  let path: String
  let kind: Kind
  /// The permissions of a file that is the user's own, without the bits that let others run it as
  /// its owner; nil for none, and for somebody else's, whose permissions say nothing about ours.
  let ownMode: mode_t?

  init(_ path: String) throws(RecordingFileError) {
    var status = stat()
    if lstat(FileName.system(path), &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      Self.isForeign(status, path)
    {
      throw .refused(
        path: path, reason: "it is another user's link in a folder that others may write to")
    }
    let target = Self.resolved(path)
    self.path = target
    guard stat(FileName.system(target), &status) == 0 else {
      kind = .nothing
      ownMode = nil
      return
    }
    guard status.st_mode & S_IFMT != S_IFREG else {
      kind = .file
      ownMode = status.st_uid == geteuid() ? status.st_mode & 0o777 : nil
      return
    }
    kind = .stream(try Self.open(target, path))
    ownMode = nil
  }

  private static func open(_ target: String, _ path: String) throws(RecordingFileError) -> Int32 {
    var before = stat()
    _ = stat(FileName.system(target), &before)
    try check(before, target, path)
    let descriptor = Glibc.open(FileName.system(target), O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, errno: errno) }
    var status = stat()
    _ = fstat(descriptor, &status)
    do throws(RecordingFileError) {
      // It may have been exchanged since.
      try check(status, target, path)
      let isSilent = status.st_mode & S_IFMT == S_IFCHR && !isSink(status)
      if isSilent, isatty(descriptor) != 1 {
        throw .refused(path: path, reason: "it is a device")
      }
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func check(
    _ status: stat, _ target: String, _ path: String
  ) throws(RecordingFileError) {
    switch status.st_mode & S_IFMT {
    case S_IFBLK: throw .refused(path: path, reason: "it is a disk")
    case S_IFDIR: throw .cannotCreate(path: path, errno: EISDIR)
    case S_IFCHR where !isTerminal(status) && !isSink(status):
      throw .refused(path: path, reason: "it is a device")
    case S_IFIFO where isForeign(status, target):
      throw .refused(
        path: path, reason: "it is another user's pipe in a folder that others may write to")
    default: break
    }
  }

  private static func major(_ status: stat) -> dev_t { status.st_rdev >> 8 & 0xfff }

  /// `/dev/null`, `/dev/zero` and `/dev/full`.
  private static func isSink(_ status: stat) -> Bool {
    major(status) == 1 && [3, 5, 7].contains(status.st_rdev & 0xff)
  }

  /// Terminals by their numbers: consoles, serial lines, and those of windows.
  private static func isTerminal(_ status: stat) -> Bool {
    let number = major(status)
    return number == 4 || number == 5 || (136...143).contains(number)
      || (188...189).contains(number)
      || number == 204
  }

  /// Whether somebody else made it where others than its owner and root may write.
  private static func isForeign(_ status: stat, _ path: String) -> Bool {
    let trusted = [0, geteuid()]
    guard !trusted.contains(status.st_uid) else { return false }
    var folder = stat()
    let name = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard stat(FileName.system(name), &folder) == 0 else { return true }
    return folder.st_mode & 0o022 != 0 || !trusted.contains(folder.st_uid)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(FileName.system(path), nil) else { return path }
    defer { free(real) }
    return FileName.text(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }
}
