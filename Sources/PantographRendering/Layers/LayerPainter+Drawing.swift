import CPantographCairo
import Foundation
import QuartzCore

extension PlaneMap {
  init(_ map: CGAffineTransform) {
    self.init(rows: [
      [Double(map.a), Double(map.b), 0], [Double(map.c), Double(map.d), 0],
      [Double(map.tx), Double(map.ty), 1],
    ])
  }

  /// Creates the map of one rectangle, which must not be empty, to another.
  init(from: CGRect, to: CGRect) {
    let (across, down) = (to.width / from.width, to.height / from.height)
    self.init(
      CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: to.minX - from.minX * across,
        ty: to.minY - from.minY * down))
  }
}

/// Draws the recorded steps of a drawing.
extension LayerPainter {
  func paint(
    _ drawing: Drawing, _ frame: CGRect, _ values: LayerValues, through map: PlaneMap,
    alpha: Double
  ) throws(RenderingError) {
    let (room, part) = (drawing.bounds, values.contentsRect)
    let shown = CGRect(
      x: room.minX + room.width * part.minX, y: room.minY + room.height * part.minY,
      width: room.width * part.width, height: room.height * part.height)
    guard shown.width > 0, shown.height > 0, frame.isWithinReach else { return }
    context.save()
    defer { context.restore() }
    context.setMap(map)
    context.clip(to: frame)
    // A blend mode applies to the drawing as a whole, not to each of its steps.
    let isBlended = cairo_get_operator(context.pointer) != CAIRO_OPERATOR_OVER
    let isGroup = alpha < 1 || drawing.needsGroup || isBlended
    if isGroup { cairo_push_group(context.pointer) }
    try play(drawing, through: PlaneMap(from: shown, to: frame).followed(by: map))
    guard isGroup else { return }
    cairo_pop_group_to_source(context.pointer)
    cairo_paint_with_alpha(context.pointer, alpha)
  }

  /// Draws the steps of a drawing.
  ///
  /// - Parameter map: The map from the drawing's coordinates to pixels.
  func play(_ drawing: Drawing, through map: PlaneMap) throws(RenderingError) {
    guard map.isDrawable else { return }
    var saved = 0
    var masks = DrawingMasks()
    context.save()
    for step in drawing.steps {
      switch step {
      case .save:
        context.save()
        saved += 1
      case .restore:
        guard saved > 0 else { continue }
        context.restore()
        saved -= 1
        masks.end(above: saved)
      case .clip(let path, let rule):
        context.setMap(map)
        context.addPath(path)
        cairo_set_fill_rule(context.pointer, rule.cairo)
        cairo_clip(context.pointer)
      case .mask(let image, let frame, let own):
        let inside = PlaneMap(own).followed(by: map)
        let shape = try mask(of: image, frame, through: inside, within: masks.current)
        masks.begin(shape, at: saved)
      case .fill, .stroke, .gradient, .picture:
        guard let paint = step.paint, paint.alpha > 0 else { continue }
        if let shape = masks.current {
          try play(step, paint, through: map, within: shape)
          continue
        }
        if let shadow = paint.shadow { try self.paint(shadow, of: step, paint, through: map) }
        context.save()
        cairo_set_operator(context.pointer, paint.blendMode.cairo)
        try play(step, through: map, alpha: Double(paint.alpha))
        context.restore()
      }
    }
    for _ in 0..<saved { context.restore() }
    context.restore()
  }

  func play(
    _ step: DrawingStep, through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    switch step {
    case .save, .restore, .clip, .mask: return
    case .fill(let path, let rule, let color, _):
      context.setMap(map)
      try setSource(color, at: .zero, alpha: alpha)
      context.addPath(path)
      context.fillPath(isEvenOdd: rule == .evenOdd)
    case .stroke(let path, let line, let own, let color, _):
      context.setMap(map)
      try setSource(color, at: .zero, alpha: alpha)
      context.addPath(path)
      // A map that flattens everything would draw no line, and cairo would fail from then on.
      let inside = PlaneMap(own).followed(by: map)
      guard inside.isFinite, abs(inside.determinant) > 1e-9 else { return }
      context.setMap(inside)
      set(line)
      cairo_stroke(context.pointer)
    case .gradient(let gradient, let own, _):
      let inside = PlaneMap(own).followed(by: map)
      guard inside.isFinite, abs(inside.determinant) > 1e-9 else { return }
      context.setMap(inside)
      paint(gradient, alpha: alpha)
    case .picture(let content, let frame, let own, _):
      let inside = PlaneMap(own).followed(by: map)
      guard inside.isFinite, abs(inside.determinant) > 1e-9 else { return }
      try paint(content, in: frame, through: inside, alpha: alpha)
    }
  }

