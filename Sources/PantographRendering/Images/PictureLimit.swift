import Glibc

/// The limit on the size of pictures that are read.
enum PictureLimit {
  /// The number of pixels that no variable has to permit, those of 8192 × 8192.
  static let usual = 1 << 26

  /// The largest number of pixels: the number in the environment variable
  /// `PANTOGRAPH_PICTURE_PIXELS`, or else `usual`.
  static var pixels: Int {
    guard let text = getenv("PANTOGRAPH_PICTURE_PIXELS"), let count = Int(String(cString: text)),
      count > 0
    else { return usual }
    return count
  }

  /// Throws if a picture of this size is not read.
  static func check(width: Int, height: Int) throws(RenderingError) {
    guard max(width, height) <= PixelImage.maximumSide else {
      throw .impossibleSize(width: Double(width), height: Double(height))
    }
    let limit = pixels
    guard width * height <= limit else {
      throw .tooManyPixels(width: width, height: height, limit: limit)
    }
  }
}
