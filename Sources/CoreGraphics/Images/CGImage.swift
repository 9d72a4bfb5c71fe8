import Foundation

/// A picture as pixels, which never change.
public final class CGImage: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row from the top left: alpha in the highest byte, then red, green and blue, each
  /// already multiplied by alpha.
  package let pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    precondition(pixels.count == width * height, "an image has a value for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The part inside the rectangle, in pixels; nil where there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let columns = Int(part.minX)..<Int(part.maxX)
    let rows = Int(part.minY)..<Int(part.maxY)
    return CGImage(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap {
        pixels[$0 * width + columns.lowerBound..<$0 * width + columns.upperBound]
      })
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
