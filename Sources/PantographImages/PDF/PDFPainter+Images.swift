import CoreGraphics
import Foundation

/// Pictures within a page.
extension PDFPainter {
  /// Draws a picture into the square of one unit.
  func paintImage(_ stream: PDFStream) throws(ImageError) {
    guard var pixels = PDFImage(stream, in: self) else { return }
    try paint { context throws(ImageError) in
      if self.pass == .brightness { pixels.becomeMask() }
      let image = CGImage(
        width: pixels.width, height: pixels.height, pixels: pixels.premultiplied)
      context.saveGState()
      self.prepare(context, alpha: self.state.fill.alpha)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
    }
  }

  /// Draws a picture that stands between the operators.
  func paintInlineImage(_ lexer: inout PDFLexer) throws(ImageError) {
    var pairs: [String: PDFObject] = [:]
    while let key = lexer.object() {
      if case .word = key { break }
      guard let name = key.name, let value = lexer.object() else { break }
      pairs[Self.wholeNames[name] ?? name] = value
    }
    // One space follows ID.
    lexer.position = min(lexer.position + 1, lexer.bytes.count)
    let start = lexer.position
    var end = start
    while let mark = PDFFile.find("EI", in: lexer.bytes, from: end, to: lexer.bytes.count) {
      end = mark + 2
      let isAlone =
        mark > start && PDFLexer.isSpace(lexer.bytes[mark - 1])
        && (end == lexer.bytes.count || PDFLexer.isSpace(lexer.bytes[end]))
      guard isAlone else { continue }
      lexer.position = end
      let data = Array(lexer.bytes[start..<mark])
      return try paintImage(PDFStream(dictionary: pairs, data: data))
    }
    lexer.position = lexer.bytes.count
  }

  private static let wholeNames = [
    "W": "Width", "H": "Height", "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode",
    "F": "Filter", "DP": "DecodeParms", "IM": "ImageMask", "I": "Interpolate",
  ]
}
