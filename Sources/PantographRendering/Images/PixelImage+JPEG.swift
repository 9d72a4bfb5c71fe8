import CPantographJPEG

extension PixelImage {
  /// The largest number of pixels for each byte of the file. Even a square of one color takes more
  /// bytes than this allows.
  private static let mostPixelsForByte = 4096
  /// The largest number of pixels that all scans of a progressive JPEG may process together.
  private static let mostWork = 1 << 30

  /// Decodes a JPEG file's bytes. If the file is cut off, the missing part is gray.
  public init(jpeg bytes: [UInt8]) throws(RenderingError) {
    var (width, height): (UInt32, UInt32) = (0, 0)
    guard pantograph_jpeg_read(bytes, bytes.count, &width, &height, nil, 1) == 1 else {
      throw .notJPEG("it has no size")
    }
    let count = Int(width) * Int(height)
    try PictureLimit.check(width: Int(width), height: Int(height))
    guard count > 0, count / Self.mostPixelsForByte <= bytes.count else {
      throw .notJPEG("\(width) × \(height) pixels are more than \(bytes.count) bytes can have")
    }
    var isWhole = false
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.initialize(repeating: 0)
      let scans = Int32(min(max(Self.mostWork / count, 10), 500))
      isWhole =
        pantograph_jpeg_read(bytes, bytes.count, &width, &height, buffer.baseAddress, scans) == 1
      filled = count
    }
    guard isWhole else { throw .notJPEG("its pixels cannot be read") }
    self.init(width: Int(width), height: Int(height), pixels: pixels)
  }

  /// Returns whether the bytes begin like a JPEG file.
  static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }
}
