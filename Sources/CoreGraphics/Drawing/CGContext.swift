import Foundation

/// A context that records drawing as steps. A program that asks for bytes gets pixels.
///
/// Invalid calls (numbers that are not finite, a restore without its save) are ignored.
open class CGContext {
  struct State {
    var map = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var line = DrawingLine()
    var paint = DrawingPaint()
    var textPosition = CGPoint.zero
    var quality = CGInterpolationQuality.default
    var fillSpace: CGColorSpace?
    var strokeSpace: CGColorSpace?
    /// The clips that limit drawing, those of saved states included.
    var clips: [DrawingStep] = []
  }

  /// The drawing area, in the coordinates of the whole drawing.
  package private(set) var bounds: CGRect
  var state = State()
  private(set) var saved: [State] = []
  var steps: [DrawingStep] = []
  /// The number of saved states whose clips `resetClip` has removed from the steps.
  var unclipped = 0
  private var paints = false
  /// The current path, in the coordinates of the whole drawing.
  private var building = CGMutablePath()
  /// The size in pixels of a context for a picture; nil for other contexts.
  let pixels: (width: Int, height: Int, row: Int, layout: BitmapMemory.Layout?)?
  /// The bytes of a picture that the program reads or writes itself.
  var memory: BitmapMemory?

  package init(bounds: CGRect) {
    self.bounds = bounds
    pixels = nil
  }

  /// Creates a context for a picture, with the origin at the lower left. `data` gets the pixels.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let sides = 1...CGImage.maximumSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let layout = BitmapMemory.Layout(bits: bitsPerComponent, space: space, info: bitmapInfo)
    pixels = (width, height, bytesPerRow, layout)
    if let data, let layout {
      // Rows that are shorter than their pixels are refused, as on iOS.
      memory = BitmapMemory(data, layout, width: width, height: height, row: bytesPerRow)
      let isShort = bytesPerRow != 0 && bytesPerRow < width * layout.width
      guard memory != nil, !isShort else { return nil }
    }
    state.map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// The width in pixels of a context for a picture, otherwise in whole points.
  public var width: Int { pixels?.width ?? Int(min(max(bounds.width.rounded(.up), 0), 1e6)) }
  public var height: Int { pixels?.height ?? Int(min(max(bounds.height.rounded(.up), 0), 1e6)) }

  /// The steps drawn so far; nil until something is painted.
  package var drawing: Drawing? { paints ? Drawing(bounds: bounds, steps: steps) : nil }

  /// Starts a new drawing with bounds of its own.
  package func reset(bounds: CGRect) {
    self.bounds = bounds
    state = State()
    saved.removeAll(keepingCapacity: true)
    unclipped = 0
    steps.removeAll(keepingCapacity: true)
    if !building.isEmpty { building = CGMutablePath() }
    paints = false
  }

  // MARK: State

  /// Saves colors, line style, transform and clip for the matching restore.
  public func saveGState() {
    saved.append(state)
    steps.append(.save)
  }

