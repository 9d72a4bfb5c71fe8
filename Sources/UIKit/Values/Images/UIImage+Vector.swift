import CoreGraphics
import Foundation
import PantographImages

extension UIImage {
  /// Reads the drawing of an image set: the first page of a PDF, or an SVG. Nil for another file.
  ///
  /// An image view enlarges the pixels of the finest screen, unless the image set preserves the drawing.
  /// An SVG is always drawn at the size at which it is shown.
  @MainActor
  convenience init?(drawingIn file: PictureFile) {
    guard let data = FileManager.default.contents(atPath: file.url.path) else { return nil }
    let bytes = [UInt8](data)
    let isPDF = file.url.pathExtension.lowercased() == "pdf"
    let drawing: Drawing
    do throws(ImageError) {
      drawing =
        isPDF
        ? try PDFPage(1, of: PDFFile(bytes)).drawing(reading: ImageReading.read)
        : try SVGPicture(bytes, reading: ImageReading.read).drawing
    } catch {
      if error.isWorthWarning {
        Misuse.warn("\(file.url.lastPathComponent) was not read: \(error)")
      }
      return nil
    }
    // The largest number of pixels per point of any screen; fewer for a drawing of that many pixels.
    let most = CGFloat(PicturePixels.limit)
    // 3 × 3 pixels a point.
    let isLarge = drawing.bounds.width * drawing.bounds.height * 9 > most
    // 3 pixels a point, unless the drawing is that large.
    let scale: CGFloat = isLarge ? 1 : 3
    let (width, height) = (drawing.bounds.width * scale, drawing.bounds.height * scale)
    let sides = 1...CGFloat(CGImage.maximumSide)
    guard sides.contains(width.rounded()), sides.contains(height.rounded()) else { return nil }
    self.init(
      cgImage: CGImage(
        width: Int(width.rounded()), height: Int(height.rounded()), drawing: drawing,
        sharpness: file.isDrawnAtEverySize || !isPDF ? .atEverySize : .atOwnSize),
      scale: scale)
    fileName = file.url.deletingPathExtension().lastPathComponent
  }
}
