import CPantographCairo

extension PixelImage {
  /// Returns the picture as a PNG file's bytes.
  public func pngBytes() throws(RenderingError) -> [UInt8] {
    let surface = try CairoSurface(self)
    return try surface.pngBytes()
  }

  /// Decodes a PNG file's bytes. Pictures with more than 67,108,864 pixels are not read, unless the
  /// environment variable `PANTOGRAPH_PICTURE_PIXELS` permits more.
  public init(png bytes: [UInt8]) throws(RenderingError) {
    if let facts = PNGFacts(bytes) {
      try PictureLimit.check(width: facts.width, height: facts.height)
      if facts.hasSurplus { throw .notPNG("its data unpack to more bytes than its pixels have") }
    }
    self = try CairoSurface(png: bytes).image()
  }

  /// Writes the picture to a PNG file, and replaces an existing one.
  public func writePNG(to path: String) throws(RenderingError) {
    try FileBytes(path: path).write(pngBytes())
  }

  public init(pngAt path: String) throws(RenderingError) {
    try self.init(png: FileBytes(path: path).read())
  }
}
