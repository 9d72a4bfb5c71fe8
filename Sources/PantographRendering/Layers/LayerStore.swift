import QuartzCore

/// A cache of intermediate results of drawing. It removes entries that have not been used for a
/// while.
final class LayerStore {
  private var images = Shelf<CGImage, CairoPicture>()
  private var vectors = Shelf<VectorKey, CairoPicture>()
  /// The size of the drawings that were stored since unused ones were removed.
  private var vectorBytes = 0
  private var shadows = Shelf<ShadowMask.Key, ShadowMask>()
  private var outlines = Shelf<OutlineKey, ShadowMask>()
  private var paths = Shelf<PathKey, [PathStep]>()
  private var silhouettes = Shelf<ObjectIdentifier, Silhouette>()
  private var groups = Shelf<ObjectIdentifier, StillGroup>()
  private var pages = Shelf<ObjectIdentifier, LayerPage>()
  private var gradients = Shelf<ConicGradient, CairoPicture>()
  private var gradientPictures = Shelf<GradientPicture.Key, GradientPicture>()
  private var texts = Shelf<ShapedText.Key, ShapedText>()
  private var brokenTexts = Shelf<ShapedText.Key, BrokenText>()
  private(set) var frame = 0
  /// The measurer of the text that is drawn.
  private var measurer: any TextMeasurer = PlainTextMeasurer()
  /// Whether layers that fade as a group are cached as pictures.
  var keepsGroups = true

  /// The values that determine a layer's outline and its shadow; much quicker to compare than
  /// paths.
  private struct OutlineKey: Hashable {
    let bounds: CGRect
    let cornerRadius: CGFloat
    let corners: UInt
    let scale: Double
    let shadowRadius: CGFloat
  }

  /// The values that determine a layer's outline.
  private struct PathKey: Hashable {
    let bounds: CGRect
    let cornerRadius: CGFloat
    let corners: UInt
  }

  /// A drawing at the size at which it is shown, in pixels.
  private struct VectorKey: Hashable {
    let image: CGImage
    let width: Int
    let height: Int
  }

  private struct Silhouette {
    let layer: LayerSnapshot
    let shadow: ShadowMask
  }

  /// The limit in bytes for shadows, groups, pages and gradients each. Beyond it, only the entries
  /// that the last picture used stay.
  private static let mostBytes = 64 << 20

  /// Begins a picture. Every 60 pictures, it removes the entries that none of them used.
  func beginFrame(measuredBy measurer: any TextMeasurer) {
    frame += 1
    if type(of: measurer) != type(of: self.measurer) { brokenTexts = Shelf() }
    self.measurer = measurer
    let most = max(shadows.sum(of: \.byteCount), outlines.sum(of: \.byteCount))
    if most > Self.mostBytes {
      outlines.removeUnused(since: frame - 1)
      shadows.removeUnused(since: frame - 1)
    }
    if vectorBytes > Self.mostBytes {
      vectors.removeUnused(since: frame - 1)
      vectorBytes = 0
    }
    if groups.sum(of: \.byteCount) > Self.mostBytes { groups.removeUnused(since: frame - 1) }
    if pages.sum(of: \.byteCount) > Self.mostBytes { pages.removeUnused(since: frame - 1) }
    if gradientPictures.sum(of: \.byteCount) > Self.mostBytes {
      gradientPictures.removeUnused(since: frame - 1)
    }
    guard frame % 60 == 0 else { return }
    images.removeUnused(since: frame - 60)
    vectors.removeUnused(since: frame - 60)
    outlines.removeUnused(since: frame - 60)
    shadows.removeUnused(since: frame - 60)
    paths.removeUnused(since: frame - 60)
    silhouettes.removeUnused(since: frame - 60)
    groups.removeUnused(since: frame - 60)
    pages.removeUnused(since: frame - 60)
    gradients.removeUnused(since: frame - 60)
    gradientPictures.removeUnused(since: frame - 60)
    texts.removeUnused(since: frame - 60)
    brokenTexts.removeUnused(since: frame - 60)
  }

  func surface(of image: CGImage) throws(RenderingError) -> CairoPicture {
    if let kept = images.value(image, frame) { return kept }
    // Drawing a picture may look up other pictures that it contains.
    let made = try CairoPicture(makeSurface(of: image))
    images.keep(made, for: image, frame)
    return made
  }

  private func makeSurface(of image: CGImage) throws(RenderingError) -> CairoSurface {
    switch image.content {
    case .pixels(let pixels):
      return try CairoSurface(
        PixelImage(width: image.width, height: image.height, pixels: pixels))
    case .drawing(let drawing):
      return try makeSurface(of: drawing, width: image.width, height: image.height)
    }
  }

  private func makeSurface(
    of drawing: Drawing, width: Int, height: Int
  ) throws(RenderingError) -> CairoSurface {
    let surface = try CairoSurface(width: Double(width), height: Double(height))
    let room = drawing.bounds
    guard room.width > 0, room.height > 0 else { return surface }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let painter = LayerPainter(context: try CairoContext(surface), store: self, visible: whole)
    try painter.play(drawing, through: PlaneMap(from: room, to: whole))
    try painter.context.check()
    return surface
  }

