import PantographPlainText

/// The reason why a picture could not be drawn, read or written.
public enum RenderingError: Error, Hashable, Sendable {
  /// The picture's size in pixels is zero, or too large to be drawn.
  case impossibleSize(width: Double, height: Double)
  /// The drawing library failed; the text is its own message.
  case drawingFailed(String)
  /// A program that the format needs is not installed.
  case programMissing(format: String, program: String)
  /// The picture has more pixels than `limit` permits.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  case notPNG(String)
  case notJPEG(String)
  /// `systemError` is the system's error number (`errno`).
  case cannotWrite(path: String, systemError: Int32)
  case cannotRead(path: String, systemError: Int32)
  /// The file's name has no extension of a supported picture format.
  case unknownFormat(path: String)
}

extension RenderingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .impossibleSize(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be drawn: "
        + "each side must be between 1 and \(PixelImage.maximumSide)"
    case .drawingFailed(let reason):
      "drawing failed: \(reason)"
    case .programMissing(let format, let program):
      ".\(format) needs the program \(program), which is not installed; .webp and .png do not"
    case .tooManyPixels(let width, let height, let limit):
      "the picture has \(width) × \(height) pixels, and at most \(limit) pixels are read; "
        + "PANTOGRAPH_PICTURE_PIXELS=COUNT raises the limit"
    case .notPNG(let reason):
      "this is no PNG picture: \(reason)"
    case .notJPEG(let reason):
      "this is no JPEG picture: \(reason)"
    case .cannotWrite(let path, let code):
      "cannot write \(path): \(SystemErrorText.of(code))"
    case .cannotRead(let path, let code):
      "cannot read \(path): \(SystemErrorText.of(code))"
    case .unknownFormat(let path):
      "cannot tell the format of \(path): its name must end in .png or .svg"
    }
  }
}
