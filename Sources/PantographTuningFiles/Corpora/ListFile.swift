import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// A list of places, read line by line. Memory holds one piece of it, however long it is.
struct ListFile: ~Copyable {
  /// A list together with the folder it is read from. File names do not identify a list: `a`, `./a`
  /// and a link to it are the same.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
    /// The identity of the folder that the list's places are relative to.
    let folder: [UInt64]
  }

  /// The size of the largest list that is read, in bytes; enough for some million places.
  static let mostBytes = 1 << 28
  /// The length of the longest line, in bytes; more than any path that the kernel accepts.
  static let longestLine = 1 << 14
  // Saves time: a larger piece needs fewer calls.
  private static let pieceCount = 1 << 16

  let identity: Identity
  private let path: String
  private let descriptor: Int32
  private var piece: [UInt8] = []
  private var next = 0
  private var total = 0
  private var isAtEnd = false

  /// Opens a list; `-` is standard input.
  init(_ path: String, folder: String) throws(CorpusError) {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : Self.open(path)
    guard descriptor >= 0 else { throw .cannotOpen(path, errno: errno) }
    var status = stat()
    _ = fstat(descriptor, &status)
    if let refusal = Self.refusal(of: status, path) {
      close(descriptor)
      throw .noList(path, refusal)
    }
    self.path = path
    self.descriptor = descriptor
    var place = stat()
    _ = stat(FileName.system(folder.isEmpty ? "." : folder), &place)
    identity = Identity(
      device: UInt64(status.st_dev), number: UInt64(status.st_ino),
      folder: [UInt64(place.st_dev), UInt64(place.st_ino)])
    // Wait for data from a pipe that this process inherited.
    if path != "-" {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }
  }

  deinit { close(descriptor) }

  /// Opens the file without waiting. A pipe without a writer is opened as well, and refused later.
  private static func open(_ path: String) -> Int32 {
    var descriptor: Int32
    repeat {
      descriptor = Glibc.open(
        FileName.system(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    } while descriptor < 0 && errno == EINTR
    return descriptor
  }

  /// Returns the reason why a file cannot be a list, judged before reading it; nil if it may be
  /// one.
  private static func refusal(of status: stat, _ path: String) -> String? {
    let isOurs =
      path == "-"
      || ["/dev/fd/", "/dev/stdin", "/proc/self/fd/"].contains {
        path.hasPrefix($0)
      }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_size > mostBytes ? tooLong : nil
    case S_IFDIR: return "it is a folder; remove the @ to use its recordings"
    case _ where isOurs: return nil
    case S_IFIFO: return "it is a pipe"
    case S_IFCHR, S_IFBLK: return "it is a device"
    default: return "it is not a file"
    }
  }

  private static let tooLong = "it is larger than \(mostBytes >> 20) MB"

  /// Returns the next line without its newline; nil after the last line.
  mutating func line() throws(CorpusError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if next == piece.count, try !fill() { return line.isEmpty ? nil : line }
      let rest = piece[next...]
      let end = rest.firstIndex(of: 0x0a)
      let part = rest[..<(end ?? rest.endIndex)]
      guard line.count + part.count <= Self.longestLine else {
        throw .noList(path, "a line is longer than \(Self.longestLine) bytes")
      }
      line += part
      next = end.map { $0 + 1 } ?? piece.count
      if end != nil { return line }
    }
  }

  /// Reads the next piece; returns false at the end.
  private mutating func fill() throws(CorpusError) -> Bool {
    if isAtEnd { return false }
    let descriptor = descriptor
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceCount) { buffer, count in
      var result: Int
      repeat {
        result = read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = errno }
      count = max(result, 0)
    }
    guard failure == 0 else { throw .cannotOpen(path, errno: failure) }
    total += bytes.count
    guard total <= Self.mostBytes else { throw .noList(path, Self.tooLong) }
    guard !bytes.contains(0) else { throw .noList(path, "it contains zero bytes") }
    (piece, next, isAtEnd) = (bytes, 0, bytes.isEmpty)
    return !isAtEnd
  }
}
