import CoreGraphics

/// The frames of a GIF (87a and 89a), found without unpacking their pixels.
package struct GIFFile: Sendable {
  /// The size of the canvas on which the frames are drawn, in pixels.
  package let width: Int
  package let height: Int
  /// The number of repetitions; 0 for an endless animation, nil if the file does not state any.
  package private(set) var loopCount: Int?
  /// Whether the frames without colors of their own have common ones.
  package let hasGlobalColors: Bool
  package private(set) var frames: [GIFFrame] = []
  let bytes: [UInt8]

  /// The largest number of frames. More are ignored.
  package static let mostFrames = 10_000
  /// The largest number of pixels for each byte of the file. The longest string that a code stands
  /// for has 4096 pixels, so that no file needs a larger number.
  static let mostPixelsForByte = 4096

  /// Whether the bytes begin like a GIF.
  package static func isGIF(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
  }

  /// Finds the frames. A file that is cut off or damaged has the frames before the fault.
  package init(_ bytes: [UInt8]) throws(ImageError) {
    guard Self.isGIF(bytes) else { throw .notGIF("it begins otherwise") }
    guard bytes.count >= 13 else { throw .notGIF("it has no size") }
    self.bytes = bytes
    var reader = GIFReader(bytes: bytes, position: 6)
    let size = (reader.word(), reader.word())
    let flags = reader.byte()
    // The background color is ignored, as browsers and iOS do; the ratio of the pixels, too.
    _ = (reader.byte(), reader.byte())
    let common = flags & 0x80 == 0 ? [] : reader.colors(2 << Int(flags & 7))
    hasGlobalColors = !common.isEmpty
    var control = GIFFrame.Control()
    var frames: [GIFFrame] = []
    reading: while frames.count < Self.mostFrames {
      switch reader.byte() {
      case 0x2C:
        guard let frame = reader.frame(control, common) else { break reading }
        frames.append(frame)
        control = GIFFrame.Control()
      case 0x21: reader.readExtension(&control, &loopCount)
      // Some writers put zeros between blocks.
      case 0 where !reader.isAtEnd: continue
      default: break reading
      }
    }
    guard let first = frames.first else { throw .notGIF("it has no frame") }
    // A canvas without a size is as large as the first frame.
    width = size.0 > 0 ? size.0 : first.left + first.width
    height = size.1 > 0 ? size.1 : first.top + first.height
    self.frames = frames
    try ImageError.check(width: width, height: height)
    guard width > 0, height > 0 else { throw .notGIF("it has no pixels") }
    guard width * height / Self.mostPixelsForByte <= bytes.count else {
      throw .notGIF("\(width) × \(height) pixels are more than \(bytes.count) bytes can have")
    }
  }
}

/// One frame of a GIF.
package struct GIFFrame: Sendable {
  /// The values that stand in front of a frame.
  struct Control: Sendable {
    var disposal = Disposal.remains
    var delay = 0
    var transparent: UInt8?
  }

  /// The change of the canvas after a frame was shown.
  enum Disposal: Sendable {
    case remains, isCleared, isTakenBack
  }

  let left: Int
  let top: Int
  package let width: Int
  package let height: Int
  let isInterlaced: Bool
  /// The colors of the frame, opaque.
  let colors: [UInt32]
  let disposal: Disposal
  let transparent: UInt8?
  /// The time for which the frame is shown, in hundredths of a second.
  package let delay: Int
  /// The position of the compressed pixels in the file.
  let start: Int
}

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
