import CoreGraphics

/// The color or the gradient of a shape.
enum SVGPaint: Equatable {
  case none
  case color(CGColor)
  /// An element, and the color that is used without it.
  case reference(String, fallback: CGColor?)
}

/// The properties that elements take over from the elements around them.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var stroke = SVGPaint.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var fillRule = CGPathFillRule.winding
  var clipRule = CGPathFillRule.winding
  var line: DrawingLine = {
    var line = DrawingLine()
    line.miterLimit = 4
    return line
  }()
  var color = CGColor.black
  var isVisible = true

  /// Takes over the properties of an element. Those that are unknown or damaged change nothing.
  ///
  /// - Parameter whole: The length of which percentages are parts.
  mutating func apply(_ properties: [String: String], whole: Double) {
    func length(_ text: String?) -> Double? {
      guard let text else { return nil }
      var scanner = SVGScanner(text)
      return scanner.length(of: whole)
    }
    if let text = properties["color"], let color = SVGColor.color(text, current: color) {
      self.color = color
    }
    if let paint = paint(properties["fill"]) { fill = paint }
    if let paint = paint(properties["stroke"]) { stroke = paint }
    if let opacity = Self.share(properties["fill-opacity"]) { fillOpacity = opacity }
    if let opacity = Self.share(properties["stroke-opacity"]) { strokeOpacity = opacity }
    if let rule = properties["fill-rule"] { fillRule = rule == "evenodd" ? .evenOdd : .winding }
    if let rule = properties["clip-rule"] { clipRule = rule == "evenodd" ? .evenOdd : .winding }
    if let width = length(properties["stroke-width"]) { line.width = min(max(width, 0), 1e5) }
    if let limit = length(properties["stroke-miterlimit"]) { line.miterLimit = max(limit, 1) }
    if let phase = length(properties["stroke-dashoffset"]) { line.phase = phase }
    switch properties["stroke-linecap"] {
    case "round": line.cap = .round
    case "square": line.cap = .square
    case "butt": line.cap = .butt
    default: break
    }
    switch properties["stroke-linejoin"] {
    case "round": line.join = .round
    case "bevel": line.join = .bevel
    case "miter", "miter-clip", "arcs": line.join = .miter
    default: break
    }
    if let text = properties["stroke-dasharray"] { setDash(text, whole) }
    if let text = properties["visibility"] { isVisible = text == "visible" }
  }

  private mutating func setDash(_ text: String, _ whole: Double) {
    var scanner = SVGScanner(text)
    var lengths: [CGFloat] = []
    while lengths.count < 64, let length = scanner.length(of: whole) {
      lengths.append(min(length, 1e6))
    }
    let isUsable = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    // An odd number of lengths is repeated.
    line.dash = !isUsable ? [] : lengths.count % 2 == 1 ? lengths + lengths : lengths
  }

  private func paint(_ text: String?) -> SVGPaint? {
    guard let text else { return nil }
    if text == "none" { return SVGPaint.none }
    if let name = Self.reference(text) {
      let rest = text.split(separator: ")", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
      return .reference(name, fallback: SVGColor.color(rest, current: color))
    }
    return SVGColor.color(text, current: color).map { .color($0) }
  }

  /// Returns the identifier in `url(#identifier)`.
  static func reference(_ text: String?) -> String? {
    guard let text, text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
    let inside = text[text.index(text.startIndex, offsetBy: 4)..<end]
    let name = inside.filter { !"'\" ".contains($0) }
    return name.hasPrefix("#") ? String(name.dropFirst()) : nil
  }

  /// Returns a number from 0 to 1, which can be a percentage.
  static func share(_ text: String?) -> Double? {
    guard let text else { return nil }
    var scanner = SVGScanner(text)
    return scanner.length(of: 1).map { min(max($0, 0), 1) }
  }
}
