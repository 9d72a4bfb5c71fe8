import PantographPlotting

/// A page in one HTML file that loads nothing from elsewhere.
package struct ReportDocument {
  private let title: String
  private let style: String
  private let body: String
  private let script: String

  /// Creates a page. `title` is text, `style` CSS, `body` HTML, and `script` the elements at its end;
  /// a page without a script may run none.
  package init(title: String, style: String, body: String, script: String = "") {
    self.title = title
    self.style = style
    self.body = body
    self.script = script
  }

  /// The contents of the file.
  package var html: String {
    let scripts =
      script.isEmpty ? "" : "; script-src 'unsafe-inline' 'wasm-unsafe-eval'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\(scripts)">
      <title>\(Self.escaped(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body)
      \(script)</body>
      </html>

      """
  }

  /// The style of all reports.
  package static var style: String { TuningPage.style }

  /// Returns text as HTML, also within a quoted attribute.
  package static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
  }

  /// Returns a drawing as SVG, in the page's own colors. On a page with several drawings each needs
  /// a name of its own, because their parts refer to each other by names.
  package static func svg(of drawing: Drawing, named name: String = "") -> String {
    var drawing = drawing
    drawing.background = nil
    var svg = SVGWriter().text(of: drawing)
      .replacing("id=\"clip", with: "id=\"\(name)clip")
      .replacing("url(#clip", with: "url(#\(name)clip")
    let palette = Palette.light
    let colors: [(Color, String)] = [
      (palette.text, "ink"), (palette.secondaryText, "faint"), (palette.border, "edge"),
      (palette.grid, "edge"), (palette.background, "ground"), (palette.series(0), "mark"),
      (palette.series(1), "cancel"),
    ]
    for (color, name) in colors {
      svg = svg.replacing("\"\(text(of: color))\"", with: "\"var(--\(name))\"")
    }
    return svg.replacing("\"\(text(of: palette.surface))\"", with: "\"none\"")
  }

  private static func text(of color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16)
      }.joined()
  }
}
