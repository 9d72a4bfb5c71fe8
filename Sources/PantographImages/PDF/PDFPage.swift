import CoreGraphics
import Foundation

/// A page of a PDF document.
package struct PDFPage {
  let file: PDFFile
  let resources: [String: PDFObject]
  let contents: PDFObject
  /// The visible part of the page, in the page's own coordinates, whose y axis points up.
  package let box: CGRect
  package let mediaBox: CGRect
  /// The clockwise rotation in degrees: 0, 90, 180 or 270.
  package let rotation: Int

  /// The largest depth of the tree of pages.
  private static let mostDepth = 32
  /// The longest side of a page in points, as the format limits it.
  private static let longestSide: CGFloat = 14_400

  /// Returns the number of pages, as the document states it.
  package static func count(of file: PDFFile) -> Int {
    let root = file.dictionary(file.trailer["Root"])
    let pages = file.dictionary(root?["Pages"])
    return min(max(file.resolve(pages?["Count"]).integer ?? 1, 0), 1 << 20)
  }

  /// Finds a page by its number, which begins with 1.
  package init(_ number: Int, of file: PDFFile) throws(ImageError) {
    let root = file.dictionary(file.trailer["Root"])
    var left = number
    var visited = 0
    guard
      let pairs = Self.find(root?["Pages"], in: file, [:], &left, &visited, depth: 0)
    else { throw .notPDF("it has no page \(number)") }
    self.file = file
    resources = file.dictionary(pairs["Resources"]) ?? [:]
    contents = pairs["Contents"] ?? .null
    let media = Self.rectangle(file.numbers(pairs["MediaBox"]))
    mediaBox = media ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let cut = Self.rectangle(file.numbers(pairs["CropBox"]))?.intersection(mediaBox)
    box = cut.flatMap { $0.isEmpty ? nil : $0 } ?? mediaBox
    let turns = (file.resolve(pairs["Rotate"]).integer ?? 0) / 90 % 4
    rotation = (turns + 4) % 4 * 90
    guard box.width <= Self.longestSide, box.height <= Self.longestSide else {
      throw .tooMuchWork("a side of its page is longer than \(Int(Self.longestSide)) points")
    }
  }

  private static func rectangle(_ numbers: [Double]?) -> CGRect? {
    guard let numbers, numbers.count >= 4 else { return nil }
    let rect = CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    return rect.width > 0 && rect.height > 0 && rect.maxX < 1e6 && rect.maxY < 1e6
      && rect.minX > -1e6 && rect.minY > -1e6 ? rect : nil
  }

  /// Returns the page's dictionary with the values that it inherits.
  private static func find(
    _ node: PDFObject?, in file: PDFFile, _ inherited: [String: PDFObject], _ left: inout Int,
    _ visited: inout Int, depth: Int
  ) -> [String: PDFObject]? {
    visited += 1
    guard depth < mostDepth, visited < 1 << 16, var pairs = file.dictionary(node) else {
      return nil
    }
    for key in ["Resources", "MediaBox", "CropBox", "Rotate"] where pairs[key] == nil {
      pairs[key] = inherited[key]
    }
    guard let kids = file.array(pairs["Kids"]) else {
      left -= 1
      return left == 0 ? pairs : nil
    }
    for kid in kids {
      if let found = find(kid, in: file, pairs, &left, &visited, depth: depth + 1) {
        return found
      }
    }
    return nil
  }

  /// The size in points, in the page's rotation.
  package var size: CGSize {
    rotation % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
  }

  /// The transform from the page's coordinates to a rectangle at the origin whose y axis points
  /// down.
  var upright: CGAffineTransform {
    switch rotation {
    case 90: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -box.minY, ty: -box.minX)
    case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: -box.minY)
    case 270: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: box.maxY, ty: box.maxX)
    default: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    }
  }

  /// Draws the page.
  ///
  /// - Parameter read: The reader of JPEG files.
  package func drawing(reading read: (([UInt8]) -> CGImage?)?) throws(ImageError) -> Drawing {
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    context.clip(to: context.bounds)
    context.concatenate(upright)
    try draw(in: context, reading: read)
    return context.drawing ?? Drawing(bounds: context.bounds, steps: [])
  }

  /// Draws the page in the page's own coordinates.
  package func draw(
    in context: CGContext, reading read: (([UInt8]) -> CGImage?)?
  ) throws(ImageError) {
    var data: [UInt8] = []
    let parts = file.array(contents) ?? [contents]
    for part in parts.prefix(4096) {
      guard let stream = file.stream(part) else { continue }
      data += file.unpack(stream).data + [10]
    }
    let work = PDFWork(file: file, readJPEG: read)
    let painter = PDFPainter(context, resources: resources, work: work)
    try painter.run(data)
  }
}
