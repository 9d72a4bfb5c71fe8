import PantographPlotting

/// A file format for drawings.
public enum DrawingFormat: String, CaseIterable, Sendable {
  case png, svg

  /// Creates the format with the extension of a file's name, in upper or lower case; nil for other
  /// extensions.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// Returns a file's bytes.
  ///
  /// - Parameters:
  ///   - drawing: The drawing to be written.
  ///   - scale: The number of pixels for one unit of the drawing; ignored for SVG.
  public func bytes(of drawing: Drawing, scale: Double = 2) throws(RenderingError) -> [UInt8] {
    switch self {
    case .png: try PixelImage(drawing, scale: scale).pngBytes()
    case .svg: Array(SVGWriter().text(of: drawing).utf8)
    }
  }
}

extension Drawing {
  /// Writes a file in the format of its extension, `.png` or `.svg`.
  public func write(to path: String, scale: Double = 2) throws(RenderingError) {
    guard let format = DrawingFormat(path: path) else { throw .unknownFormat(path: path) }
    try FileBytes(path: path).write(format.bytes(of: self, scale: scale))
  }
}
