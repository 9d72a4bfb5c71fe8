import Foundation

/// The limit on the size of pictures that are read from files.
package enum PicturePixels {
  /// The number of pixels that no variable has to permit, those of 8192 × 8192.
  package static let usual = 1 << 26
  /// The longest side of a picture in pixels, the longest that cairo draws.
  package static let longestSide = 32_767

  /// The largest number of pixels: the number in the environment variable
  /// `PANTOGRAPH_PICTURE_PIXELS`, or else `usual`.
  package static var limit: Int {
    guard let text = getenv("PANTOGRAPH_PICTURE_PIXELS"), let count = Int(String(cString: text)),
      count > 0
    else { return usual }
    return count
  }
}
