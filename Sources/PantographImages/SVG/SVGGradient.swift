import CoreGraphics
import Foundation

/// A gradient with the values of the gradients to which it refers.
struct SVGGradient {
  var isRadial: Bool
  var stops: [(place: Double, color: CGColor)] = []
  var attributes: [String: String] = [:]
}

/// Gradients, patterns, clips and masks: elements to which other elements refer.
extension SVGPainter {
  /// Returns the gradient with an identifier. Gradients refer to others for what they leave out.
  func gradient(_ name: String) -> SVGGradient? {
    if let known = work.gradients[name] { return known }
    guard let first = elements[name], ["linearGradient", "radialGradient"].contains(first.name)
    else { return nil }
    var gradient = SVGGradient(isRadial: first.name == "radialGradient")
    var next: SVGElement? = first
    // Files have chains of two or three; endless ones end here.
    for _ in 0..<8 {
      guard let element = next else { break }
      gradient.attributes.merge(element.attributes) { own, _ in own }
      if gradient.stops.isEmpty {
        gradient.stops = element.children.filter { $0.name == "stop" }.prefix(1024).map(stop)
      }
      next = element.reference.flatMap { elements[$0] }
    }
    guard !gradient.stops.isEmpty else { return nil }
    work.gradients[name] = gradient
    return gradient
  }

  private func stop(_ element: SVGElement) -> (place: Double, color: CGColor) {
    let properties = rules.properties(of: element)
    let own = SVGColor.color(properties["color"] ?? "", current: .black) ?? .black
    let color = SVGColor.color(properties["stop-color"] ?? "", current: own) ?? .black
    let opacity = SVGStyle.share(properties["stop-opacity"]) ?? 1
    return (
      SVGStyle.share(element["offset"]) ?? 0,
      color.copy(alpha: color.alpha * opacity) ?? color
    )
  }

  /// Fills the clip with a gradient.
  ///
  /// - Parameter box: The box of the shape, to which most gradients refer.
  func draw(
    _ gradient: SVGGradient, _ box: CGRect, _ opacity: Double, in context: CGContext
  ) {
    let isOwn = gradient.attributes["gradientUnits"] == "userSpaceOnUse"
    // A box without an area has no gradient.
    guard isOwn || box.width > 0 && box.height > 0 else { return }
    var place = 0.0
    let stops = gradient.stops.map { stop in
      place = max(place, stop.place)
      return (place: place, color: shown(stop.color, 1))
    }
    guard
      let colors = CGGradient(
        colorsSpace: nil, colors: stops.map(\.color), locations: stops.map { CGFloat($0.place) })
    else { return }
    context.saveGState()
    context.setAlpha(opacity)
    if !isOwn { context.concatenate(Self.map(to: box)) }
    context.concatenate(SVGScanner.transform(gradient.attributes["gradientTransform"]))
    let (width, height): (CGFloat, CGFloat) = isOwn ? (size.width, size.height) : (1, 1)
    func value(_ name: String, _ usual: String, _ whole: CGFloat) -> Double {
      length(gradient.attributes[name] ?? usual, whole)
    }
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if gradient.isRadial {
      let center = CGPoint(x: value("cx", "50%", width), y: value("cy", "50%", height))
      let radius = value("r", "50%", isOwn ? CGFloat(diagonal) : 1)
      var focus = CGPoint(
        x: gradient.attributes["fx"].map { length($0, width) } ?? center.x,
        y: gradient.attributes["fy"].map { length($0, height) } ?? center.y)
      // A focus outside of the circle lies on its edge.
      let distance = hypot(focus.x - center.x, focus.y - center.y)
      if distance > radius * 0.99, distance > 0 {
        let share = radius * 0.99 / distance
        focus = CGPoint(
          x: center.x + (focus.x - center.x) * share, y: center.y + (focus.y - center.y) * share)
      }
      context.drawRadialGradient(
        colors, startCenter: focus, startRadius: value("fr", "0", 1), endCenter: center,
        endRadius: radius, options: both)
    } else {
      context.drawLinearGradient(
        colors, start: CGPoint(x: value("x1", "0%", width), y: value("y1", "0%", height)),
        end: CGPoint(x: value("x2", "100%", width), y: value("y2", "0%", height)), options: both)
    }
    context.restoreGState()
  }

  /// Returns the map of the unit square to a box.
  private static func map(to box: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }

  // MARK: Patterns

  /// The largest number of tiles of a pattern.
  private static var mostTiles: Int { 4096 }

