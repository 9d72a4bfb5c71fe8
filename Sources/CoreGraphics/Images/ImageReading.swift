import Foundation

/// The reader of picture files. The program chooses it, because this module knows no format.
package enum ImageReading {
  package typealias Reader = @Sendable ([UInt8]) -> CGImage?

  // Chosen before anything is read. Any thread may read pictures, as on iOS.
  nonisolated(unsafe) package private(set) static var read: Reader?

  /// Sets the reader for the rest of the program.
  @MainActor package static func choose(_ read: Reader?) { self.read = read }
}

/// The writers of PNG and JPEG files. The program chooses them, because this module makes no
/// pixels.
@MainActor
package enum ImageWriting {
  package private(set) static var write: ((CGImage) -> [UInt8]?)?

  /// Sets the PNG writer for the rest of the program.
  package static func choose(_ write: ((CGImage) -> [UInt8]?)?) { self.write = write }

  /// The function that makes a picture's pixels, as `CGImage` has them. Any thread may call it.
  nonisolated(unsafe) package private(set) static var pixels: (@Sendable (CGImage) -> [UInt32]?)?

  /// Sets the function that makes pixels for the rest of the program.
  package static func choosePixels(_ make: (@Sendable (CGImage) -> [UInt32]?)?) { pixels = make }

  /// The writer of JPEG files. It takes a quality from 0 to 1.
  package private(set) static var writeJPEG: ((CGImage, Double) -> [UInt8]?)?

  /// Sets the JPEG writer for the rest of the program.
  package static func chooseJPEG(_ write: ((CGImage, Double) -> [UInt8]?)?) { writeJPEG = write }
}

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
