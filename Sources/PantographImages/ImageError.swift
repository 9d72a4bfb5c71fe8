import CoreGraphics

/// The reason why a picture file was not read.
package enum ImageError: Error, Hashable, Sendable {
  /// The file is not of the format, or is damaged.
  case notGIF(String)
  case notPDF(String)
  case notSVG(String)
  /// The document can only be opened with a password.
  case encrypted
  /// The picture has more pixels than are read.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The picture would take more work than any real one does.
  case tooMuchWork(String)
}

extension ImageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notGIF(let reason): "this is no GIF picture: \(reason)"
    case .notPDF(let reason): "this is no PDF document: \(reason)"
    case .notSVG(let reason): "this is no SVG picture: \(reason)"
    case .encrypted: "the PDF document is encrypted, and encrypted documents are not read"
    case .tooManyPixels(let width, let height, let limit):
      "the picture has \(width) × \(height) pixels, and at most \(limit) pixels are read; "
        + "PANTOGRAPH_PICTURE_PIXELS=COUNT raises the limit"
    case .tooMuchWork(let reason): "the picture is too large: \(reason)"
    }
  }

  /// Whether the file could be shown elsewhere, so that the program's user should know the reason.
  package var isWorthWarning: Bool {
    switch self {
    case .notGIF, .notPDF, .notSVG: false
    case .encrypted, .tooManyPixels, .tooMuchWork: true
    }
  }

  /// Throws if a picture of this size is not read.
  ///
  /// - Parameters:
  ///   - width: The number of pixel columns.
  ///   - height: The number of pixel rows.
  static func check(width: Int, height: Int) throws(ImageError) {
    let limit = PicturePixels.limit
    let sides = 0...PicturePixels.longestSide
    guard sides.contains(width), sides.contains(height), width * height <= limit else {
      throw .tooManyPixels(width: width, height: height, limit: limit)
    }
  }
}
