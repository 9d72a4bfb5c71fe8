import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// A file that grows by whole frames and is valid after every write.
///
/// If the process is killed during a write, the file contains whole lines only: no line crosses a
/// page boundary, and each page is written separately. At most the last frame lacks its report.
/// Written bytes survive the end of the process, however it ends. `finish()` flushes them to the
/// disk, so that they also survive a power failure.
public final class RecordingFile: RecordingPlace {
  /// The path as it was given by the caller.
  public let path: String
  /// The number of bytes written, all of them in whole frames.
  public private(set) var size = 0
  /// The size of the file before the first write; nil for pipes and terminals, which have neither
  /// pages nor an end.
  private let start: Int?
  private let descriptor: OwnedDescriptor

  /// Creates the file, which only its owner may read. If a file exists at `path`, this throws
  /// unless `overwrites` is true. An overwritten file is always replaced and never written into,
  /// whoever owns it. A pipe or a terminal is written to.
  public init(path: String, overwrites: Bool = false) throws(EvdevError) {
    self.path = path
    // Exceeding a file size limit must be an error to report, not a signal that ends the process.
    signal(SIGXFSZ, SIG_IGN)
    let result = Self.opening(path, overwrites: overwrites)
    switch result {
    case .success(let number):
      descriptor = OwnedDescriptor(owning: Int32(number))
      start = Self.end(of: descriptor.number)
    case .failure(let error) where error.code == EEXIST: throw .fileExists(path: path)
    case .failure(let error) where error.code == EACCES || error.code == EPERM:
      throw .notPermitted(path: path, remedy: "choose a folder that you own")
    case .failure(let error): throw .system(operation: "create", path: path, code: error.code)
    }
  }

  /// Opens the file without following symbolic links that belong to other users, anywhere in the
  /// path.
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

  /// Gives the name of the existing file to a new file, so that no frame goes into a file that
  /// another program has open already. Refuses a block device.
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
    // The new file gets the old permissions, without the set-user-ID and set-group-ID bits.
    if status.st_uid == geteuid() { _ = fchmod(Int32(number), status.st_mode & 0o777) }
    guard rename(FileName.system(name), FileName.system(path)) == 0 else {
      let error = ErrorNumber(errno)
      unlink(FileName.system(name))
      close(Int32(number))
      return .failure(error)
    }
    return made
  }

  /// Takes ownership of a descriptor, such as that of standard output.
  public init(descriptor: Int32, path: String) {
    self.path = path
    self.descriptor = OwnedDescriptor(owning: descriptor)
    start = Self.end(of: descriptor)
  }

  /// Returns the position at which the next write begins; nil for anything but a regular file.
  private static func end(of descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let flags = fcntl(descriptor, F_GETFL)
    return flags & O_APPEND != 0 ? Int(status.st_size) : Int(lseek(descriptor, 0, SEEK_CUR))
  }

  /// Appends whole frames as lines. If the disk has no space for all of them, the file is truncated
  /// to its former end, so that it never contains part of a frame.
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
    // Pipes and terminals have no disk to flush to.
    if fdatasync(descriptor.number) < 0, errno != EINVAL, errno != EROFS {
      throw failure(ErrorNumber(errno))
    }
  }

  /// Whether the open file is a regular file, which can be written at a chosen position.
  var isRegular: Bool { start != nil }

  /// Duplicates the descriptor of the open file.
  func duplicate() throws(EvdevError) -> OwnedDescriptor {
    try OwnedDescriptor("open", path) { fcntl(descriptor.number, F_DUPFD_CLOEXEC, 3) }
  }

  private func failure(_ error: ErrorNumber) -> EvdevError {
    .writing(path, error, kept: size)
  }
}

extension EvdevError {
  /// Returns the error for bytes that could not be written.
  static func writing(_ path: String, _ error: ErrorNumber, kept: Int) -> EvdevError {
    switch error.code {
    case ENOSPC, EFBIG, EDQUOT: .noSpace(path: path, kept: kept)
    default: .system(operation: "write to", path: path, code: error.code)
    }
  }
}

/// A destination for whole frames: a file, or one device's part of a file.
protocol RecordingPlace: AnyObject {
  /// The number of bytes written to the place, all of them in whole frames.
  var size: Int { get }

  /// Appends whole frames as lines, either all of them or none.
  func append(_ lines: [UInt8]) throws(EvdevError)

  /// Ends the writing; no more frames come.
  func finish() throws(EvdevError)
}
