import Foundation

/// An immutable picture: pixels, or drawing steps that produce them.
public final class CGImage: Hashable, PictureContent, @unchecked Sendable {
  /// The picture's width in pixels.
  public let width: Int
  /// The picture's height in pixels.
  public let height: Int
  package let content: Content
  package let sharpness: Sharpness

  /// The sizes at which a drawing is drawn again, smoothly. At other sizes it becomes the picture's
  /// pixels once.
  package enum Sharpness {
    case atOwnSize, whenEnlarged, atEverySize
  }

  package enum Content {
    /// Pixels, row by row from the top left: alpha in the highest byte, then red, green and blue,
    /// each already multiplied by alpha.
    case pixels([UInt32])
    /// A drawing whose bounds fill the picture.
    case drawing(Drawing)
  }

  /// The largest side of a drawn picture, in pixels.
  package static let maximumSide = 16384

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    precondition(pixels.count == width * height, "an image has a value for each pixel")
    self.width = width
    self.height = height
    content = .pixels(pixels)
    sharpness = .atOwnSize
  }

  package init(width: Int, height: Int, drawing: Drawing, sharpness: Sharpness = .atOwnSize) {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    self.width = width
    self.height = height
    content = .drawing(drawing)
    self.sharpness = sharpness
  }

  /// The depth of pictures within pictures.
  package var depth: Int {
    if case .drawing(let drawing) = content { drawing.depth } else { 0 }
  }

  /// Returns the part inside the rectangle, which is in pixels; nil if the part is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let columns = Int(part.minX)..<Int(part.maxX)
    let rows = Int(part.minY)..<Int(part.maxY)
    let pixels: [UInt32]
    switch content {
    case .pixels(let own): pixels = own
    case .drawing:
      let context = CGContext(bounds: CGRect(origin: .zero, size: part.size))
      context.draw(content: self, in: whole.offsetBy(dx: -part.minX, dy: -part.minY))
      guard let drawing = context.drawing else { return nil }
      return CGImage(
        width: columns.count, height: rows.count, drawing: drawing, sharpness: sharpness)
    }
    return CGImage(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap {
        pixels[$0 * width + columns.lowerBound..<$0 * width + columns.upperBound]
      })
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
