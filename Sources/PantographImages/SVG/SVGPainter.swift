import CoreGraphics
import Foundation

/// Draws the elements of an SVG picture.
final class SVGPainter {
  let context: CGContext
  let read: (([UInt8]) -> CGImage?)?
  /// The elements by their identifiers.
  let elements: [String: SVGElement]
  let rules: SVGRules
  /// The size to which percentages refer.
  let size: CGSize
  /// Whether brightness becomes opacity, as in a mask.
  let isMask: Bool
  /// The step that is being painted into a mask; nil for other content.
  var pass: MaskPass?
  let work: SVGWork

  init(_ context: CGContext, root: SVGElement, read: (([UInt8]) -> CGImage?)?) {
    self.context = context
    self.read = read
    var elements: [String: SVGElement] = [:]
    var rules = SVGRules()
    var open = [root]
    while let element = open.popLast() {
      if let id = element["id"], elements[id] == nil { elements[id] = element }
      if element.name == "style" { rules.add(element.text) }
      open += element.children.reversed()
    }
    (self.elements, self.rules) = (elements, rules)
    size = context.bounds.size
    isMask = false
    work = SVGWork()
  }

  /// Creates a painter for a part that is drawn by itself first.
  init(_ context: CGContext, like other: SVGPainter, isMask: Bool? = nil) {
    self.context = context
    read = other.read
    elements = other.elements
    rules = other.rules
    size = other.size
    self.isMask = isMask ?? other.isMask
    work = other.work
  }

  var diagonal: Double {
    (Double(size.width * size.width + size.height * size.height) / 2).squareRoot()
  }

  func drawRoot(_ root: SVGElement, viewBox: CGRect?) throws(ImageError) {
    if let viewBox { fit(viewBox, in: context.bounds, root["preserveAspectRatio"]) }
    var style = SVGStyle()
    style.apply(rules.properties(of: root), whole: diagonal)
    for child in root.children { try draw(child, style) }
  }

  /// Maps a view box to a rectangle.
  private func fit(_ viewBox: CGRect, in rect: CGRect, _ alignment: String?) {
    var (across, down) = (rect.width / viewBox.width, rect.height / viewBox.height)
    let words = (alignment ?? "xMidYMid").split(separator: " ")
    let place = words.first ?? "xMidYMid"
    if place != "none" {
      let scale = words.last == "slice" ? max(across, down) : min(across, down)
      (across, down) = (scale, scale)
    }
    func share(_ low: String, _ high: String) -> CGFloat {
      place.contains(low) ? 0 : place.contains(high) ? 1 : 0.5
    }
    let x = rect.minX + (rect.width - viewBox.width * across) * share("xMin", "xMax")
    let y = rect.minY + (rect.height - viewBox.height * down) * share("YMin", "YMax")
    context.translateBy(x: x, y: y)
    context.scaleBy(x: across, y: down)
    context.translateBy(x: -viewBox.minX, y: -viewBox.minY)
  }

  // MARK: Elements

  private static let groups: Set<String> = ["g", "a", "svg", "switch", "use", "image"]
  private static let drawn = groups.union([
    "path", "rect", "circle", "ellipse", "line",
    "polyline", "polygon",
  ])

  /// Draws an element with everything in it.
  func draw(_ element: SVGElement, _ outer: SVGStyle) throws(ImageError) {
    guard Self.drawn.contains(element.name), work.depth < SVGWork.mostDepth else { return }
    try work.count()
    work.depth += 1
    defer { work.depth -= 1 }
    let properties = rules.properties(of: element)
    guard properties["display"] != "none" else { return }
    var style = outer
    style.apply(properties, whole: diagonal)
    let opacity = SVGStyle.share(properties["opacity"]) ?? 1
    guard opacity > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(SVGScanner.transform(properties["transform"]))
    if let name = SVGStyle.reference(properties["clip-path"]) { try clip(name, element) }
    let mask = SVGStyle.reference(properties["mask"]).flatMap { elements[$0] }
    guard opacity < 1 || mask != nil else { return try drawContent(element, style) }
    if mask == nil, !Self.groups.contains(element.name),
      style.fill == .none || style.stroke == .none
    {
      // A shape that is painted once needs no group.
      style.fillOpacity *= opacity
      style.strokeOpacity *= opacity
      return try drawContent(element, style)
    }
    try inPasses { () throws(ImageError) in
      try self.work.count(SVGWork.elementsOfGroup)
      let drawing = try mask.map { mask throws(ImageError) in
        try self.mask(mask, for: element)
      }
      let group = CGContext(bounds: self.context.bounds)
      group.concatenate(self.context.ctm)
      let painter = SVGPainter(group, like: self, isMask: self.pass == .brightness)
      try painter.drawContent(element, style)
      if let drawing {
        group.concatenate(group.ctm.inverted())
        group.setBlendMode(.destinationIn)
        group.setAlpha(1)
        group.draw(content: drawing, in: group.bounds)
      }
      if let drawing = group.drawing { self.put(drawing, opacity: opacity, in: self.context) }
    }
  }

