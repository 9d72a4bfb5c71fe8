/// One line of a file, without its newline, and how far it has been read.
///
/// It looks into the parser's buffer and lives no longer than the call it is passed to.
struct LineCursor {
  let start: UnsafePointer<UInt8>
  var next: UnsafePointer<UInt8>
  /// Never before `start`. A carriage return at the end is not part of the line.
  var end: UnsafePointer<UInt8>
  /// Counted from 1.
  let number: Int

  @inline(__always)
  init(start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, number: Int) {
    self.start = start
    self.next = start
    self.end = end > start && end[-1] == UInt8(ascii: "\r") ? end - 1 : end
    self.number = number
  }

  var isAtEnd: Bool { next == end }

  /// The next byte; 0 at the end, which no number and no name begins with.
  @inline(__always)
  var byte: UInt8 { next < end ? next.pointee : 0 }

  /// The byte `offset` after the next; 0 past the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < end - next ? next[offset] : 0 }

  var count: Int { end - next }

  var column: Int { next - start + 1 }

  var place: SourcePlace { SourcePlace(line: number, column: column) }

  @inline(__always)
  mutating func skipSpaces() {
    while next < end, next.pointee == 0x20 || next.pointee == 0x09 { next += 1 }
  }

  /// Passes `byte` if it comes next.
  @inline(__always)
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next < end, next.pointee == byte else { return false }
    next += 1
    return true
  }

  func starts(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where next[offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Passes `text` if it comes next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    next += text.utf8CodeUnitCount
    return true
  }

  /// Moves behind the next `text`, wherever it stands in the line.
  mutating func skip(past text: StaticString) -> Bool {
    var probe = self
    while probe.count >= text.utf8CodeUnitCount {
      if probe.starts(with: text) {
        next = probe.next + text.utf8CodeUnitCount
        return true
      }
      probe.next += 1
    }
    return false
  }

  /// Everything from here to the end; what is no UTF-8 is replaced.
  var rest: String {
    String(decoding: UnsafeBufferPointer(start: next, count: count), as: UTF8.self)
  }

  /// What stands here up to the next space, made fit to be shown in a message.
  var found: String {
    if isAtEnd { return "the end of the line" }
    var shown: [UInt8] = []
    var probe = next
    while probe < end, shown.count < 40 {
      let byte = probe.pointee
      if byte == 0x20 || byte == 0x09, probe > next { break }
      shown.append(byte < 0x20 || byte == 0x7f ? UInt8(ascii: "?") : byte)
      probe += 1
    }
    return "'" + String(decoding: shown, as: UTF8.self) + "'"
  }
}
