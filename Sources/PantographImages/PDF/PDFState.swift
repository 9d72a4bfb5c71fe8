import CoreGraphics

/// The color of fills or of lines.
struct PDFInk {
  var space = PDFColorSpace.gray
  var parts: [Double] = [0]
  /// The pattern that replaces the color.
  var pattern: PDFObject?
  var alpha = 1.0

  mutating func set(_ space: PDFColorSpace, _ parts: [Double]? = nil) {
    self.space = space
    self.parts = parts ?? space.first
    pattern = nil
  }
}

/// The part of the graphics state that a `CGContext` does not save.
struct PDFState {
  var fill = PDFInk()
  var stroke = PDFInk()
  var line = DrawingLine()
  var blendMode = CGBlendMode.normal
  /// The drawing whose opacity limits everything that is painted.
  var mask: (drawing: Drawing, operators: Int)?
}
