import PantographPlainText

/// The text of an SVG file while it is written.
struct SVGOutput {
  var text = ""
  private let decimals: Int
  private var clips = 0

  init(decimals: Int) {
    self.decimals = min(max(decimals, 0), 6)
  }

  func number(_ value: Double) -> String {
    DecimalText(value, decimals: decimals, extremes: .bounded).description
  }

  mutating func write(_ mark: Mark) {
    switch mark {
    case .path(let path, let fill, let stroke):
      write(path, fill: fill, stroke: stroke)
    case .circle(let center, let radius, let fill, let stroke):
      guard center.isFinite, radius.isFinite, radius >= 0 else { return }
      open("circle")
      attribute("cx", center.x)
      attribute("cy", center.y)
      attribute("r", radius)
      paint(fill: fill, stroke: stroke)
      close()
    case .rectangle(let box, let radius, let fill, let stroke):
      guard box.isFinite, radius.isFinite, box.width >= 0, box.height >= 0 else { return }
      open("rect")
      attribute("x", box.x)
      attribute("y", box.y)
      attribute("width", box.width)
      attribute("height", box.height)
      if radius > 0 { attribute("rx", radius) }
      paint(fill: fill, stroke: stroke)
      close()
    case .text(let string, let point, let style):
      write(string, at: point, style)
    case .group(let group):
      write(group)
    }
  }

  private mutating func write(_ path: Path, fill: Color?, stroke: Stroke?) {
    let points = path.points.filter { $0.isFinite }
    guard let first = points.first else { return }
    open("path")
    text += " d=\"M"
    coordinates(first)
    for (index, point) in points.dropFirst().enumerated() {
      text += index == 0 ? "L" : " "
      coordinates(point)
    }
    // A line of length 0 with a round cap is a dot, for a contact that never moved.
    if points.count == 1 { text += "h0" }
    if path.isClosed { text += "Z" }
    text += "\""
    paint(fill: fill, stroke: stroke)
    close()
  }

  private mutating func write(_ string: String, at point: Point, _ style: TextStyle) {
    guard point.isFinite, style.size.isFinite, style.rotation.isFinite else { return }
    open("text")
    attribute("x", point.x)
    attribute("y", point.y)
    attribute("font-size", style.size)
    if style.weight == .bold { attribute("font-weight", "bold") }
    switch style.anchor {
    case .start: break
    case .middle: attribute("text-anchor", "middle")
    case .end: attribute("text-anchor", "end")
    }
    if style.rotation != 0 {
      let parts = "\(number(style.rotation)) \(number(point.x)) \(number(point.y))"
      attribute("transform", "rotate(" + parts + ")")
    }
    paint(fill: style.color, stroke: nil)
    text += ">"
    escape(string)
    text += "</text>\n"
  }

  private mutating func write(_ group: MarkGroup) {
    let transform = group.transform
    guard transform.scale.isFinite, transform.offset.isFinite else { return }
    if let clip = group.clip {
      guard clip.isFinite else { return }
      clips += 1
      text += "<clipPath id=\"clip\(clips)\">"
      open("rect")
      attribute("x", clip.x)
      attribute("y", clip.y)
      attribute("width", max(0, clip.width))
      attribute("height", max(0, clip.height))
      text += "/></clipPath>\n"
    }
    open("g")
    if group.clip != nil { attribute("clip-path", "url(#clip\(clips))") }
    if transform != .identity {
      let offset = "\(number(transform.offset.x)) \(number(transform.offset.y))"
      // The scale has six decimals, because a small scale is multiplied with large coordinates.
      let scale = DecimalText(transform.scale, decimals: 6, extremes: .bounded).description
      attribute("transform", "translate(" + offset + ") scale(" + scale + ")")
    }
    endOpen()
    for mark in group.marks { write(mark) }
    text += "</g>\n"
  }

  private mutating func coordinates(_ point: Point) {
    text += number(point.x)
    text += " "
    text += number(point.y)
  }

  private mutating func paint(fill: Color?, stroke: Stroke?) {
    if let fill {
      attribute("fill", hexadecimal(fill))
      opacity("fill-opacity", fill)
    } else {
      attribute("fill", "none")
    }
    guard let stroke else { return }
    attribute("stroke", hexadecimal(stroke.color))
    opacity("stroke-opacity", stroke.color)
    attribute("stroke-width", stroke.width)
    if stroke.cap == .round { attribute("stroke-linecap", "round") }
    attribute("stroke-linejoin", "round")
    guard let first = stroke.dash.first else { return }
    var dash = number(first)
    for length in stroke.dash.dropFirst() { dash += " " + number(length) }
    attribute("stroke-dasharray", dash)
  }

  private mutating func opacity(_ name: String, _ color: Color) {
    if color.alpha < 255 {
      attribute(name, DecimalText(Double(color.alpha) / 255).description)
    }
  }

  private func hexadecimal(_ color: Color) -> String {
    var result = "#"
    for channel in [color.red, color.green, color.blue] {
      if channel < 16 { result += "0" }
      result += String(channel, radix: 16)
    }
    return result
  }
}

extension SVGOutput {
  mutating func open(_ element: String) {
    text += "<"
    text += element
  }

  mutating func endOpen() {
    text += ">\n"
  }

  mutating func close() {
    text += "/>\n"
  }

  mutating func attribute(_ name: String, _ value: Double) {
    attribute(name, number(value))
  }

  mutating func attribute(_ name: String, _ value: String) {
    text += " "
    text += name
    text += "=\""
    escape(value)
    text += "\""
  }

  /// Writes text in XML. Characters that are not allowed in XML become the replacement character.
  mutating func escape(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x26: text += "&amp;"
      case 0x3C: text += "&lt;"
      case 0x3E: text += "&gt;"
      case 0x22: text += "&quot;"
      case 0x09, 0x0A, 0x0D: text += " "
      case 0x00..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