  /// Returns the pixels of an image's drawing at another size than the image's.
  func surface(
    of drawing: Drawing, in image: CGImage, width: Int, height: Int
  ) throws(RenderingError) -> CairoPicture {
    let key = VectorKey(image: image, width: width, height: height)
    if let known = vectors.value(key, frame) { return known }
    let made = try CairoPicture(makeSurface(of: drawing, width: width, height: height))
    vectors.keep(made, for: key, frame)
    vectorBytes += width * height * 4
    return made
  }

  func shadow(_ key: ShadowMask.Key) throws(RenderingError) -> ShadowMask {
    try shadows.value(key, frame) { key throws(RenderingError) in try ShadowMask(key) }
  }

  /// Returns the shadow of a layer's outline.
  func outlineShadow(
    of values: LayerValues, scale: Double
  ) throws(RenderingError) -> ShadowMask? {
    let key = OutlineKey(
      bounds: values.bounds, cornerRadius: values.cornerRadius,
      corners: values.maskedCorners.rawValue, scale: scale, shadowRadius: values.shadowRadius)
    if let kept = outlines.value(key, frame) { return kept }
    let made = try makeOutlineShadow(of: values, scale: scale)
    if let made { outlines.keep(made, for: key, frame) }
    return made
  }

  /// Returns the outline of the bounds with rounded corners.
  func outline(of values: LayerValues) -> [PathStep] {
    let key = PathKey(
      bounds: values.bounds, cornerRadius: values.cornerRadius,
      corners: values.maskedCorners.rawValue)
    return paths.value(key, frame) { _ in values.outline() }
  }

  private func makeOutlineShadow(
    of values: LayerValues, scale: Double
  ) throws(RenderingError) -> ShadowMask? {
    var values = values
    let steps = values.outline()
    guard !steps.isEmpty else { return nil }
    let key = ShadowMask.Key(
      steps: steps, scale: scale, radius: Double(max(values.shadowRadius, 0)))
    if let kept = shadows.value(key, frame) { return kept }
    // The smaller shadow has both ends of each side, and between them a short stretch that looks
    // the same throughout.
    let reach = Double(ShadowBlur.reach(of: key.radius * scale))
    let ends = 2 * (reach + Double(values.fittingCornerRadius) * scale) + 4
    let columns = max((Double(values.bounds.width) * scale - ends).rounded(.down), 0)
    let rows = max((Double(values.bounds.height) * scale - ends).rounded(.down), 0)
    guard columns > 0 || rows > 0 else { return try shadow(key) }
    let radius = values.fittingCornerRadius
    values.bounds.size.width -= CGFloat(columns / scale)
    values.bounds.size.height -= CGFloat(rows / scale)
    values.cornerRadius = radius
    let smaller = try shadow(
      ShadowMask.Key(steps: values.outline(), scale: scale, radius: key.radius))
    let stretched = try ShadowMask(stretching: smaller, columns: Int(columns), rows: Int(rows))
    shadows.keep(stretched, for: key, frame)
    return stretched
  }

  func gradient(_ gradient: ConicGradient) throws(RenderingError) -> CairoPicture {
    try gradients.value(gradient, frame) { gradient throws(RenderingError) in
      try gradient.picture()
    }
  }

  /// Returns the gradient's pixels. Nil if they would be too many, or if the gradient is new after
  /// the first picture: a new one may change with every picture.
  func picture(of key: GradientPicture.Key) throws(RenderingError) -> CairoPicture? {
    let kept = gradientPictures.value(key, frame) { GradientPicture($0, frame: frame) }
    if kept.picture == nil, kept.frame < frame || frame == 1 { try kept.draw() }
    return kept.picture
  }

  func text(_ key: ShapedText.Key) -> ShapedText {
    texts.value(key, frame) { ShapedText($0) }
  }

  /// Returns the text in the lines in which it was measured; nil if pango measured it, since pango
  /// breaks it into the same lines again.
  func brokenText(_ text: TextBlock, in room: CGSize) -> BrokenText? {
    let key = ShapedText.Key(text: text, width: room.width, height: room.height)
    if let kept = brokenTexts.value(key, frame) { return kept }
    guard let lines = measurer.lines(of: text, in: room) else { return nil }
    let made = BrokenText(lines, of: text, in: room.width)
    brokenTexts.keep(made, for: key, frame)
    return made
  }

  func silhouette(of layer: LayerSnapshot, scale: Double) -> ShadowMask? {
    guard let kept = silhouettes.value(layer.id, frame), kept.shadow.scale == scale,
      kept.layer.looksLike(layer)
    else { return nil }
    return kept.shadow
  }

  func keep(_ shadow: ShadowMask, silhouetteOf layer: LayerSnapshot) {
    silhouettes.keep(Silhouette(layer: layer, shadow: shadow), for: layer.id, frame)
  }

  func group(of layer: LayerSnapshot) -> StillGroup? { groups.value(layer.id, frame) }

  func keep(_ group: StillGroup) {
    groups.keep(group, for: group.layer.id, frame)
  }

  func page(of layer: LayerSnapshot, scale: Double) -> LayerPage? {
    guard let page = pages.value(layer.id, frame), page.scale == scale,
      page.layer.looksLike(layer)
    else { return nil }
    return page
  }

  func keep(_ page: LayerPage) {
    pages.keep(page, for: page.layer.id, frame)
  }
}
