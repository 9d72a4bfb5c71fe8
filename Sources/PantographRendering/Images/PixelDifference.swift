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
    for y in 0..<height {
      for x in 0..<width {
        let isInBoth =
          x < first.width && x < second.width && y < first.height && y < second.height
        let distance = isInBoth ? Self.distance(first[x, y], second[x, y]) : 255
        largest = max(largest, distance)
        if distance > tolerance {
          count += 1
          picture[x, y] = 0xFFE0_0020
        } else if isInBoth {
          picture[x, y] = Self.grayed(first[x, y])
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
