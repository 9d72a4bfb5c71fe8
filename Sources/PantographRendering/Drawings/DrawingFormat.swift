import PantographPlotting

/// A kind of file that drawings are written as.
public enum DrawingFormat: String, CaseIterable, Sendable {
  case png, svg

  /// The format that a file's name ends in, in capitals or not; nil for any other.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - drawing: What is drawn.
  ///   - scale: Pixels for each of the drawing's units; of no meaning to SVG.
  public func bytes(of drawing: Drawing, scale: Double = 2) throws(RenderingError) -> [UInt8] {
    switch self {
    case .png: try PixelImage(drawing, scale: scale).pngBytes()
    case .svg: Array(SVGWriter().text(of: drawing).utf8)
    }
  }
}

extension Drawing {
  /// Writes a file in the format that its name ends in: `.png` or `.svg`.
  public func write(to path: String, scale: Double = 2) throws(RenderingError) {
    guard let format = DrawingFormat(path: path) else { throw .unknownFormat(path: path) }
    try FileBytes(path: path).write(format.bytes(of: self, scale: scale))
  }
}