  /// Fills the clip with the tiles of a pattern.
  func draw(pattern: SVGElement, _ box: CGRect, _ opacity: Double) throws(ImageError) {
    let isOwn = pattern["patternUnits"] == "userSpaceOnUse"
    func side(_ name: String, _ start: CGFloat, _ whole: CGFloat, _ view: CGFloat) -> CGFloat {
      isOwn ? length(pattern[name], view) : start + length(pattern[name], 1) * whole
    }
    let tile = CGRect(
      x: side("x", box.minX, box.width, size.width),
      y: side("y", box.minY, box.height, size.height),
      width: side("width", 0, box.width, size.width),
      height: side("height", 0, box.height, size.height))
    // The width and height of a rectangle are never negative, those of its size may be.
    guard tile.size.width > 0, tile.size.height > 0, work.depth < SVGWork.mostDepth else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(SVGScanner.transform(pattern["patternTransform"]))
    let visible = context.bounds.applying(context.ctm.inverted())
    let columns = Self.tiles(visible.minX - tile.minX, visible.maxX - tile.minX, tile.width)
    let rows = Self.tiles(visible.minY - tile.minY, visible.maxY - tile.minY, tile.height)
    let count = columns.count * rows.count
    guard count > 0, count <= Self.mostTiles, work.copies <= Self.mostTiles else { return }
    guard work.active.insert(ObjectIdentifier(pattern)).inserted else { return }
    defer { work.active.remove(ObjectIdentifier(pattern)) }
    try work.count(count)
    let inner = CGContext(bounds: tile)
    inner.clip(to: tile)
    let painter = SVGPainter(inner, like: self)
    if pattern["patternContentUnits"] == "objectBoundingBox" {
      inner.concatenate(Self.map(to: box))
    } else if !isOwn {
      inner.translateBy(x: tile.minX, y: tile.minY)
    }
    work.depth += 1
    work.copies *= count
    defer {
      work.depth -= 1
      work.copies /= count
    }
    for child in pattern.children { try painter.draw(child, SVGStyle()) }
    guard let drawing = inner.drawing else { return }
    context.setAlpha(opacity)
    for row in rows {
      for column in columns {
        context.draw(
          content: drawing,
          in: tile.offsetBy(
            dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height))
      }
    }
  }

  private static func tiles(_ from: CGFloat, _ to: CGFloat, _ step: CGFloat) -> Range<Int> {
    let (first, last) = ((from / step).rounded(.down), (to / step).rounded(.up))
    guard first.magnitude < 1e6, last.magnitude < 1e6, last > first else { return 0..<0 }
    return Int(first)..<Int(last)
  }

  // MARK: Clips and masks

  /// Limits later drawing to the shapes of a clip.
  func clip(_ name: String, _ element: SVGElement) throws(ImageError) {
    guard let clip = elements[name], clip.name == "clipPath" else { return }
    var map = SVGScanner.transform(clip["transform"])
    if clip["clipPathUnits"] == "objectBoundingBox" {
      map = map.concatenating(Self.map(to: box(of: element)))
    }
    let path = CGMutablePath()
    var rule = CGPathFillRule.winding
    for child in clip.children {
      try work.count()
      var (shape, own) = (child, SVGScanner.transform(child["transform"]))
      if child.name == "use", let target = child.reference.flatMap({ elements[$0] }) {
        let moved = CGAffineTransform(
          translationX: length(child["x"], size.width), y: length(child["y"], size.height))
        own = SVGScanner.transform(target["transform"]).concatenating(moved).concatenating(own)
        shape = target
      }
      let properties = rules.properties(of: shape)
      guard properties["display"] != "none", let outline = self.shape(shape) else { continue }
      try work.count(outline)
      if properties["clip-rule"] == "evenodd"
        || rules.properties(of: clip)["clip-rule"] == "evenodd"
      {
        rule = .evenOdd
      }
      path.addPath(outline, transform: own.concatenating(map))
    }
    // A clip without a shape hides everything.
    if path.isEmpty { path.addRect(.zero) }
    context.addPath(path)
    context.clip(using: rule)
  }

  /// Draws a mask, as opaque as its colors are bright.
  func mask(_ mask: SVGElement, for element: SVGElement) throws(ImageError) -> Drawing {
    let group = CGContext(bounds: context.bounds)
    guard work.active.insert(ObjectIdentifier(mask)).inserted else {
      return Drawing(bounds: group.bounds, steps: [])
    }
    defer { work.active.remove(ObjectIdentifier(mask)) }
    group.concatenate(context.ctm)
    let box = mask["maskUnits"] == "userSpaceOnUse" ? nil : box(of: element)
    if let box {
      group.clip(
        to: CGRect(
          x: box.minX + length(mask["x"] ?? "-10%", 1) * box.width,
          y: box.minY + length(mask["y"] ?? "-10%", 1) * box.height,
          width: length(mask["width"] ?? "120%", 1) * box.width,
          height: length(mask["height"] ?? "120%", 1) * box.height))
    }
    if mask["maskContentUnits"] == "objectBoundingBox" {
      group.concatenate(Self.map(to: self.box(of: element)))
    }
    let isOpacity = rules.properties(of: mask)["mask-type"] == "alpha"
    let painter = SVGPainter(group, like: self, isMask: !isOpacity)
    var style = SVGStyle()
    style.apply(rules.properties(of: mask), whole: diagonal)
    for child in mask.children { try painter.draw(child, style) }
    return group.drawing ?? Drawing(bounds: group.bounds, steps: [])
  }

  /// Returns the box of an element in its own coordinates.
  func box(of element: SVGElement, depth: Int = 0) -> CGRect {
    guard depth < 16, (try? work.count()) != nil else { return .null }
    if let path = shape(element) { return path.tightBox }
    if element.name == "use", let target = element.reference.flatMap({ elements[$0] }) {
      return box(of: target, depth: depth + 1)
        .applying(SVGScanner.transform(target["transform"]))
        .offsetBy(dx: length(element["x"], size.width), dy: length(element["y"], size.height))
    }
    if element.name == "image" {
      return CGRect(
        x: length(element["x"], size.width), y: length(element["y"], size.height),
        width: length(element["width"], size.width),
        height: length(element["height"], size.height))
    }
    var whole = CGRect.null
    for child in element.children.prefix(4096) {
      let inner = box(of: child, depth: depth + 1)
      guard !inner.isNull else { continue }
      whole = whole.union(inner.applying(SVGScanner.transform(child["transform"])))
    }
    return whole
  }
}
