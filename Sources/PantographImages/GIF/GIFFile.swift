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
