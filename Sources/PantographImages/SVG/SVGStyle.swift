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

/// The rules of the style sheets in a picture: for elements, classes, identifiers and all elements.
struct SVGRules {
  /// The rules by their selectors, each with its place in the style sheets.
  private var rules: [String: [(place: Int, properties: [String: String])]] = [:]
  private var count = 0

  /// The largest number of rules.
  private static let most = 4096

  /// Adds the rules of a style sheet. Selectors of elements within others are ignored.
  mutating func add(_ sheet: String) {
    var rest = Substring(sheet)
    var plain = ""
    while let start = rest.range(of: "/*") {
      plain += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    plain += rest
    for block in plain.split(separator: "}") {
      let parts = block.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let properties = Self.properties(String(parts[1]))
      for selector in parts[0].split(separator: ",") where count < Self.most {
        rules[Self.trimmed(selector), default: []].append((count, properties))
        count += 1
      }
    }
  }

  /// Returns the properties of an element: those of its attributes, of rules, and of its own style.
  func properties(of element: SVGElement) -> [String: String] {
    var result = element.attributes
    if !rules.isEmpty {
      let classes = (element["class"] ?? "").split(separator: " ").map { ".\($0)" }
      let id = element["id"].map { ["#\($0)", "\(element.name)#\($0)"] } ?? []
      // From the weakest to the strongest selectors.
      let names = [
        ["*"], [element.name], classes, classes.map { element.name + $0 }, id,
      ]
      for same in names where !same.isEmpty {
        let found = same.prefix(64).flatMap { rules[$0] ?? [] }
        for rule in found.sorted(by: { $0.place < $1.place }) {
          result.merge(rule.properties) { _, new in new }
        }
      }
    }
    if let style = element["style"] {
      result.merge(Self.properties(style)) { _, new in new }
    }
    return result
  }

  static func properties(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let value = trimmed(pair[1]).replacing("!important", with: "")
      result[trimmed(pair[0])] = trimmed(Substring(value))
    }
    return result
  }

  static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
