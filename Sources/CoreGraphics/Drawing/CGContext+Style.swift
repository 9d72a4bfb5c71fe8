import Foundation

/// The colors and the line style of a context.
extension CGContext {
  /// Sets the color of later fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the color of later lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the color of later fills. Ignored if a component is not finite.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if let color = Self.color(red, green, blue, alpha) { state.fill = color }
  }

  /// Sets the color of later lines. Ignored if a component is not finite.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if let color = Self.color(red, green, blue, alpha) { state.stroke = color }
  }

  /// Sets the color of later fills. Ignored if a component is not finite.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the color of later lines. Ignored if a component is not finite.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the space of the components of later fill patterns, and black as the color of fills.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fill) = (space, .black)
  }

  /// Sets the space of the components of later stroke patterns, and black as the color of lines.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.stroke) = (space, .black)
  }

  private static func color(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> CGColor? {
    guard red.isFinite, green.isFinite, blue.isFinite, alpha.isFinite else { return nil }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  package var fillColor: CGColor { state.fill }
  package var strokeColor: CGColor { state.stroke }

  /// Sets the width of later lines, in points before the transform (`ctm`).
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = width.isFinite ? min(max(width, 0), 1e5) : 0
  }

  /// Sets the shape of the ends of later lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets the shape of the corners of later lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets the length, in line widths, above which a sharp corner is cut off.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = limit.isFinite ? max(limit, 1) : 10
  }

  /// Sets the alternating lengths of dashes and gaps. Lengths that are negative, not finite or all
  /// 0 give a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    state.line.dash = isUsable ? lengths : []
    state.line.phase = phase.isFinite ? phase : 0
  }

  package var line: DrawingLine {
    get { state.line }
    set { state.line = newValue }
  }

  package var paint: DrawingPaint {
    get { state.paint }
    set { state.paint = newValue }
  }

  public var textPosition: CGPoint {
    get { state.textPosition }
    set {
      state.textPosition = inert(
        "attributed strings are drawn at points of their own", is: newValue)
    }
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) { inert("edges are always smooth") }
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { inert("edges are always smooth") }
  public func setFlatness(_ flatness: CGFloat) { inert("curves are as smooth as pixels allow") }
  public func flush() { inert("drawing is recorded at once") }
  public func synchronize() { inert("drawing is recorded at once") }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = inert("pictures are always drawn smoothly", is: newValue) }
  }
}
