import PantographPlotting

extension PixelImage {
  /// Draws a drawing.
  ///
  /// - Parameters:
  ///   - drawing: What is drawn.
  ///   - scale: How many pixels one of the drawing's units takes; 2 suits sharp screens.
  ///   - fontFamily: The nearest font there is stands in where it is missing.
  public init(
    _ drawing: Drawing, scale: Double = 2, fontFamily: String = "DejaVu Sans"
  ) throws(RenderingError) {
    let surface = try CairoSurface(
      width: (drawing.width * scale).rounded(.up), height: (drawing.height * scale).rounded(.up))
    let painter = DrawingPainter(context: try CairoContext(surface), fontFamily: fontFamily)
    painter.context.scale(scale)
    painter.paint(drawing)
    try painter.context.check()
    self = try surface.image()
  }
}
