/// A line of a file, without its newline, and the current position in it.
///
/// The cursor points into the parser's buffer, so it must not outlive the call it is passed to.
struct LineCursor {
  let start: UnsafePointer<UInt8>
  var next: UnsafePointer<UInt8>
  /// The end of the line, without a carriage return. Never before `start`.
  var end: UnsafePointer<UInt8>
  /// The number of the line in the file, from 1.
  let number: Int

  @inline(__always)
  init(start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, number: Int) {
    self.start = start
    self.next = start
    self.end = end > start && end[-1] == UInt8(ascii: "\r") ? end - 1 : end
    self.number = number
  }

  var isAtEnd: Bool { next == end }

  /// The next byte; 0 at the end, because no number or name begins with 0.
  @inline(__always)
  var byte: UInt8 { next < end ? next.pointee : 0 }

  /// Returns the byte `offset` after the next one; 0 past the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < end - next ? next[offset] : 0 }

  var count: Int { end - next }

  var column: Int { next - start + 1 }

  var place: SourcePlace { SourcePlace(line: number, column: column) }

  @inline(__always)
  mutating func skipSpaces() {
    while next < end, next.pointee == 0x20 || next.pointee == 0x09 { next += 1 }
  }

  /// Skips `byte` if it comes next; returns whether it did.
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

  /// Skips `text` if it comes next; returns whether it did.
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    next += text.utf8CodeUnitCount
    return true
  }

  /// Moves behind the next occurrence of `text` in the line; returns false if there is none.
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

  /// The rest of the line. Bytes that are not UTF-8 are replaced.
  var rest: String {
    String(decoding: UnsafeBufferPointer(start: next, count: count), as: UTF8.self)
  }

  /// The text from here to the next space, shortened and made printable for a message.
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
