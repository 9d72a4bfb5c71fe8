import Glibc
import PantographPlainText
import PantographRecordings

/// The existing file at an output path, and the decision whether it may be written.
///
/// Refused are disks and other devices that store what they receive. Also refused are links and
/// pipes of another user in a folder that others may write to, because they may be traps.
struct OutputTarget {
  enum Kind {
    case nothing
    /// A regular file, which is replaced and never written in place.
    case file
    /// A pipe, a terminal or a device without memory, open for writing.
    case stream(Int32)
  }

  /// The path with its links resolved: the file behind a link is replaced, not the link itself.
  let path: String
  let kind: Kind
  /// The permissions of the user's own file at the path, without the bits that let others run it as
  /// its owner. Nil if there is no file or it belongs to somebody else.
  let ownMode: mode_t?
  /// Holds the folder of `path` open.
  private let walked: WalkedPath

  init(_ path: String) throws(RecordingFileError) {
    do throws(WalkedPath.Refusal) {
      walked = try WalkedPath(path, distrusting: .inSharedFolders)
    } catch {
      switch error {
      case .foreignLink:
        throw .refused(
          path: path,
          reason: "its path has another user's link in a folder that everybody can write to")
      case .system(let number): throw .cannotCreate(path: path, errno: number)
      }
    }
    self.path = walked.path
    guard let status = walked.status else {
      kind = .nothing
      ownMode = nil
      return
    }
    guard status.st_mode & S_IFMT != S_IFREG else {
      kind = .file
      ownMode = status.st_uid == geteuid() ? status.st_mode & 0o777 : nil
      return
    }
    kind = .stream(try Self.open(walked, path))
    ownMode = nil
  }

  private static func open(
    _ walked: WalkedPath, _ path: String
  ) throws(RecordingFileError) -> Int32 {
    if let before = walked.status { try check(before, walked, path) }
    let descriptor = Glibc.open(FileName.system(walked.path), O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, errno: errno) }
    var status = stat()
    _ = fstat(descriptor, &status)
    do throws(RecordingFileError) {
      // The file may have been exchanged since it was checked.
      try check(status, walked, path)
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
    _ status: stat, _ walked: WalkedPath, _ path: String
  ) throws(RecordingFileError) {
    switch status.st_mode & S_IFMT {
    case S_IFBLK: throw .refused(path: path, reason: "it is a disk")
    case S_IFDIR: throw .cannotCreate(path: path, errno: EISDIR)
    case S_IFCHR where !isTerminal(status) && !isSink(status):
      throw .refused(path: path, reason: "it is a device")
    case S_IFIFO where isStandardInput(status):
      throw .refused(path: path, reason: "it is the pipe that is read as standard input")
    case S_IFIFO where WalkedPath.isForeign(status, in: walked.folderStatus, .inSharedFolders):
      throw .refused(
        path: path, reason: "it is another user's pipe in a folder that everybody can write to")
    default: break
    }
  }

  /// Whether the file is this process' own standard input. Nobody else reads what is written there.
  private static func isStandardInput(_ status: stat) -> Bool {
    var input = stat()
    return fstat(STDIN_FILENO, &input) == 0 && input.st_dev == status.st_dev
      && input.st_ino == status.st_ino
  }

  private static func major(_ status: stat) -> dev_t { status.st_rdev >> 8 & 0xfff }

  /// Whether the file is `/dev/null`, `/dev/zero` or `/dev/full`.
  private static func isSink(_ status: stat) -> Bool {
    major(status) == 1 && [3, 5, 7].contains(status.st_rdev & 0xff)
  }

  /// Whether the device number belongs to a terminal: a console, a serial line, or a terminal
  /// window.
  private static func isTerminal(_ status: stat) -> Bool { isTerminal(major: major(status)) }

  static func isTerminal(major number: dev_t) -> Bool {
    number == 4 || number == 5 || (136...143).contains(number)
      || (188...189).contains(number)
      || number == 204
  }
}
