import CoreGraphics

/// The limit on the size of pictures that are read.
enum PictureLimit {
  /// Throws if a picture of this size is not read.
  static func check(width: Int, height: Int) throws(RenderingError) {
    guard max(width, height) <= PixelImage.maximumSide else {
      throw .impossibleSize(width: Double(width), height: Double(height))
    }
    let limit = PicturePixels.limit
    guard width * height <= limit else {
      throw .tooManyPixels(width: width, height: height, limit: limit)
    }
  }
}
