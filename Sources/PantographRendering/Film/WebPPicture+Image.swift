import CPantographWebP

extension WebPPicture {
  /// Creates a picture with the pixels of `image`. It must be freed with `WebPPictureFree`.
  init(of image: PixelImage) throws(RenderingError) {
    self.init()
    guard WebPPictureInit(&self) != 0 else { throw .otherLibWebP }
    use_argb = 1
    width = Int32(image.width)
    height = Int32(image.height)
    guard WebPPictureAlloc(&self) != 0 else { throw .drawingFailed("no memory for a frame") }
    let (lines, stride) = (argb!, Int(argb_stride))
    image.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<image.height {
        let line = lines + row * stride
        for x in 0..<image.width {
          line[x] = Self.unmultiplied(pixels[row * image.width + x])
        }
      }
    }
  }

  /// Returns the pixel without premultiplied alpha, as WebP stores colors.
  private static func unmultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 0, alpha != 255 else { return alpha == 0 ? 0 : pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}

extension WebPConfig {
  /// Creates the settings of an encoder.
  ///
  /// - Parameter quality: The quality, 0...100; nil is lossless, and takes more space and time.
  init(quality: Double?) throws(RenderingError) {
    self.init()
    guard WebPConfigInit(&self) != 0 else { throw .otherLibWebP }
    if let quality {
      self.quality = Float(min(max(quality, 0), 100))
    } else {
      lossless = 1
    }
    method = 2
  }
}

extension RenderingError {
  static let otherLibWebP = RenderingError.drawingFailed(
    "this machine's libwebp is of another version")
}
