import CPantographCairo
import Foundation
import QuartzCore

/// Draws layer trees, including those of views, as they are presented at their time.
///
/// A renderer caches shaped text, shadows and pages in perspective, so one renderer for many
/// pictures is faster than one for each.
@MainActor
public final class LayerRenderer {
  /// The number of pixels for each point.
  public let scale: CGFloat
  /// The color behind all layers; nil draws none.
  public let background: CGColor?
  /// Whether only the changes since the last picture are drawn.
  package var drawsChangesOnly = true
  private let store = LayerStore()
  private var last: Picture?
  private var ground: LayerGround?
  private var groundChoice = GroundChoice()

  private struct Picture {
    let pixels: CairoPicture
    var layer: PlacedLayer
    var map: PlaneMap
  }

  public init(scale: CGFloat = 1, background: CGColor? = nil) {
    precondition(scale.isFinite && scale > 0, "a scale must be positive, not \(scale)")
    self.scale = scale
    self.background = background
  }

  // MARK: A picture

  /// Draws the content of the layer's bounds. The layer's own position and transform are ignored.
  ///
  /// The same tree gives the same pixels on the same machine, whatever was drawn before.
  public func image(of layer: CALayer) throws(RenderingError) -> PixelImage {
    last = nil
    store.keepsGroups = false
    defer { store.keepsGroups = true }
    try draw(layer)
    return try image
  }

  /// Draws the content of a view's bounds.
  public func image(of view: some LayerOwner) throws(RenderingError) -> PixelImage {
    view.layoutIfNeeded()
    return try image(of: view.layer)
  }

  // MARK: Picture after picture

  /// Draws the changes since the last picture, for a window or a terminal, and returns the changed
  /// boxes in pixels. Layers that do not move are cached as pictures.
  ///
  /// Edges at the border of a box may be rounded differently, and a gradient may be half a pixel
  /// off; neither is visible. Use `image(of:)` for reproducible pixels.
  @discardableResult
  public func draw(_ layer: CALayer) throws(RenderingError) -> [CGRect] {
    try draw(layer.snapshot())
  }

  /// Draws a view's changes since the last picture, and returns the changed boxes in pixels.
  @discardableResult
  public func draw(_ view: some LayerOwner) throws(RenderingError) -> [CGRect] {
    view.layoutIfNeeded()
    return try draw(view.layer)
  }

  /// The picture that was drawn last.
  public var image: PixelImage {
    get throws(RenderingError) {
      guard let last else { throw .drawingFailed("nothing has been drawn yet") }
      return try last.pixels.surface.image()
    }
  }

  /// Calls `body` with the pixels of the last picture, row by row, in the format of `PixelImage`.
  /// Returns nil if nothing has been drawn.
  public func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int) ->
      Result
  ) -> Result? {
    guard let surface = last?.pixels.surface.pointer else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let height = Int(cairo_image_surface_get_height(surface))
    let row = Int(cairo_image_surface_get_stride(surface))
    return body(
      UnsafeRawBufferPointer(start: data, count: row * height),
      Int(cairo_image_surface_get_width(surface)), height, row)
  }

  @discardableResult
  package func draw(_ snapshot: LayerSnapshot) throws(RenderingError) -> [CGRect] {
    store.beginFrame(measuredBy: TextMeasuring.current)
    let bounds = snapshot.values.bounds
    let width = Double((bounds.width * scale).rounded(.up))
    let height = Double((bounds.height * scale).rounded(.up))
    let map = PlaneMap(
      scale: Double(scale), x: -Double(bounds.minX * scale), y: -Double(bounds.minY * scale))
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    // After an error the picture is incomplete, so the next one is drawn as a whole.
    let before = last
    last = nil
    let layer = PlacedLayer.placed(snapshot, after: before?.layer)
    let pixels: CairoPicture
    var damage = LayerDamage(whole: whole)
    if drawsChangesOnly, let before, before.pixels.surface.width == Int(width),
      before.pixels.surface.height == Int(height)
    {
      pixels = before.pixels
      damage.add(from: before.layer, through: before.map, to: layer, through: map)
      damage.addBackdrops(of: layer, through: map)
    } else {
      pixels = CairoPicture(try CairoSurface(width: width, height: height))
      damage.add(whole)
    }
    let picture = Picture(pixels: pixels, layer: layer, map: map)
    let isKept = before.map { $0.pixels === pixels } ?? false
    try chooseGround(for: picture, after: isKept ? before : nil)
    let path = ground?.cut.path[...] ?? [0]
    for box in damage.boxes {
      // A layer that shows what is around it must see a whole box at once.
      let isCut = isKept && !layer.hasBackdrops
      let pieces = isCut ? layer.pieces(of: box, through: map, after: path) : [box]
      for piece in pieces { try paint(picture, in: piece) }
    }
    last = picture
    return damage.boxes
  }

  /// Stores the layers that stayed unchanged in the recent pictures as a ground, if that pays off.
  private func chooseGround(
    for picture: Picture, after before: Picture?
  ) throws(RenderingError) {
    guard let before else {
      ground = nil
      groundChoice = GroundChoice()
      return
    }
    let common = before.layer.common(with: picture.layer, through: before.map, picture.map)
    // A picture without changes says nothing about the next ones.
    guard common != .end else { return }
    let cut = groundChoice.next(common: common, kept: ground?.cut)
    guard cut != ground?.cut else { return }
    ground = nil
    guard let cut, picture.layer.shownCount(before: cut.path[...]) >= 2 else { return }
    let surface = picture.pixels.surface.pointer
    ground = try LayerGround(
      cut, width: Double(cairo_image_surface_get_width(surface)),
      height: Double(cairo_image_surface_get_height(surface)))
  }

  private func paint(_ picture: Picture, in box: CGRect) throws(RenderingError) {
    let (layer, map) = (picture.layer, picture.map)
    guard let ground else { return try paint(layer, map, .all, in: box, on: picture.pixels) }
    let path = ground.cut.path[...]
    guard !layer.covers(box, through: map, after: path) else {
      return try paint(layer, map, .after(path), in: box, on: picture.pixels)
    }
    try ground.fill(box) { part throws(RenderingError) in
      try paint(layer, map, .before(path), in: part, on: ground.pixels)
    }
    try paint(layer, map, .after(path), in: box, on: picture.pixels, over: ground.pixels)
  }

  private func paint(
    _ layer: PlacedLayer, _ map: PlaneMap, _ span: LayerSpan, in box: CGRect,
    on pixels: CairoPicture, over ground: CairoPicture? = nil
  ) throws(RenderingError) {
    let painter = LayerPainter(
      context: try CairoContext(pixels.surface), store: store, visible: box)
    painter.context.clip(toPixels: box)
    if ground != nil || !span.isAfterCut {
      cairo_set_operator(painter.context.pointer, CAIRO_OPERATOR_SOURCE)
      if let ground {
        cairo_set_source_surface(painter.context.pointer, ground.surface.pointer, 0, 0)
      } else {
        painter.context.setColor(background ?? CGColor(gray: 0, alpha: 0), alpha: 1)
      }
      painter.context.paint()
      cairo_set_operator(painter.context.pointer, CAIRO_OPERATOR_OVER)
    }
    try painter.paint(layer, through: map, span: span)
    try painter.context.check()
  }
}
