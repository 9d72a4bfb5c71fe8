import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// Reads the headers of a tar archive: ustar, and the extensions of GNU and POSIX.
struct TarReader {
  struct Problem: Error {
    /// The problem, as the end of a sentence that begins with "… is no whole tar archive: ".
    var sentence: String
  }

  private typealias Member = TarArchive.Member

  private struct Link {
    var name: String
    var target: String
    /// Whether the link is symbolic. A symbolic link's target is relative to the link's folder.
    var isSymbolic: Bool
  }

  private static let block = 512
  /// The size of the largest extended header, in bytes. A larger one is an error.
  private static let longestHeader = 1 << 20

  private let descriptor: Int32
  private let end: Int
  private var offset = 0
  private var found: [Member] = []
  private var places: [String: Int] = [:]
  private var links: [Link] = []
  // The extended headers' values for the next member.
  private var nextName: String?
  private var nextTarget: String?
  private var nextSize: Int?
  private var isSparse = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    fstat(descriptor, &status)
    end = Int(status.st_size)
  }

  mutating func members() throws(Problem) -> [TarArchive.Member] {
    while try readMember() {}
    for link in links { follow(link) }
    return found.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }

  /// Reads the next member; returns false after the last member.
  private mutating func readMember() throws(Problem) -> Bool {
    let header = Self.bytes(descriptor, from: offset, count: Self.block)
    if header.isEmpty {
      throw Problem(
        sentence: end == 0 ? "it is empty" : "it is cut off: the end mark is missing")
    }
    guard header.count == Self.block else { throw Problem(sentence: "it is cut off in a header") }
    if header.allSatisfy({ $0 == 0 }) {
      try expectNothing(from: offset)
      return false
    }
    guard Self.isSound(header) else {
      throw Problem(sentence: "the checksum at byte \(offset) is wrong")
    }
    guard let written = Self.number(header[124..<136]) else {
      throw Problem(sentence: "the size at byte \(offset) is not a number")
    }
    let kind = header[156]
    let isExtension = [UInt8(ascii: "L"), UInt8(ascii: "K"), UInt8(ascii: "x")].contains(kind)
    let isContent = [0, UInt8(ascii: "0"), UInt8(ascii: "7"), UInt8(ascii: "S")].contains(kind)
    // Links and folders may have a size in their header but have no bytes.
    let hasBytes = !(UInt8(ascii: "1")...UInt8(ascii: "6")).contains(kind)
    let size = hasBytes ? (isExtension ? nil : nextSize) ?? written : 0
    let start = offset + Self.block
    guard size <= end - start else {
      throw Problem(sentence: "the member at byte \(offset) is longer than the archive")
    }
    let place = offset
    offset = start + (size + Self.block - 1) / Self.block * Self.block
    if isExtension {
      guard size <= Self.longestHeader else {
        throw Problem(sentence: "the header at byte \(place) is too long")
      }
      try extend(kind, Self.bytes(descriptor, from: start, count: size), at: place)
      return true
    }
    let name = nextName ?? Self.name(header)
    if isSparse || kind == UInt8(ascii: "S") {
      throw Problem(
        sentence: "\(name) is stored as a sparse file; make the archive without --sparse")
    }
    if kind == UInt8(ascii: "M") {
      throw Problem(sentence: "\(name) began in another archive")
    }
    if isContent { add(Member(name: name, size: size, offset: start)) }
    if kind == UInt8(ascii: "1") || kind == UInt8(ascii: "2") {
      links.append(
        Link(
          name: name, target: nextTarget ?? Self.text(header[157..<257]),
          isSymbolic: kind == UInt8(ascii: "2")))
    }
    // A global header ("g") has no names.
    (nextName, nextTarget, nextSize) = (nil, nil, nil)
    return true
  }

  /// Checks that nothing follows the end mark. Of concatenated archives only the first would be
  /// read.
  private func expectNothing(from start: Int) throws(Problem) {
    var place = start
    while place < end {
      let piece = Self.bytes(descriptor, from: place, count: 1 << 16)
      if piece.isEmpty { return }
      if piece.contains(where: { $0 != 0 }) {
        throw Problem(sentence: "data follows the end mark; extract concatenated archives first")
      }
      place += piece.count
    }
  }

  /// Adds a member. If several members have the same name, the last one replaces the others, as in
  /// unpacking. Hidden files are ignored.
  private mutating func add(_ member: Member) {
    let parts = member.name.split(separator: "/")
    guard !parts.contains(where: { $0.hasPrefix(".") && $0 != "." && $0 != ".." }) else { return }
    if let place = places[member.name] {
      found[place] = member
    } else {
      places[member.name] = found.count
      found.append(member)
    }
  }

  /// Adds the target of a link under the link's name. A link to anything but a member is ignored.
  private mutating func follow(_ link: Link) {
    var target = link.target
    if link.isSymbolic {
      var parts = link.name.split(separator: "/").dropLast()
      for part in target.split(separator: "/") where part != "." {
        if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
      }
      target = parts.joined(separator: "/")
    }
    guard let place = places[target] ?? places["./" + target] else { return }
    add(Member(name: link.name, size: found[place].size, offset: found[place].offset))
  }

  // MARK: Extended headers

  private mutating func extend(
    _ kind: UInt8, _ bytes: [UInt8], at place: Int
  ) throws(Problem) {
    switch kind {
    case UInt8(ascii: "L"): nextName = Self.text(bytes[...])
    case UInt8(ascii: "K"): nextTarget = Self.text(bytes[...])
    default:
      guard extend(by: bytes) else {
        throw Problem(sentence: "the extended header at byte \(place) cannot be read")
      }
    }
  }

  /// Reads an extended header. Its lines have the form "LENGTH KEY=VALUE", with the length of the
  /// line.
  private mutating func extend(by bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let first = rest.first, first != 0 {
      guard let space = rest.firstIndex(of: 0x20), let length = Self.decimal(rest[..<space]),
        length > space - rest.startIndex, length <= rest.count
      else { return false }
      let line = rest[(space + 1)..<(rest.startIndex + length)]
      rest = rest[(rest.startIndex + length)...]
      guard line.last == 0x0a, let equals = line.firstIndex(of: 0x3d) else { return false }
      let value = line[(equals + 1)..<(line.endIndex - 1)]
      let key = String(decoding: line[..<equals], as: UTF8.self)
      switch key {
      case "path": nextName = Self.text(value)
      case "linkpath": nextTarget = Self.text(value)
      case "size":
        guard let size = Self.decimal(value) else { return false }
        nextSize = size
      default: if key.hasPrefix("GNU.sparse.") { isSparse = true }
      }
    }
    return true
  }

  // MARK: Fields

  static func bytes(_ descriptor: Int32, from offset: Int, count: Int) -> [UInt8] {
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

  /// Whether the header's checksum is right. It is the sum of all bytes, with spaces in place of
  /// the sum itself. Old programs added signed bytes.
  private static func isSound(_ header: [UInt8]) -> Bool {
    var (sum, signed) = (0, 0)
    for (index, byte) in header.enumerated() {
      let isSum = (148..<156).contains(index)
      sum += isSum ? 0x20 : Int(byte)
      signed += isSum ? 0x20 : Int(Int8(bitPattern: byte))
    }
    let written = number(header[148..<156])
    return written == sum || written == signed
  }

  /// Reads a number: octal digits between spaces and zeros, or a binary number if the highest bit
  /// is set. Nil for anything else, and for a number larger than any file.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    if let first = field.first, first & 0x80 != 0 {
      let (high, low) = (field.dropLast(7), field.suffix(7))
      guard first == 0x80, high.dropFirst().allSatisfy({ $0 == 0 }) else { return nil }
      return low.reduce(0) { $0 << 8 | Int($1) }
    }
    let digits = field.drop { $0 == 0x20 }.prefix { $0 != 0x20 && $0 != 0 }
    var number = 0
    for byte in digits {
      guard (0x30...0x37).contains(byte) else { return nil }
      number = number * 8 + Int(byte - 0x30)
    }
    return number
  }

  private static func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count < 18 else { return nil }
    var number = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
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
}
