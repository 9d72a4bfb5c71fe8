import CoreGraphics
import Foundation

/// An SVG picture as a drawing.
package struct SVGPicture {
  /// The drawing, of the size that the file states.
  package let drawing: Drawing

  /// The longest side of a picture.
  private static let longestSide = 32_767.0

  /// Whether the bytes can be an SVG: text whose first element is `svg`.
  package static func isSVG(_ bytes: [UInt8]) -> Bool {
    PDFFile.find("<svg", in: bytes, from: 0, to: min(bytes.count, 4096)) != nil
  }

  /// Reads and draws a picture.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - read: The reader of PNG and JPEG files within the picture.
  package init(_ bytes: [UInt8], reading read: (([UInt8]) -> CGImage?)?) throws(ImageError) {
    let root = try SVGReader.read(bytes)
    guard root.name == "svg" else { throw .notSVG("its element is \(root.name)") }
    var viewBox: CGRect?
    if let text = root["viewBox"] {
      var scanner = SVGScanner(text)
      let numbers = scanner.numbers()
      if numbers.count >= 4, numbers[2] > 0, numbers[3] > 0 {
        viewBox = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
    func side(_ name: String, _ whole: CGFloat?) -> Double? {
      guard let text = root[name] else { return whole.map { Double($0) } }
      var scanner = SVGScanner(text)
      return scanner.length(of: Double(whole ?? 100))
    }
    guard let width = side("width", viewBox?.width), let height = side("height", viewBox?.height),
      width > 0, height > 0
    else { throw .notSVG("it has no size") }
    guard width <= Self.longestSide, height <= Self.longestSide else {
      throw .tooMuchWork("a side is longer than \(Int(Self.longestSide)) points")
    }
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    context.clip(to: context.bounds)
    let painter = SVGPainter(context, root: root, read: read)
    try painter.drawRoot(root, viewBox: viewBox)
    drawing = context.drawing ?? Drawing(bounds: context.bounds, steps: [])
  }
}
