import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// A file that grows by whole frames and is valid after every write.
///
/// Even a process that is killed inside a write leaves whole lines: none lies across two pages, and
/// each page is written by itself. Only its last frame may then lack its report. Written bytes
/// outlive the process, however it ends; `finish()` puts them on the disk, so that from then on they
/// outlive the power as well.
public final class RecordingFile: RecordingPlace {
  /// The path as it was given.
  public let path: String
  /// How much was written, all of it whole frames.
  public private(set) var size = 0
  /// The file's end before anything is written; nil for pipes and terminals, which have no pages
  /// and no end.
  private let start: Int?
  private let descriptor: OwnedDescriptor

  /// Makes the file, which nobody but its owner may read. One that exists stays as it is unless
  /// `overwrites` is set; then it is replaced and never written into, whosever it is. A pipe or a
  /// terminal is written to.
  public init(path: String, overwrites: Bool = false) throws(EvdevError) {
    self.path = path
    // A limit on a file's size is an error to be told, not a signal to die of.
    signal(SIGXFSZ, SIG_IGN)
    let result = Self.opening(path, overwrites: overwrites)
    switch result {
    case .success(let number):
      descriptor = OwnedDescriptor(owning: Int32(number))
      start = Self.end(of: descriptor.number)
    case .failure(let error) where error.code == EEXIST: throw .fileExists(path: path)
    case .failure(let error) where error.code == EACCES || error.code == EPERM:
      throw .notPermitted(path: path, remedy: "write to a folder of your own")
    case .failure(let error): throw .system(operation: "create", path: path, code: error.code)
    }
  }

  /// No link of another user's is followed, wherever on the way it stands.
  private static func opening(_ path: String, overwrites: Bool) -> Result<Int, ErrorNumber> {
    do throws(WalkedPath.Refusal) {
      let walked = try WalkedPath(path, distrusting: .everywhere)
      guard overwrites, let status = walked.status else { return creating(walked.path) }
      return replacing(walked, status)
    } catch {
      switch error {
      case .foreignLink: return .failure(ErrorNumber(EPERM))
      case .system(let number): return .failure(ErrorNumber(number))
      }
    }
  }

  private static func creating(_ path: String) -> Result<Int, ErrorNumber> {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC
    return SystemCall.retry { Int(open(FileName.system(path), flags, 0o600)) }
  }

  /// A new file takes the name of what is there: what somebody has open already is not what is
  /// recorded into. A disk is not written to.
  private static func replacing(
    _ walked: WalkedPath, _ status: stat
  ) -> Result<Int, ErrorNumber> {
    let target = walked.path
    switch status.st_mode & S_IFMT {
    case S_IFREG: return replacing(target, status)
    case S_IFBLK: return .failure(ErrorNumber(EPERM))
    default:
      return SystemCall.retry {
        Int(open(FileName.system(target), O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC))
      }
    }
  }

  private static func replacing(_ path: String, _ status: stat) -> Result<Int, ErrorNumber> {
    let name = "\(path).\(getpid()).part"
    let made = creating(name)
    guard case .success(let number) = made else { return made }
    // A mode of its own, without the bits that let others run it as its owner.
    if status.st_uid == geteuid() { _ = fchmod(Int32(number), status.st_mode & 0o777) }
    guard rename(FileName.system(name), FileName.system(path)) == 0 else {
      let error = ErrorNumber(errno)
      unlink(FileName.system(name))
      close(Int32(number))
      return .failure(error)
    }
    return made
  }

  /// Takes over a descriptor, such as standard output's.
  public init(descriptor: Int32, path: String) {
    self.path = path
    self.descriptor = OwnedDescriptor(owning: descriptor)
    start = Self.end(of: descriptor)
  }

  /// The place at which the next write begins.
  private static func end(of descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let flags = fcntl(descriptor, F_GETFL)
    return flags & O_APPEND != 0 ? Int(status.st_size) : Int(lseek(descriptor, 0, SEEK_CUR))
  }

  /// Adds whole frames, in lines. When there is no room for all of them, the file goes back to
  /// where it ended before, so that it never holds a part of one.
  func append(_ lines: [UInt8]) throws(EvdevError) {
    try append(lines, fillsPages: true)
  }

  func append(_ lines: [UInt8], fillsPages: Bool) throws(EvdevError) {
    let bytes = start.map { fillsPages ? PageFilling.fill(lines, from: $0 + size) : lines } ?? lines
    var written = 0
    while written < bytes.count {
      let rest = bytes.count - written
      let count = start.map { min(rest, PageFilling.room(at: $0 + size + written)) } ?? rest
      let result = SystemCall.retry {
        bytes.withUnsafeBytes {
          write(descriptor.number, $0.baseAddress! + written, count)
        }
      }
      switch result {
      case .success(let count): written += count
      case .failure(let error):
        if written > 0, let start {
          _ = SystemCall.retry { Int(ftruncate(descriptor.number, off_t(start + size))) }
        }
        throw failure(error)
      }
    }
    size += bytes.count
  }

  func finish() throws(EvdevError) {
    // Pipes and terminals have nothing to be put on a disk.
    if fdatasync(descriptor.number) < 0, errno != EINVAL, errno != EROFS {
      throw failure(ErrorNumber(errno))
    }
  }

  /// Whether it is a file, in which bytes have places.
  var isRegular: Bool { start != nil }

  /// The same open file once more.
  func duplicate() throws(EvdevError) -> OwnedDescriptor {
    try OwnedDescriptor("open", path) { fcntl(descriptor.number, F_DUPFD_CLOEXEC, 3) }
  }

  private func failure(_ error: ErrorNumber) -> EvdevError {
    .writing(path, error, kept: size)
  }
}

extension EvdevError {
  /// Why bytes could not be written.
  static func writing(_ path: String, _ error: ErrorNumber, kept: Int) -> EvdevError {
    switch error.code {
    case ENOSPC, EFBIG, EDQUOT: .noSpace(path: path, kept: kept)
    default: .system(operation: "write to", path: path, code: error.code)
    }
  }
}
