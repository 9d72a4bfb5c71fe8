/// A picture as an array of pixels.
public struct PixelImage: Hashable, Sendable {
  /// The number of pixel columns in the picture.
  public let width: Int
  /// The number of pixel rows in the picture.
  public let height: Int
  /// The pixels, row by row from the top left. The highest byte is alpha, followed by red, green
  /// and blue, each premultiplied by alpha.
  public var pixels: [UInt32]

  /// The largest number of pixels of a side.
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

  /// The pixel at a column and a row, counted from the top left.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
