import PantographPlotting

extension PixelImage {
  /// Draws a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - scale: The number of pixels for one unit of the drawing; 2 suits high-resolution screens.
  ///   - fontFamily: The font of the text. If it is missing, the nearest one is used.
  public init(
    _ drawing: Drawing, scale: Double = 2, fontFamily: String = "DejaVu Sans"
  ) throws(RenderingError) {
    let surface = try CairoSurface(
      width: (drawing.width * scale).rounded(.up), height: (drawing.height * scale).rounded(.up))
    let painter = DrawingPainter(
      context: try CairoContext(surface), texts: DrawingTexts(fontFamily: fontFamily))
    painter.context.scale(scale)
    painter.paint(drawing)
    try painter.context.check()
    self = try surface.image()
  }
}
