import CoreGraphics
import Foundation
import PantographImages

/// A PDF document.
public final class CGPDFDocument: @unchecked Sendable {
  private let file: PDFFile

  /// Opens the document at a URL; nil for another file, and for one that is encrypted.
  public convenience init?(_ url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init([UInt8](data))
  }

  /// Opens the document that the provider has.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init([UInt8](data as Data))
  }

  private init?(_ bytes: [UInt8]) {
    guard let file = try? PDFFile(bytes) else { return nil }
    self.file = file
  }

  public var numberOfPages: Int { PDFPage.count(of: file) }
  /// Always false: encrypted documents are not opened.
  public var isEncrypted: Bool { false }
  /// Always true: encrypted documents are not opened.
  public var isUnlocked: Bool { true }

  /// Returns the page with this number; the first page is number 1.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard let page = try? PDFPage(pageNumber, of: file) else { return nil }
    return CGPDFPage(page, pageNumber, self)
  }
}

/// A page of a PDF document.
public final class CGPDFPage: @unchecked Sendable {
  let page: PDFPage
  public let pageNumber: Int
  public let document: CGPDFDocument?

  init(_ page: PDFPage, _ pageNumber: Int, _ document: CGPDFDocument) {
    (self.page, self.pageNumber, self.document) = (page, pageNumber, document)
  }

  /// The clockwise rotation with which the page is shown, in degrees.
  public var rotationAngle: Int32 { Int32(page.rotation) }

  /// Returns a box of the page. The boxes for printers are the crop box here.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    box == .mediaBox ? page.mediaBox : page.box
  }

  /// Returns the transform that fits a box into a rectangle, centered, turned as the page states.
  /// A page is never enlarged.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let own = getBoxRect(box)
    // From degrees to radians.
    let angle = CGFloat(Int(rotate) + page.rotation) * -.pi / 180
    let turned = own.applying(CGAffineTransform(rotationAngle: angle))
    guard turned.width > 0, turned.height > 0 else { return .identity }
    var across = min(rect.width / turned.width, 1)
    var down = min(rect.height / turned.height, 1)
    if preserveAspectRatio { (across, down) = (min(across, down), min(across, down)) }
    return CGAffineTransform(rotationAngle: angle)
      .concatenating(CGAffineTransform(translationX: -turned.midX, y: -turned.midY))
      .concatenating(CGAffineTransform(scaleX: across, y: down))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

extension CGContext {
  /// Draws a page in the page's own coordinates, whose y axis points up. A page that would take too
  /// long is drawn up to the limit.
  @preconcurrency @MainActor
  public func drawPDFPage(_ page: CGPDFPage) {
    saveGState()
    clip(to: page.page.box)
    do throws(ImageError) {
      try page.page.draw(in: self, reading: ImageReading.read)
    } catch {
      Misuse.warn("a page was not drawn as a whole: \(error)")
    }
    restoreGState()
  }
}
