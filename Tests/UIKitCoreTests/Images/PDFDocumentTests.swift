import Expectations
import Foundation
import Testing

@testable import UIKit

/// PDF documents that an application draws itself.
@MainActor
struct PDFDocumentTests {
  private func opened(_ page: String) -> CGPDFDocument? {
    let text = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Kids [3 0 R 5 0 R] /Count 2 >> endobj
      3 0 obj << /Type /Page /Contents 4 0 R /MediaBox [0 0 40 20] \(page) >> endobj
      4 0 obj << /Length 24 >> stream
      1 0 0 rg 5 5 10 10 re f q
      endstream endobj
      5 0 obj << /Type /Page /MediaBox [0 0 9 9] >> endobj
      """
    return CGDataProvider(data: Data(text.utf8) as CFData).flatMap(CGPDFDocument.init)
  }

  @Test func `a document has pages with boxes and a rotation`() throws {
    let document = try #require(opened("/CropBox [10 5 30 15] /Rotate 90"))
    expect(document.numberOfPages == 2 && !document.isEncrypted && document.isUnlocked)
    let page = try #require(document.page(at: 1))
    expect(page.pageNumber == 1 && page.rotationAngle == 90 && page.document === document)
    expect(page.getBoxRect(.mediaBox), equals: CGRect(x: 0, y: 0, width: 40, height: 20))
    expect(page.getBoxRect(.cropBox), equals: CGRect(x: 10, y: 5, width: 20, height: 10))
    expect(document.page(at: 3) == nil && document.page(at: 0) == nil)
    let other = CGDataProvider(data: Data([1]) as CFData)
    expectNil(other.flatMap(CGPDFDocument.init))
    expectNil(CGPDFDocument(URL(fileURLWithPath: "/nowhere.pdf") as CFURL))
  }

  @Test func `a page fits into a rectangle, and is not enlarged`() throws {
    let page = try #require(opened("")?.page(at: 1))
    let large = CGRect(x: 0, y: 0, width: 100, height: 100)
    let same = page.getDrawingTransform(
      .mediaBox, rect: large, rotate: 0, preserveAspectRatio: true)
    expect(
      CGRect(x: 0, y: 0, width: 40, height: 20).applying(same),
      equals: CGRect(x: 30, y: 40, width: 40, height: 20))
    let small = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 20, height: 20), rotate: 0,
      preserveAspectRatio: true)
    expect(small.a == 0.5 && small.ty == 5)
  }

  @Test func `a page is drawn in its own coordinates`() throws {
    let page = try #require(opened("")?.page(at: 1))
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
    context.translateBy(x: 0, y: 20)
    context.scaleBy(x: 1, y: -1)
    let before = context.ctm
    context.drawPDFPage(page)
    expect(context.ctm, equals: before)
    let fills = context.drawing?.steps.compactMap { step -> CGRect? in
      guard case .fill(let path, _, _, _) = step else { return nil }
      return CGPath(steps: path).boundingBox
    }
    expect(fills, equals: [CGRect(x: 5, y: 5, width: 10, height: 10)])
  }
}
