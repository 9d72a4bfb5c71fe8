import Foundation

/// Records what is drawn as steps. Nothing is turned into pixels here.
///
/// What makes no sense (numbers that are not finite, a `restore` without its `save`) is left out.
open class CGContext {
  struct State {
    var map = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var line = DrawingLine()
    var paint = DrawingPaint()
    var textPosition = CGPoint.zero
    var quality = CGInterpolationQuality.default
  }

  /// The room there is, in the coordinates of the whole drawing.
  package private(set) var bounds: CGRect
  var state = State()
  private var saved: [State] = []
  private(set) var steps: [DrawingStep] = []
  private var paints = false
  /// In the coordinates of the whole drawing.
  private var building = CGMutablePath()
  /// The pixels of a context that has some.
  private let pixels: (width: Int, height: Int)?

  package init(bounds: CGRect) {
    self.bounds = bounds
    pixels = nil
  }

  /// Makes a context for a picture, with its origin at the lower left. There is no memory to look into.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let sides = 1...CGImage.maximumSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    pixels = (width, height)
    state.map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// In pixels where the context has some, else in whole points.
  public var width: Int { pixels?.width ?? Int(min(max(bounds.width.rounded(.up), 0), 1e6)) }
  public var height: Int { pixels?.height ?? Int(min(max(bounds.height.rounded(.up), 0), 1e6)) }

  /// Steps drawn so far; nil before the first.
  package var drawing: Drawing? { paints ? Drawing(bounds: bounds, steps: steps) : nil }

  /// Begins anew, with room of its own for what comes.
  package func reset(bounds: CGRect) {
    self.bounds = bounds
    state = State()
    saved.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    if !building.isEmpty { building = CGMutablePath() }
    paints = false
  }

  /// The picture of a context that was made with a size in pixels.
  public func makeImage() -> CGImage? {
    guard let pixels else { return nil }
    return CGImage(
      width: pixels.width, height: pixels.height, drawing: Drawing(bounds: bounds, steps: steps))
  }

  // MARK: State

  /// Keeps colors, line, map and clip for the matching restore.
  public func saveGState() {
    saved.append(state)
    steps.append(.save)
  }

