/// The reading position in a GIF. Bytes beyond the end are 0.
struct GIFReader {
  let bytes: [UInt8]
  var position: Int

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func word() -> Int { Int(byte()) | Int(byte()) << 8 }

  mutating func colors(_ count: Int) -> [UInt32] {
    (0..<count).map { _ in
      0xFF00_0000 | UInt32(byte()) << 16 | UInt32(byte()) << 8 | UInt32(byte())
    }
  }

  /// Reads a frame's head and skips its pixels; nil if the file ends there.
  mutating func frame(_ control: GIFFrame.Control, _ common: [UInt32]) -> GIFFrame? {
    let (left, top) = (word(), word())
    let (width, height) = (word(), word())
    let flags = byte()
    let colors = flags & 0x80 == 0 ? common : self.colors(2 << Int(flags & 7))
    let start = position
    guard !isAtEnd else { return nil }
    // The size of the first code is a byte of its own.
    position += 1
    skipBlocks()
    return GIFFrame(
      left: left, top: top, width: width, height: height, isInterlaced: flags & 0x40 != 0,
      colors: colors, disposal: control.disposal, transparent: control.transparent,
      delay: control.delay, start: start)
  }

  /// Reads an extension: only the control of the next frame and the number of repetitions matter.
  mutating func readExtension(_ control: inout GIFFrame.Control, _ loopCount: inout Int?) {
    let label = byte()
    let start = position
    switch label {
    case 0xF9 where byte() == 4:
      let flags = byte()
      control.disposal =
        switch flags >> 2 & 7 {
        case 2: .isCleared
        // 4 is a common mistake for 3.
        case 3, 4: .isTakenBack
        default: .remains
        }
      control.delay = word()
      let transparent = byte()
      control.transparent = flags & 1 == 0 ? nil : transparent
    case 0xFF where byte() == 11:
      let name = bytes[min(position, bytes.count)..<min(position + 11, bytes.count)]
      position += 11
      let isLoop = name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8)
      if isLoop, byte() >= 3, byte() & 7 == 1 { loopCount = word() }
    default: break
    }
    position = start
    skipBlocks()
  }

  private mutating func skipBlocks() {
    while true {
      let size = byte()
      if size == 0 { return }
      position += Int(size)
    }
  }

  /// Returns the bytes of the blocks from the position on, without their sizes.
  mutating func blocks() -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let size = Int(byte())
      if size == 0 { return data }
      data += bytes[min(position, bytes.count)..<min(position + size, bytes.count)]
      position += size
    }
  }
}
