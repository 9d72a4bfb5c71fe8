/// The difference of two pictures.
public struct PixelDifference: Hashable, Sendable {
  /// The number of pixels that differ by more than the tolerance.
  public let count: Int
  /// The largest difference of any channel, 0...255.
  public let largest: Int
  /// Whether both compared pictures have the same size.
  public let haveEqualSize: Bool
  /// The first picture in gray with the differences in red. If the sizes differ, it covers both
  /// pictures.
  public let picture: PixelImage

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - first: The first picture.
  ///   - second: The second picture.
  ///   - tolerance: The largest difference of a channel that still counts as equal. Text drawn by
  ///     another version of the font library differs by a few.
  public init(_ first: PixelImage, _ second: PixelImage, tolerance: Int = 0) {
    let width = max(first.width, second.width)
    let height = max(first.height, second.height)
    var picture = PixelImage(width: width, height: height, filledWith: 0xFFFF_FFFF)
    var count = 0
    var largest = 0
    // Whole rows of comparisons would cost as much as the drawing, so that equal pixels, and colors that were seen
    // before, are not computed again. Loops with conditions are fast also in code that is not optimized.
    var gray = (of: UInt32(0), is: Self.grayed(0))
    picture.pixels.withUnsafeMutableBufferPointer { pixels in
      first.pixels.withUnsafeBufferPointer { one in
        second.pixels.withUnsafeBufferPointer { other in
          var y = 0
          while y < height {
            var x = 0
            while x < width {
              let place = y * width + x
              guard x < first.width, x < second.width, y < first.height, y < second.height else {
                largest = 255
                if tolerance < 255 {
                  count += 1
                  pixels[place] = Self.red
                }
                x += 1
                continue
              }
              let pixel = one[y * first.width + x]
              let distance =
                pixel == other[y * second.width + x]
                ? 0 : Self.distance(pixel, other[y * second.width + x])
              if distance > largest { largest = distance }
              if distance > tolerance {
                count += 1
                pixels[place] = Self.red
              } else {
                if gray.of != pixel { gray = (pixel, Self.grayed(pixel)) }
                pixels[place] = gray.is
              }
              x += 1
            }
            y += 1
          }
        }
      }
    }
    self.count = count
    self.largest = largest
    self.picture = picture
    haveEqualSize = first.width == second.width && first.height == second.height
  }

  /// The fraction of all pixels that differ, 0...1.
  public var fraction: Double { Double(count) / Double(picture.pixels.count) }

  /// The color of a pixel that differs.
  private static let red: UInt32 = 0xFFE0_0020

  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)
      largest = max(largest, abs(difference))
    }
    return largest
  }

  /// Returns a pale gray, against which red stands out.
  private static func grayed(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel >> 16 & 0xFF) * 3 + (pixel >> 8 & 0xFF) * 6 + (pixel & 0xFF)
    let gray = 170 + sum / 10 / 3
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }
}
