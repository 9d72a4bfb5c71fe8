extension LineCursor {
  /// Reads `key: value` after `#:`, which has already been read; returns nil if there is no colon.
  ///
  /// `\xHH` stands for a byte that a line cannot contain.
  mutating func scanNote() -> RecordingNote? {
    _ = skip(UInt8(ascii: " "))
    var key: [UInt8] = []
    while byte != UInt8(ascii: ":") {
      guard let byte = scanNoteByte() else { return nil }
      key.append(byte)
    }
    next += 1
    _ = skip(UInt8(ascii: " "))
    var value: [UInt8] = []
    while let byte = scanNoteByte() { value.append(byte) }
    return RecordingNote(
      key: String(decoding: key, as: UTF8.self), value: String(decoding: value, as: UTF8.self))
  }

  private mutating func scanNoteByte() -> UInt8? {
    guard !isAtEnd else { return nil }
    if byte == UInt8(ascii: "\\"), byte(at: 1) == UInt8(ascii: "x"),
      let high = Self.hexadecimalDigit(byte(at: 2)), let low = Self.hexadecimalDigit(byte(at: 3))
    {
      next += 4
      return high << 4 | low
    }
    defer { next += 1 }
    return byte
  }
}

extension [UInt8] {
  /// Appends `#: key: value` and a newline.
  mutating func append(note: RecordingNote) {
    append(text: "#: ")
    append(noteText: note.key, isKey: true)
    append(text: ": ")
    append(noteText: note.value, isKey: false)
    append(0x0a)
  }

  private mutating func append(noteText text: String, isKey: Bool) {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let startsEscape = byte == UInt8(ascii: "\\") && next == UInt8(ascii: "x")
      if byte < 0x20 || byte == 0x7f || startsEscape || (isKey && byte == UInt8(ascii: ":")) {
        append(text: "\\x")
        append(hexadecimal: UInt32(byte), digits: 2)
      } else {
        append(byte)
      }
    }
  }
}
