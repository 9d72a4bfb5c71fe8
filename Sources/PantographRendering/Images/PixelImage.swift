/// A picture as pixels.
public struct PixelImage: Hashable, Sendable {
  /// The count of columns.
  public let width: Int
  /// The count of rows.
  public let height: Int
  /// Row by row from the top left: alpha in the highest byte, then red, green and blue, each
  /// already multiplied by alpha.
  public var pixels: [UInt32]

  /// No side of a picture has more pixels than this.
  public static let maximumSide = 32_767

  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(pixels.count == width * height, "a picture has a value for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  /// The pixel in a column and a row, from the top left.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
