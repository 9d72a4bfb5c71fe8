/// The inside of a chart: its ground, grid, lines and markers.
struct ChartFrame {
  let chart: Chart
  let plot: Box
  let palette: Palette
  private let x: PlotScale
  private let y: PlotScale

  init(chart: Chart, plot: Box, palette: Palette) {
    self.chart = chart
    self.plot = plot
    self.palette = palette
    var horizontal = ValueRange()
    var vertical = ValueRange()
    for series in chart.series {
      for point in series.points where point.isFinite {
        horizontal.include(point.x)
        vertical.include(point.y)
      }
    }
    x = PlotScale(
      chart.horizontal.drawnRange(of: horizontal), from: plot.x, to: plot.maxX)
    let runsDown = chart.vertical.isReversed
    y = PlotScale(
      chart.vertical.drawnRange(of: vertical),
      from: runsDown ? plot.y : plot.maxY, to: runsDown ? plot.maxY : plot.y)
  }

  var marks: [Mark] {
    let ground = PlotGround(plot: plot, palette: palette, radius: 4, labelSize: 11)
    var marks: [Mark] = [ground.surface]
    let columns = ground.columnTicks(of: x, spacing: 80)
    for value in columns.values {
      let label = chart.horizontal.showsLabels ? columns.label(value) : nil
      marks += ground.column(at: x.position(of: value), label: label)
    }
    let rows = AxisTicks(within: y.values, about: Int(max(2, plot.height / 38)))
    for value in rows.values {
      let label = chart.vertical.showsLabels ? rows.label(value) : nil
      marks += ground.row(at: y.position(of: value), label: label)
    }
    marks.append(ground.border)
    // The clip is slightly larger than the plot, so that symbols at its edge are complete.
    let clip = plot.inset(top: -6, left: -6, bottom: -6, right: -6)
    marks.append(.group(lines, clip: clip))
    if !chart.series.contains(where: { !$0.runs.isEmpty }) {
      let style = TextStyle(palette.secondaryText, size: 13, anchor: .middle)
      marks.append(.text(chart.emptyText, at: plot.center + Point(0, style.centering), style))
    }
    return marks
  }

  private var lines: [Mark] {
    var marks = chart.markers.flatMap { marker($0) }
    var signs: [Mark] = []
    // All lines share a limit of points, so that even a thousand lines make a small file.
    let budget = max(24, 16_000 / max(1, chart.series.count))
    let decimation = LineDecimation(tolerance: 0.2, maximumCount: budget)
    for series in chart.series {
      let stroke = Stroke(series.color, width: series.width, dash: series.dash)
      let runs = series.runs.map { run in
        decimation(run.map { Point(x.position(of: $0.x), y.position(of: $0.y)) })
      }
      for run in runs { marks.append(.path(Path(run), stroke: stroke)) }
      if let symbol = series.startSymbol, let point = runs.first?.first {
        signs += sign(symbol, at: point, series)
      }
      if let symbol = series.endSymbol, let point = runs.last?.last {
        signs += sign(symbol, at: point, series)
      }
    }
    return marks + signs
  }

  private func sign(_ symbol: PointSymbol, at point: Point, _ series: ChartSeries) -> [Mark] {
    symbol.marks(at: point, color: series.color, background: palette.surface, scale: 0.75)
  }

  private func marker(_ marker: ChartMarker) -> [Mark] {
    guard marker.value.isFinite else { return [] }
    let stroke = Stroke(marker.color, width: 1.2, dash: [4, 3], cap: .butt)
    let style = TextStyle(marker.color, size: 10.5)
    let line: Path
    let label: Point
    switch marker.axis {
    case .horizontal:
      let at = x.position(of: marker.value)
      line = .line(from: Point(at, plot.y), to: Point(at, plot.maxY))
      label = Point(at + 4, plot.y + 13)
    case .vertical:
      let at = y.position(of: marker.value)
      line = .line(from: Point(plot.x, at), to: Point(plot.maxX, at))
      label = Point(plot.x + 6, at - 4)
    }
    return [.path(line, stroke: stroke), .text(marker.label, at: label, style)]
  }
}