  /// Paints once or, into a mask, in both steps.
  private func inPasses(_ body: () throws(ImageError) -> Void) throws(ImageError) {
    guard isMask else { return try body() }
    for next in MaskPass.allCases {
      pass = next
      try body()
    }
    pass = nil
  }

  private func drawContent(_ element: SVGElement, _ style: SVGStyle) throws(ImageError) {
    switch element.name {
    case "g", "a": for child in element.children { try draw(child, style) }
    case "switch":
      if let child = element.children.first(where: { Self.drawn.contains($0.name) }) {
        try draw(child, style)
      }
    case "svg": try drawNested(element, element, style)
    case "use": try drawUse(element, style)
    case "image": try inPasses { () throws(ImageError) in self.drawImage(element) }
    default:
      guard style.isVisible, let path = shape(element), !path.isEmpty else { return }
      try work.count(path)
      try inPasses { () throws(ImageError) in try self.fill(path, style) }
      if case .reference = style.stroke { try work.count(SVGWork.elementsOfGroup) }
      try inPasses { () throws(ImageError) in self.stroke(path, style) }
    }
  }

  private func drawUse(_ element: SVGElement, _ style: SVGStyle) throws(ImageError) {
    guard let name = element.reference, let target = elements[name],
      work.active.insert(ObjectIdentifier(target)).inserted
    else { return }
    defer { work.active.remove(ObjectIdentifier(target)) }
    context.translateBy(
      x: length(element["x"], size.width), y: length(element["y"], size.height))
    if target.name == "symbol" {
      var own = style
      own.apply(rules.properties(of: target), whole: diagonal)
      try drawNested(target, element, own)
    } else {
      try draw(target, style)
    }
  }

