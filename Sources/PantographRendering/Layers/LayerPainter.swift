import CPantographCairo
import Foundation
import QuartzCore

/// Draws layers on a surface.
struct LayerPainter: ~Copyable {
  let context: CairoContext
  let store: LayerStore
  /// The part of the surface that is drawn, in whole pixels.
  let visible: CGRect

  /// Draws the layer and its descendants.
  ///
  /// - Parameters:
  ///   - map: The map from the layer's plane to the surface's pixels.
  ///   - span: The part to be drawn. A layer that a cut divides is not drawn as a group.
  func paint(
    _ layer: PlacedLayer, through map: PlaneMap, span: LayerSpan = .all
  ) throws(RenderingError) {
    guard layer.values.isShown, !layer.extent.isNull, !layer.extent.isEmpty, map.isFinite else {
      return
    }
    let facing = map.determinant
    guard facing != 0, layer.values.isDoubleSided || facing > 0 else { return }
    guard let box = pixels(of: layer.extent, map) else { return }
    guard !map.isAffine || map.isDrawable else { return }
    guard map.isAffine, layer.values.pageCurl <= 0 else {
      return try paintInPerspective(layer, through: map, in: box)
    }
    guard layer.isGroup else {
      return try paintBody(layer, through: map, alpha: layer.opacity, span: span)
    }
    try paintGroup(layer, through: map, in: box)
  }

  /// Returns the visible pixels that the rectangle may touch; nil if there are none.
  func pixels(of rect: CGRect, _ map: PlaneMap) -> CGRect? {
    guard let image = map.bounds(of: rect) else { return visible }
    // Half a pixel is added for antialiasing.
    let box = image.insetBy(dx: -0.5, dy: -0.5).integral.intersection(visible)
    return box.isNull || box.isEmpty ? nil : box
  }

  /// Draws the layer and its descendants without its mask. `alpha` is its opacity.
  func paintBody(
    _ layer: PlacedLayer, through map: PlaneMap, alpha: Double, span: LayerSpan = .all
  ) throws(RenderingError) {
    let values = layer.values
    let parts = layer.parts(in: span)
    // Layers that are completely hidden by a sublayer are not drawn.
    let front = parts.lastIndex { part in
      let child = layer.children[part.index]
      guard case .all = part.span, child.cut == nil else { return false }
      return child.layer.covers(visible, through: child.map.followed(by: map))
    }
    let isOwnSeen = front == nil && !span.isAfterCut
    if isOwnSeen {
      if values.hasShadow, !layer.backgroundCovers(visible, through: map) {
        try paintShadow(of: layer, through: map, alpha: alpha)
      }
      if values.hasBackdrop { try paintBackdrop(values, through: map, alpha: alpha) }
    }
    context.setMap(map)
    if isOwnSeen, values.hasBackground, let color = values.backgroundColor {
      try setSource(color, at: values.bounds.origin, alpha: alpha)
      fill(values, in: map)
    }
    let clips = values.masksToBounds
    if clips {
      context.save()
      addOutline(of: values, through: map)
      context.clipToPath()
    }
    if isOwnSeen { try paintContents(of: layer, through: map, alpha: alpha) }
    for part in parts[(front ?? 0)...] {
      try paint(layer.children[part.index], through: map, span: part.span)
    }
    if clips { context.restore() }
    if values.hasBorder, !span.isBeforeCut, let color = values.borderColor {
      context.setMap(map)
      try setSource(color, at: values.bounds.origin, alpha: alpha)
      paintBorder(values)
    }
  }

  /// Draws a child, or the part of it on one side of a layer that crosses it.
  private func paint(
    _ child: PlacedLayer.Child, through map: PlaneMap, span: LayerSpan
  ) throws(RenderingError) {
    let inside = child.map.followed(by: map)
    guard let cut = child.cut else { return try paint(child.layer, through: inside, span: span) }
    context.save()
    defer { context.restore() }
    context.setMap(map)
    // Each pixel is in one of the parts, so that no line is seen between them.
    context.clip(toPixelsWithin: cut)
    try paint(child.layer, through: inside, span: span)
  }

  /// The part of cairo's range of pixel coordinates that is used: half of it, as cairo has 24 bits
  /// for them.
  private static var countable: CGRect { CGRect(x: -4e6, y: -4e6, width: 8e6, height: 8e6) }
  /// The distance from the visible part beyond which no edge shows, in pixels.
  private static var margin: CGFloat { 64 }

