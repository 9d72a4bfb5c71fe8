import CoreGraphics

/// The document of a page that is drawn, and the work done for the page so far.
final class PDFWork {
  let file: PDFFile
  let readJPEG: (([UInt8]) -> CGImage?)?
  private var operators = 0
  /// The number of tiles for which the current content is drawn; 1 outside of patterns.
  var copies = 1
  private var pixels = 0
  /// The depth of forms, patterns and masks within each other.
  var depth = 0

  /// The largest number of operators of a page, those of its forms at each use included. Large maps
  /// have some hundred thousand.
  static let mostOperators = 1 << 20
  /// The largest depth of forms within forms.
  static let mostDepth = 16

  init(file: PDFFile, readJPEG: (([UInt8]) -> CGImage?)?) {
    self.file = file
    self.readJPEG = readJPEG
  }

  /// Counts operators, each once for every tile that it draws.
  func count(_ more: Int = 1) throws(ImageError) {
    let (product, overflows) = copies.multipliedReportingOverflow(by: more)
    operators += overflows ? Self.mostOperators : min(product, Self.mostOperators)
    if operators > Self.mostOperators {
      throw .tooMuchWork("its page has more than \(Self.mostOperators) operators")
    }
  }

  /// The number of operators that are as much work as a group: a group has pixels of its own.
  static let operatorsOfGroup = 128

  /// The number of operators so far, each once for every tile.
  var counted: Int { operators }

  /// Whether so many more pixels may be made from pictures.
  func permits(pixels more: Int) -> Bool {
    pixels += more
    return pixels <= PicturePixels.limit
  }
}