  /// Draws the content of a symbol or of a picture within the picture.
  ///
  /// - Parameter frame: The element that states the size.
  private func drawNested(
    _ element: SVGElement, _ frame: SVGElement, _ style: SVGStyle
  ) throws(ImageError) {
    let x = frame === element ? length(element["x"], size.width) : 0
    let y = frame === element ? length(element["y"], size.height) : 0
    let rect = CGRect(
      x: x, y: y, width: length(frame["width"] ?? element["width"] ?? "100%", size.width),
      height: length(frame["height"] ?? element["height"] ?? "100%", size.height))
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    context.clip(to: rect)
    var scanner = SVGScanner(element["viewBox"] ?? "")
    let numbers = scanner.numbers()
    if numbers.count >= 4, numbers[2] > 0, numbers[3] > 0 {
      fit(
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), in: rect,
        element["preserveAspectRatio"])
    } else {
      context.translateBy(x: x, y: y)
    }
    for child in element.children { try draw(child, style) }
  }

  private func drawImage(_ element: SVGElement) {
    guard let text = element["href"] ?? element["xlink:href"], text.hasPrefix("data:image/"),
      let start = text.range(of: "base64,")?.upperBound,
      let data = Data(
        base64Encoded: String(text[start...]), options: .ignoreUnknownCharacters),
      let image = read?([UInt8](data))
    else { return }
    let rect = CGRect(
      x: length(element["x"], size.width), y: length(element["y"], size.height),
      width: element["width"].map { length($0, size.width) } ?? Double(image.width),
      height: element["height"].map { length($0, size.height) } ?? Double(image.height))
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let own = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    context.saveGState()
    context.clip(to: rect)
    fit(own, in: rect, element["preserveAspectRatio"])
    context.setBlendMode(pass?.blendMode ?? .normal)
    context.draw(content: image, in: own)
    context.restoreGState()
  }

  // MARK: Shapes

  func length(_ text: String?, _ whole: CGFloat) -> Double {
    guard let text else { return 0 }
    var scanner = SVGScanner(text)
    return scanner.length(of: Double(whole)) ?? 0
  }

  /// Returns the outline of a shape.
  func shape(_ element: SVGElement) -> CGPath? {
    func x(_ name: String) -> Double { length(element[name], size.width) }
    func y(_ name: String) -> Double { length(element[name], size.height) }
    let path = CGMutablePath()
    switch element.name {
    case "path": return SVGPath.path(element["d"] ?? "")
    case "rect":
      let rect = CGRect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
      guard rect.size.width > 0, rect.size.height > 0 else { return nil }
      let (across, down) = (element["rx"] ?? element["ry"], element["ry"] ?? element["rx"])
      path.addRoundedRect(
        in: rect, cornerWidth: max(length(across, size.width), 0),
        cornerHeight: max(length(down, size.height), 0))
    case "circle":
      let radius = length(element["r"], CGFloat(diagonal))
      guard radius > 0 else { return nil }
      addEllipse(to: path, CGPoint(x: x("cx"), y: y("cy")), radius, radius)
    case "ellipse":
      let (across, down) = (x("rx"), y("ry"))
      guard across > 0, down > 0 else { return nil }
      addEllipse(to: path, CGPoint(x: x("cx"), y: y("cy")), across, down)
    case "line":
      path.move(to: CGPoint(x: x("x1"), y: y("y1")))
      path.addLine(to: CGPoint(x: x("x2"), y: y("y2")))
    case "polyline", "polygon":
      var scanner = SVGScanner(element["points"] ?? "")
      let numbers = scanner.numbers()
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = CGPoint(x: numbers[index], y: numbers[index + 1])
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      if element.name == "polygon" { path.closeSubpath() }
    default: return nil
    }
    return path
  }

  /// Adds an ellipse. Its dashes begin at the right, as the format has it.
  private func addEllipse(
    to path: CGMutablePath, _ center: CGPoint, _ across: Double, _ down: Double
  ) {
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false,
      transform: CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: center.x, ty: center.y))
    path.closeSubpath()
  }

  // MARK: Painting

  /// Draws a drawing that has the bounds of the context at its place.
  func put(_ drawing: Drawing, opacity: Double, in context: CGContext) {
    context.saveGState()
    context.concatenate(context.ctm.inverted())
    context.setBlendMode(pass?.blendMode ?? .normal)
    context.setAlpha(opacity)
    context.draw(content: drawing, in: context.bounds)
    context.restoreGState()
  }

  /// Returns a color. In a mask, it is as opaque as it is bright.
  func shown(_ color: CGColor, _ opacity: Double) -> CGColor {
    let faded = color.copy(alpha: color.alpha * opacity) ?? color
    return pass?.color(faded) ?? faded
  }

  private func fill(_ path: CGPath, _ style: SVGStyle) throws(ImageError) {
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(pass?.blendMode ?? .normal)
    context.addPath(path)
    switch style.fill {
    case .none: context.beginPath()
    case .color(let color):
      context.setFillColor(shown(color, style.fillOpacity))
      context.fillPath(using: style.fillRule)
    case .reference(let name, let fallback):
      if let gradient = gradient(name) {
        let box = path.tightBox
        context.clip(using: style.fillRule)
        draw(gradient, box, style.fillOpacity, in: context)
      } else if let tile = elements[name], tile.name == "pattern" {
        context.clip(using: style.fillRule)
        try draw(pattern: tile, path.tightBox, style.fillOpacity)
      } else if let fallback {
        context.setFillColor(shown(fallback, style.fillOpacity))
        context.fillPath(using: style.fillRule)
      } else {
        context.beginPath()
      }
    }
  }

  private func stroke(_ path: CGPath, _ style: SVGStyle) {
    guard style.line.width > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(pass?.blendMode ?? .normal)
    context.line = style.line
    switch style.stroke {
    case .none: return
    case .color(let color): context.setStrokeColor(shown(color, style.strokeOpacity))
    case .reference(let name, let fallback):
      guard let gradient = gradient(name) else {
        guard let fallback else { return }
        context.setStrokeColor(shown(fallback, style.strokeOpacity))
        break
      }
      // The line in one color, which the gradient then replaces.
      let group = CGContext(bounds: context.bounds)
      group.concatenate(context.ctm)
      group.line = style.line
      group.addPath(path)
      group.strokePath()
      group.setBlendMode(.sourceIn)
      draw(gradient, path.tightBox, style.strokeOpacity, in: group)
      if let drawing = group.drawing { put(drawing, opacity: 1, in: context) }
      return
    }
    context.addPath(path)
    context.strokePath()
  }
}
