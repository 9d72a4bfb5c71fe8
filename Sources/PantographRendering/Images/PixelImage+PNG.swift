import CPantographCairo

extension PixelImage {
  /// The picture as a PNG file's bytes.
  public func pngBytes() throws(RenderingError) -> [UInt8] {
    let surface = try CairoSurface(self)
    return try surface.pngBytes()
  }

  /// Reads a PNG file's bytes.
  public init(png bytes: [UInt8]) throws(RenderingError) {
    self = try CairoSurface(png: bytes).image()
  }

  /// Writes the picture into a PNG file, in place of an older one.
  public func writePNG(to path: String) throws(RenderingError) {
    try FileBytes(path: path).write(pngBytes())
  }

  public init(pngAt path: String) throws(RenderingError) {
    try self.init(png: FileBytes(path: path).read())
  }
}
