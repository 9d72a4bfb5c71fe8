/// A legend: signs and their meanings, in rows.
public struct Legend: Hashable, Sendable {
  /// The signs, in the order in which they are listed.
  public var entries: [Entry]
  /// The size of the labels.
  public var fontSize: Double
  /// The largest number of rows. The last row shows how many entries are left out.
  public var maximumRows: Int

  /// A sign of the legend and its meaning.
  public struct Entry: Hashable, Sendable {
    /// The meaning of the sign.
    public var label: String
    /// The color of the sign.
    public var color: Color
    /// The sign in front of the label.
    public var sign: Sign

    public init(_ label: String, color: Color, sign: Sign) {
      self.label = label
      self.color = color
      self.sign = sign
    }
  }

  /// The look of an entry's sign.
  public enum Sign: Hashable, Sendable {
    case line(dash: [Double])
    case symbol(PointSymbol)
  }

  public init(_ entries: [Entry], fontSize: Double = 12, maximumRows: Int = 3) {
    self.entries = entries
    self.fontSize = fontSize
    self.maximumRows = max(1, maximumRows)
  }

  /// Returns the legend's marks, laid out from a top left corner, and their height.
  public func layout(
    at origin: Point, width: Double, palette: Palette
  ) -> (marks: [Mark], height: Double) {
    let style = TextStyle(palette.text, size: fontSize)
    let measure = TextMeasure(style)
    let rowHeight = fontSize * 1.75
    var marks: [Mark] = []
    var x = 0.0
    var row = 0
    for (index, entry) in entries.enumerated() {
      let signWidth = entry.sign.width
      let label = measure.fitting(entry.label, width: width - signWidth)
      let advance = signWidth + measure.width(of: label) + 20
      // The last row must have room to show how many entries are left out.
      let isLastRow = row == maximumRows - 1
      let reserve = isLastRow && index < entries.count - 1 ? measure.width(of: "and 9999 more") : 0
      if x > 0 && x + advance - 20 + reserve > width {
        if isLastRow {
          let point = Point(origin.x + x, origin.y + (Double(row) + 0.5) * rowHeight)
          let text = "and \(entries.count - index) more"
          let muted = TextStyle(palette.secondaryText, size: fontSize)
          marks.append(.text(text, at: point + Point(0, style.centering), muted))
          break
        }
        row += 1
        x = 0
      }
      let middle = Point(origin.x + x, origin.y + (Double(row) + 0.5) * rowHeight)
      switch entry.sign {
      case .line(let dash):
        let line = Path.line(from: middle + Point(0, 0), to: middle + Point(18, 0))
        marks.append(.path(line, stroke: Stroke(entry.color, width: 3, dash: dash)))
      case .symbol(let symbol):
        marks += symbol.marks(
          at: middle + Point(6, 0), color: entry.color, background: palette.background)
      }
      marks.append(.text(label, at: middle + Point(signWidth, style.centering), style))
      x += advance
    }
    return (marks, entries.isEmpty ? 0 : Double(row + 1) * rowHeight)
  }
}

extension Legend.Sign {
  var width: Double {
    switch self {
    case .line: 25
    case .symbol: 17
    }
  }
}