  /// Sets the path to the bounds, including rounded corners. If the bounds exceed cairo's range of
  /// pixels, only their part near the visible area is used.
  func addOutline(of values: LayerValues, through map: PlaneMap) {
    guard map.first.y == 0, map.second.x == 0, let box = map.bounds(of: values.bounds),
      !Self.countable.contains(box)
    else {
      if values.isRectangle { return context.addRectangle(values.bounds) }
      return context.addPath(store.outline(of: values))
    }
    context.setPixels()
    cairo_new_path(context.pointer)
    let near = box.intersection(visible.insetBy(dx: -Self.margin, dy: -Self.margin))
    if !near.isNull { context.addPixels(near) }
    context.setMap(map)
  }

  private func paintBorder(_ values: LayerValues) {
    // The border fills the space between the outline and a second one inside it.
    let inside = values.outline(inset: values.borderWidth)
    let isFull =
      values.borderWidth * 2 >= min(values.bounds.width, values.bounds.height) || inside.isEmpty
    context.addPath(values.outline())
    if !isFull { CairoContext.add(inside, to: context.pointer) }
    context.fillPath(isEvenOdd: true)
  }

  private func paintContents(
    of layer: PlacedLayer, through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let values = layer.values
    if values.hasGradient {
      try paintGradient(values, through: map, alpha: alpha)
    }
    if let contents = values.contents, let placement = ContentsPlacement(contents, values) {
      switch placement.kind {
      case .image(let image):
        try paintParts(image, placement.frame, values, through: map, alpha: alpha)
      case .text(let text):
        try paint(text, in: placement.frame, through: map, alpha: alpha)
      case .layers(let picture):
        try paint(picture, placement.frame, values, through: map, alpha: alpha)
      case .drawing(let drawing):
        try paint(drawing, placement.frame, values, through: map, alpha: alpha)
      }
    }
    if values.hasShape { try paintShape(values, through: map, alpha: alpha) }
  }

  func paint(
    _ image: CGImage, _ frame: CGRect, _ values: LayerValues, through map: PlaneMap, alpha: Double
  ) throws(RenderingError) {
    let part = values.contentsRect
    let (across, down) = (
      Double(frame.width) / (Double(image.width) * Double(part.width)),
      Double(frame.height) / (Double(image.height) * Double(part.height))
    )
    let size = min(across, down) * map.stretch(at: frame.origin)
    if case .drawing(let drawing) = image.content,
      image.sharpness == .atEverySize || image.sharpness == .whenEnlarged && size > 1
    {
      return try paint(vector: image, drawing, frame, values, through: map, alpha: alpha)
    }
    let surface = try store.surface(of: image)
    guard across.isScale, down.isScale, frame.isWithinReach, part.isWithinReach,
      map.thickness(across: across, down: down) > 1e-4
    else { return }
    context.save()
    defer { context.restore() }
    context.setMap(map)
    context.clip(to: frame)
    cairo_translate(context.pointer, Double(frame.minX), Double(frame.minY))
    cairo_scale(context.pointer, across, down)
    cairo_translate(
      context.pointer, -Double(image.width) * Double(part.minX),
      -Double(image.height) * Double(part.minY))
    cairo_set_source_surface(context.pointer, surface.surface.pointer, 0, 0)
    // Repeats the image's edge pixels, so that edges do not fade; the clip is antialiased itself.
    cairo_pattern_set_extend(cairo_get_source(context.pointer), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(
      cairo_get_source(context.pointer),
      values.takesNearest(isLarger: size >= 1) ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(context.pointer, alpha)
  }

  private func paint(
    _ picture: LayerPicture, _ frame: CGRect, _ values: LayerValues, through map: PlaneMap,
    alpha: Double
  ) throws(RenderingError) {
    var snapshot = picture.layer
    let bounds = snapshot.values.bounds
    let part = values.contentsRect
    snapshot.values.opacity *= Float(alpha)
    snapshot.values.isHidden = false
    let (across, down) = (
      frame.width / (bounds.width * part.width), frame.height / (bounds.height * part.height)
    )
    let x = frame.minX - (bounds.minX + bounds.width * part.minX) * across
    let y = frame.minY - (bounds.minY + bounds.height * part.minY) * down
    let inside = PlaneMap(rows: [
      [Double(across), 0, 0], [0, Double(down), 0], [Double(x), Double(y), 1],
    ])
    context.save()
    defer { context.restore() }
    context.setMap(map)
    context.clip(to: frame)
    try paint(PlacedLayer(snapshot), through: inside.followed(by: map))
  }
}