  /// Goes back to the state of the matching save, clip included; does nothing without one.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    // A pair with nothing in it need not be kept.
    if steps.last == .save { steps.removeLast() } else { steps.append(.restore) }
  }

  /// Begins a layer. Its steps are drawn one by one here, not composed into one picture first.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) { saveGState() }
  /// Goes back to the state before the layer.
  public func endTransparencyLayer() { restoreGState() }

  /// The map from the coordinates that are drawn in to those of the whole drawing.
  public var ctm: CGAffineTransform { state.map }
  /// The same as `ctm`: there is no device before something is shown.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.map }

  /// Applies the map before those that were applied so far.
  public func concatenate(_ transform: CGAffineTransform) {
    let map = transform.concatenating(state.map)
    guard map.isDrawable else { return }
    state.map = map
  }

  /// Moves the origin of what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn from now on, by radians.
  public func rotate(by angle: CGFloat) {
    guard angle.isFinite else { return }
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// How much covers what is below, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.paint.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
  }

  /// How what is drawn from now on meets what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.paint.blendMode = mode }

  /// The offset does not turn with the map; `blur` is twice the deviation. Nil: no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite
    else {
      state.paint.shadow = nil
      return
    }
    state.paint.shadow = DrawingShadow(
      offset: offset, radius: min(max(blur, 0), 1000) / 2, color: color)
  }

  /// Black, and a third of it seen.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
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

  // MARK: Path

  public func beginPath() { building = CGMutablePath() }
  /// A line back to where this part of the path began.
  public func closePath() { building.closeSubpath() }
  public var isPathEmpty: Bool { building.isEmpty }

  /// The path that is being made; nil for none.
  public var path: CGPath? {
    building.isEmpty ? nil : building.copy(using: state.map.inverted())
  }

  /// The end of the path that is being made.
  public var currentPointOfPath: CGPoint {
    building.currentPoint.applying(state.map.inverted())
  }

  /// The smallest upright rectangle around the path that is being made.
  public var boundingBoxOfPath: CGRect {
    building.boundingBox.applying(state.map.inverted())
  }

  /// Whether the point lies in the path's bounding box.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    building.boundingBox.contains(point.applying(state.map))
  }

  public func move(to point: CGPoint) {
    guard point.isDrawable else { return }
    building.move(to: point, transform: state.map)
  }

  public func addLine(to point: CGPoint) {
    guard point.isDrawable else { return }
    // A line from nowhere begins where it ends, where Core Graphics only complains.
    building.isEmpty ? move(to: point) : building.addLine(to: point, transform: state.map)
  }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  /// A curve that one point pulls at.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard end.isDrawable, control.isDrawable else { return }
    if building.isEmpty { move(to: control) }
    building.addQuadCurve(to: end, control: control, transform: state.map)
  }

  /// A curve that `control1` pulls at where it begins, `control2` where it ends.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isDrawable, control1.isDrawable, control2.isDrawable else { return }
    if building.isEmpty { move(to: control1) }
    building.addCurve(to: end, control1: control1, control2: control2, transform: state.map)
  }

  /// A part of a circle, with a line to where it begins.
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

  /// The ellipse that touches all sides of the rectangle.
  public func addEllipse(in rect: CGRect) {
    building.addEllipse(in: rect.limited, transform: state.map)
  }

  public func addPath(_ path: CGPath) {
    guard path.steps.allSatisfy({ $0.points.allSatisfy { $0.isDrawable } }) else { return }
    building.addPath(path, transform: state.map)
  }

  /// The outline of the path takes the place of the path; here it is the path itself.
  public func clip(using rule: CGPathFillRule = .winding) {
    steps.append(.clip(takePath().limited, rule))
  }

  /// Nothing outside is drawn from now on, until the state is restored.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Nothing outside is drawn from now on, until the state is restored.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The room there is, whatever was clipped away of it.
  public var boundingBoxOfClipPath: CGRect { (tile ?? bounds).applying(state.map.inverted()) }
  /// The part that is being drawn, in the coordinates of the whole drawing; nil for all of it.
  package var tile: CGRect?

  // MARK: Painting

  /// Fills the path and drops it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

  /// Draws a line along the path and drops it.
  public func strokePath() { stroke(takePath()) }

  /// Fills the path, strokes it, or both, and drops it.
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

  /// Fills at once; the path that is being made stays.
  public func fill(_ rect: CGRect) { fill(shape { $0.addRect(rect.limited, transform: $1) }) }

  /// Fills at once; the path that is being made stays.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Draws a line along the sides; the path that is being made stays.
  public func stroke(_ rect: CGRect) { stroke(shape { $0.addRect(rect.limited, transform: $1) }) }

  /// Draws a line along the sides; the path that is being made stays.
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

  /// Nothing is left in the rectangle.
  public func clear(_ rect: CGRect) {
    let before = state.paint
    state.paint = DrawingPaint(blendMode: .clear)
    fill(shape { $0.addRect(rect.limited, transform: $1) }, .winding, .black)
    state.paint = before
  }

  /// Colors along a line, everywhere that is not clipped away.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isDrawable, endPoint.isDrawable else { return }
    draw(
      DrawingGradient(
        stops: gradient.stops, start: startPoint, end: endPoint, radii: nil, options: options))
  }

  /// Colors from one circle to another.
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

  /// Draws with the picture's top at the rectangle's largest y, as Core Graphics has it: upside down
  /// where y grows downwards, as in a view.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.limited
    guard rect.isPlace else { return }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let map = state.map
    state.map = flip.concatenating(map)
    draw(content: image, in: rect)
    state.map = map
  }

  /// Draws an image, a text or layers with its top at the rectangle's smallest y.
  package func draw(content: AnyHashable, in rect: CGRect) {
    let rect = rect.limited
    guard rect.isPlace, rect.width > 0, rect.height > 0, state.map.isDrawable else { return }
    // Pictures of pictures of pictures end somewhere.
    let depth = (content.base as? any PictureContent)?.depth ?? 0
    guard depth < Self.maximumDepth else { return }
    add(.picture(content, rect, state.map, state.paint))
  }

  /// How deep pictures may lie in one another; what lies deeper is not drawn.
  package static let maximumDepth = 50

  // MARK: Parts

  private func takePath() -> [PathStep] {
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
  }
}

extension [PathStep] {
  /// No place further away than what draws can count to.
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
  fileprivate var isDrawable: Bool { x.magnitude < 1e9 && y.magnitude < 1e9 }
}

extension CGAffineTransform {
  fileprivate var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.magnitude < 1e9 }
  }
}

extension CGRect {
  /// One without end as a very large one; null where it is no rectangle.
  fileprivate var limited: CGRect {
    let everything = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    if isInfinite { return everything }
    guard isPlace else { return .null }
    let rect = standardized
    let isNear = rect.minX > -1e9 && rect.minY > -1e9 && rect.maxX < 1e9 && rect.maxY < 1e9
    return isNear ? rect : rect.intersection(everything)
  }
}