  private func paint(
    _ content: AnyHashable, in frame: CGRect, through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let values = LayerValues()
    switch content.base {
    case let image as CGImage: try paint(image, frame, values, through: map, alpha: alpha)
    case let text as TextBlock: try paint(text, in: frame, through: map, alpha: alpha)
    case let drawing as Drawing: try paint(drawing, frame, values, through: map, alpha: alpha)
    case let picture as LayerPicture:
      guard !picture.layer.values.bounds.isEmpty else { return }
      context.save()
      cairo_push_group(context.pointer)
      var snapshot = picture.layer
      snapshot.values.isHidden = false
      let inside = PlaneMap(from: snapshot.values.bounds, to: frame).followed(by: map)
      try paint(PlacedLayer(snapshot), through: inside)
      cairo_pop_group_to_source(context.pointer)
      cairo_paint_with_alpha(context.pointer, alpha)
      context.restore()
    default: return
    }
  }

  private func set(_ line: DrawingLine) {
    cairo_set_line_width(context.pointer, Double(line.width))
    cairo_set_miter_limit(context.pointer, Double(line.miterLimit))
    let cap: cairo_line_cap_t =
      switch line.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    let join: cairo_line_join_t =
      switch line.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_cap(context.pointer, cap)
    cairo_set_line_join(context.pointer, join)
    cairo_set_dash(
      context.pointer, line.dash.map { Double($0) }, Int32(clamping: line.dash.count),
      Double(line.phase))
  }

  private func paint(_ gradient: DrawingGradient, alpha: Double) {
    let (start, end) = (gradient.start, gradient.end)
    let pattern =
      if let radii = gradient.radii {
        cairo_pattern_create_radial(
          Double(start.x), Double(start.y), Double(radii[0]), Double(end.x), Double(end.y),
          Double(radii[1]))
      } else {
        cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    func add(_ color: CGColor, _ place: Double, _ alpha: Double) {
      func limited(_ part: CGFloat) -> Double { Double(min(max(part, 0), 1)) }
      cairo_pattern_add_color_stop_rgba(
        pattern, place, limited(color.red), limited(color.green), limited(color.blue),
        limited(color.alpha) * alpha)
    }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    // Beyond an end that is not extended, the gradient is transparent.
    if !gradient.options.contains(.drawsBeforeStartLocation) { add(first.color, 0, 0) }
    add(first.color, 0, alpha)
    for stop in gradient.stops { add(stop.color, Double(stop.place), alpha) }
    add(last.color, 1, alpha)
    if !gradient.options.contains(.drawsAfterEndLocation) { add(last.color, 1, 0) }
    cairo_set_source(context.pointer, pattern)
    cairo_paint(context.pointer)
  }

  // MARK: Shadow

  /// Draws the step's shape into a mask, blurs the mask, and draws it below in the shadow's color.
  func paint(
    _ shadow: DrawingShadow, of step: DrawingStep, _ paint: DrawingPaint, through map: PlaneMap
  ) throws(RenderingError) {
    let scale = map.stretch(at: .zero)
    let deviation = Double(shadow.radius) * scale
    let reach = ShadowBlur.reach(of: CGFloat(deviation))
    let (x, y) = (Double(shadow.offset.width) * scale, Double(shadow.offset.height) * scale)
    let box = visible.offsetBy(dx: -x, dy: -y).insetBy(dx: -reach, dy: -reach).integral
    guard box.width >= 1, box.height >= 1, box.width <= 8192, box.height <= 8192 else { return }
    let mask = try CairoMask(width: Int(box.width), height: Int(box.height))
    let painter = LayerPainter(
      context: try CairoContext(mask), store: store,
      visible: CGRect(origin: .zero, size: box.size))
    let moved = map.followed(by: PlaneMap(scale: 1, x: -Double(box.minX), y: -Double(box.minY)))
    try painter.play(step, through: moved, alpha: 1)
    try painter.context.check()
    var coverage = mask.coverage
    ShadowBlur(deviation: deviation).blur(&coverage, width: mask.width, height: mask.height)
    mask.coverage = coverage
    context.save()
    context.setPixels()
    context.setColor(shadow.color, alpha: Double(paint.alpha))
    cairo_mask_surface(
      context.pointer, mask.pointer, Double(box.minX) + x, Double(box.minY) + y)
    context.restore()
  }
}

extension CGPathFillRule {
  fileprivate var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension CGBlendMode {
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
