/// Writes a drawing as SVG. The same drawing gives the same bytes on every machine.
public struct SVGWriter: Sendable {
  /// The number of decimals with which coordinates are written.
  public var decimals = 2
  /// The names of fonts; the first one available is used.
  public var fontFamily = "Inter, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"

  public init() {}

  /// Returns the whole SVG file of a drawing.
  public func text(of drawing: Drawing) -> String {
    var output = SVGOutput(decimals: decimals)
    let size = "\(output.number(drawing.width)) \(output.number(drawing.height))"
    output.open("svg")
    output.attribute("xmlns", "http://www.w3.org/2000/svg")
    output.attribute("width", drawing.width)
    output.attribute("height", drawing.height)
    output.attribute("viewBox", "0 0 " + size)
    output.attribute("font-family", fontFamily)
    if !drawing.title.isEmpty { output.attribute("role", "img") }
    output.endOpen()
    if !drawing.title.isEmpty {
      output.text += "<title>"
      output.escape(drawing.title)
      output.text += "</title>\n"
    }
    if let background = drawing.background {
      let all = Box(x: 0, y: 0, width: drawing.width, height: drawing.height)
      output.write(.rectangle(all, fill: background))
    }
    for mark in drawing.marks { output.write(mark) }
    output.text += "</svg>\n"
    return output.text
  }
}