  /// Restores the state of the matching save, clip included. Does nothing without one.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    // A save without steps before its restore has no effect.
    if steps.last == .save { steps.removeLast() } else { steps.append(.restore) }
    addRemovedClips()
  }

  /// Begins a layer. Its steps are drawn one by one here, not composed into one picture first.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) { saveGState() }
  /// Restores the state from before the layer.
  public func endTransparencyLayer() { restoreGState() }

  /// The transform from the current coordinates to those of the whole drawing.
  public var ctm: CGAffineTransform { state.map }
  /// The same as `ctm`: a recorded drawing has no device yet.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.map }

  /// Applies the transform before those applied so far. Ignored if the result is not finite or too large.
  public func concatenate(_ transform: CGAffineTransform) {
    let map = transform.concatenating(state.map)
    guard map.isDrawable else { return }
    state.map = map
  }

  /// Moves the origin of later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) {
    guard angle.isFinite else { return }
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Sets the opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.paint.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
  }

  /// Sets the formula that combines later drawing with the existing content.
  public func setBlendMode(_ mode: CGBlendMode) { state.paint.blendMode = mode }

  /// Sets the shadow of later drawing; nil for none. `ctm` does not rotate `offset`. `blur` is twice the standard
  /// deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite
    else {
      state.paint.shadow = nil
      return
    }
    state.paint.shadow = DrawingShadow(
      offset: offset, radius: min(max(blur, 0), 1000) / 2, color: color)
  }

  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Path

  public func beginPath() { building = CGMutablePath() }
  /// Adds a line back to the start of the current subpath.
  public func closePath() { building.closeSubpath() }
  public var isPathEmpty: Bool { building.isEmpty }

  /// The current path; nil if it is empty.
  public var path: CGPath? {
    building.isEmpty ? nil : building.copy(using: state.map.inverted())
  }

  /// The end point of the current path.
  public var currentPointOfPath: CGPoint {
    building.currentPoint.applying(state.map.inverted())
  }

  /// The smallest upright rectangle around the current path, control points included.
  public var boundingBoxOfPath: CGRect {
    building.boundingBox.applying(state.map.inverted())
  }

  /// Whether the point lies in the bounding box of the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    building.boundingBox.contains(point.applying(state.map))
  }

  public func move(to point: CGPoint) {
    guard point.isDrawable else { return }
    building.move(to: point, transform: state.map)
  }

  public func addLine(to point: CGPoint) {
    guard point.isDrawable else { return }
    // Without a current point, the line begins at its own end; Core Graphics only logs an error.
    building.isEmpty ? move(to: point) : building.addLine(to: point, transform: state.map)
  }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  /// Adds a quadratic curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard end.isDrawable, control.isDrawable else { return }
    if building.isEmpty { move(to: control) }
    building.addQuadCurve(to: end, control: control, transform: state.map)
  }

  /// Adds a cubic curve. `control1` shapes its start, `control2` its end.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isDrawable, control1.isDrawable, control2.isDrawable else { return }
    if building.isEmpty { move(to: control1) }
    building.addCurve(to: end, control1: control1, control2: control2, transform: state.map)
  }

  /// Adds an arc of a circle, after a line to the start of the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard center.isDrawable, radius < 1e9, radius >= 0, startAngle.isFinite, endAngle.isFinite
    else { return }
    building.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.map)
  }

  public func addRect(_ rect: CGRect) { building.addRect(rect.limited, transform: state.map) }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that touches all sides of the rectangle.
  public func addEllipse(in rect: CGRect) {
    building.addEllipse(in: rect.limited, transform: state.map)
  }

  public func addPath(_ path: CGPath) {
    guard path.steps.allSatisfy({ $0.points.allSatisfy { $0.isDrawable } }) else { return }
    building.addPath(path, transform: state.map)
  }

  /// Limits later drawing to the inside of the current path until the state is restored, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let clip = DrawingStep.clip(takePath().limited, rule)
    steps.append(clip)
    state.clips.append(clip)
  }

  /// Limits later drawing to the rectangle until the state is restored.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Limits later drawing to the rectangles until the state is restored.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The drawing area or the current `tile`, in the current coordinates. Clips do not make it smaller.
  public var boundingBoxOfClipPath: CGRect { (tile ?? bounds).applying(state.map.inverted()) }
  /// The part being drawn, in the coordinates of the whole drawing; nil for the whole drawing.
  package var tile: CGRect?

  // MARK: Painting

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

  /// Draws a line along the current path and clears it.
  public func strokePath() { stroke(takePath()) }

  /// Fills the current path, strokes it, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Fills the rectangle. The current path does not change.
  public func fill(_ rect: CGRect) { fill(shape { $0.addRect(rect.limited, transform: $1) }) }

  /// Fills the rectangles. The current path does not change.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Draws a line along the sides of the rectangle. The current path does not change.
  public func stroke(_ rect: CGRect) { stroke(shape { $0.addRect(rect.limited, transform: $1) }) }

  /// Draws a line of this width along the sides of the rectangle. The current path does not change.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = before
  }

  public func fillEllipse(in rect: CGRect) {
    fill(shape { $0.addEllipse(in: rect.limited, transform: $1) })
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(shape { $0.addEllipse(in: rect.limited, transform: $1) })
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for (index, point) in points.enumerated() {
      index.isMultiple(of: 2) ? move(to: point) : addLine(to: point)
    }
    strokePath()
  }

  /// Erases everything inside the rectangle.
  public func clear(_ rect: CGRect) {
    let before = state.paint
    state.paint = DrawingPaint(blendMode: .clear)
    fill(shape { $0.addRect(rect.limited, transform: $1) }, .winding, .black)
    state.paint = before
  }

  /// Draws a gradient along a line. The gradient covers the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isDrawable, endPoint.isDrawable else { return }
    draw(
      DrawingGradient(
        stops: gradient.stops, start: startPoint, end: endPoint, radii: nil, options: options))
  }

  /// Draws a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isDrawable, endCenter.isDrawable, startRadius.isFinite, endRadius.isFinite
    else { return }
    draw(
      DrawingGradient(
        stops: gradient.stops, start: startCenter, end: endCenter,
        radii: [max(startRadius, 0), max(endRadius, 0)], options: options))
  }

  private func draw(_ gradient: DrawingGradient) {
    add(.gradient(gradient, state.map, state.paint))
  }

  /// Draws the image with its top at the rectangle's largest y, as Core Graphics does. In a view, whose y axis points
  /// down, the image is therefore upside down.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.limited
    guard rect.isPlace else { return }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let map = state.map
    state.map = flip.concatenating(map)
    draw(content: image, in: rect)
    state.map = map
  }

  /// Draws an image, a text or layers with the top at the rectangle's smallest y.
  package func draw(content: AnyHashable, in rect: CGRect) {
    let rect = rect.limited
    guard rect.isPlace, rect.width > 0, rect.height > 0, state.map.isDrawable else { return }
    // A picture can contain pictures, which can contain pictures; too deep ones are not drawn.
    let depth = (content.base as? any PictureContent)?.depth ?? 0
    guard depth < Self.maximumDepth else { return }
    add(.picture(content, rect, state.map, state.paint))
  }

  /// The largest depth of pictures within pictures. Deeper pictures are not drawn.
  package static let maximumDepth = 50

  // MARK: Parts

  func takePath() -> [PathStep] {
    defer { building = CGMutablePath() }
    return building.steps
  }

  private func shape(_ add: (CGMutablePath, CGAffineTransform) -> Void) -> [PathStep] {
    let path = CGMutablePath()
    add(path, state.map)
    return path.steps
  }

  private func fill(_ path: [PathStep], _ rule: CGPathFillRule = .winding) {
    fill(path, rule, state.fill)
  }

  private func fill(_ path: [PathStep], _ rule: CGPathFillRule, _ color: CGColor) {
    if path.isEmpty { return }
    add(.fill(path.limited, rule, color, state.paint))
  }

  private func stroke(_ path: [PathStep]) {
    if path.isEmpty || state.line.width <= 0 { return }
    add(.stroke(path.limited, state.line, state.map, state.stroke, state.paint))
  }

  private func add(_ step: DrawingStep) {
    paints = true
    steps.append(step)
    if memory?.notePaint() == true { updateMemory() }
  }
}

extension [PathStep] {
  /// The path with its coordinates limited to ±1,000,000, which renderers can represent.
  fileprivate var limited: [PathStep] {
    let limit: CGFloat = 1e6
    let isNear = allSatisfy { step in
      step.points.allSatisfy { $0.x.magnitude <= limit && $0.y.magnitude <= limit }
    }
    if isNear { return self }
    return map { step in
      step.mapped { point in
        CGPoint(
          x: Swift.min(Swift.max(point.x, -limit), limit),
          y: Swift.min(Swift.max(point.y, -limit), limit))
      }
    }
  }
}

extension CGPoint {
  var isDrawable: Bool { x.magnitude < 1e9 && y.magnitude < 1e9 }
}

extension CGAffineTransform {
  var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.magnitude < 1e9 }
  }
}

extension CGRect {
  /// The rectangle, cut to a large finite one if it is infinite or very large; null if a number is not finite.
  var limited: CGRect {
    let everything = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    if isInfinite { return everything }
    guard isPlace else { return .null }
    let rect = standardized
    let isNear = rect.minX > -1e9 && rect.minY > -1e9 && rect.maxX < 1e9 && rect.maxY < 1e9
    return isNear ? rect : rect.intersection(everything)
  }
}
