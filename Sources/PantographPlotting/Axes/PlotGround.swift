/// The background of a plot: its surface, the lines at its ticks with their labels, and its border.
struct PlotGround {
  let plot: Box
  let palette: Palette
  /// The radius of the plot's corners.
  var radius = 6.0
  /// The font size of the ticks' labels.
  var labelSize = 12.0

  /// The plot's surface, below all other marks.
  var surface: Mark { .rectangle(plot, radius: radius, fill: palette.surface) }

  /// The plot's border, above the lines at the ticks.
  var border: Mark { .rectangle(plot, radius: radius, stroke: Stroke(palette.border)) }

  /// Returns a line from the top to the bottom, with a label below it.
  ///
  /// - Parameters:
  ///   - label: The label; nil for none.
  ///   - stroke: The stroke; nil for that of the grid.
  func column(at x: Double, label: String?, stroke: Stroke? = nil) -> [Mark] {
    let line = Path.line(from: Point(x, plot.y), to: Point(x, plot.maxY))
    var marks: [Mark] = [.path(line, stroke: stroke ?? grid)]
    if let label {
      let style = TextStyle(palette.secondaryText, size: labelSize, anchor: .middle)
      marks.append(.text(label, at: Point(x, plot.maxY + labelSize + 5), style))
    }
    return marks
  }

  /// Returns a line from the left to the right, with a label at its left end.
  ///
  /// - Parameter label: The label; nil for none.
  func row(at y: Double, label: String?) -> [Mark] {
    let line = Path.line(from: Point(plot.x, y), to: Point(plot.maxX, y))
    var marks: [Mark] = [.path(line, stroke: grid)]
    if let label {
      let style = TextStyle(palette.secondaryText, size: labelSize, anchor: .end)
      marks.append(
        .text(label, at: Point(plot.x - labelSize / 2 - 1.5, y + style.centering), style))
    }
    return marks
  }

  /// Returns round numbers along the bottom, as many as fit.
  func columnTicks(of scale: PlotScale, spacing: Double) -> AxisTicks {
    AxisTicks(within: scale.values, about: Int(max(2, plot.width / spacing)))
  }

  private var grid: Stroke { Stroke(palette.grid, cap: .butt) }
}
