import Glibc
import RecordingFiles
import Recordings

/// Reads tar archives: ustar, and the long names of GNU's and POSIX' own.
enum TarArchive {
  struct Member {
    var name: String
    var size: Int
    /// Where its bytes begin in the archive.
    var offset: Int
  }

  private static let block = 512

  static func members(of path: String) throws(CorpusError) -> [Member] {
    let descriptor = open(FileName.system(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotOpen(path, errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    let end = Int(status.st_size)
    var members: [Member] = []
    var offset = 0
    var longName: String?
    while offset + block <= end {
      let header = bytes(descriptor, from: offset, count: block)
      guard header.count == block else { throw .brokenArchive(path, "it ends in a header") }
      if header.allSatisfy({ $0 == 0 }) { break }
      guard isSound(header) else {
        throw .brokenArchive(path, "the checksum at byte \(offset) is wrong")
      }
      let size = number(header[124..<136])
      guard size >= 0, offset + block + size <= end else {
        throw .brokenArchive(path, "a member is longer than the archive")
      }
      let start = offset + block
      offset = start + (size + block - 1) / block * block
      switch header[156] {
      case UInt8(ascii: "L"):
        longName = text(bytes(descriptor, from: start, count: min(size, 1 << 16))[...])
      case UInt8(ascii: "x"):
        longName = paxName(bytes(descriptor, from: start, count: min(size, 1 << 16))) ?? longName
      case 0, UInt8(ascii: "0"), UInt8(ascii: "7"):
        let name = longName ?? self.name(header)
        longName = nil
        let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." }
        if !isHidden { members.append(Member(name: name, size: size, offset: start)) }
      default: longName = nil
      }
    }
    return members.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }

  static func bytes(
    of path: String, from offset: Int, count: Int
  ) throws(RecordingFileError) -> [UInt8] {
    let descriptor = open(FileName.system(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, errno: errno) }
    defer { close(descriptor) }
    let found = bytes(descriptor, from: offset, count: count)
    guard found.count == count else { throw .cannotRead(path: path, errno: EIO) }
    return found
  }

  private static func bytes(_ descriptor: Int32, from offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: max(count, 1)) { buffer, filled in
      filled = 0
      while filled < count {
        let result = pread(
          descriptor, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
        if result > 0 {
          filled += result
        } else if result == 0 || errno != EINTR {
          break
        }
      }
    }
  }

  /// The sum of all bytes, with spaces where the sum itself stands.
  private static func isSound(_ header: [UInt8]) -> Bool {
    var sum = 0
    for (index, byte) in header.enumerated() {
      sum += (148..<156).contains(index) ? 0x20 : Int(byte)
    }
    return number(header[148..<156]) == sum
  }

  /// Octal digits, or with the highest bit set a number in bytes.
  private static func number(_ field: ArraySlice<UInt8>) -> Int {
    if let first = field.first, first & 0x80 != 0 {
      return field.dropFirst(field.count - 7).reduce(0) { $0 << 8 | Int($1) }
    }
    var number = 0
    for byte in field where (0x30...0x37).contains(byte) { number = number * 8 + Int(byte - 0x30) }
    return number
  }

  private static func name(_ header: [UInt8]) -> String {
    let name = text(header[0..<100])
    let isPosix = header[257..<262].elementsEqual("ustar".utf8)
    let prefix = isPosix && header[262] == 0 ? text(header[345..<500]) : ""
    return prefix.isEmpty ? name : "\(prefix)/\(name)"
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    FileName.text(field.prefix { $0 != 0 })
  }

  /// The `path` of an extended header: lines of "LENGTH KEY=VALUE".
  private static func paxName(_ bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: 0x0a) {
      guard let space = line.firstIndex(of: 0x20) else { continue }
      let record = line[(space + 1)...]
      if record.starts(with: "path=".utf8) { return text(record.dropFirst(5)) }
    }
    return nil
  }
}
