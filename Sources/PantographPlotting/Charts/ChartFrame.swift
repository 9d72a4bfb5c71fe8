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
    var marks: [Mark] = [.rectangle(plot, radius: 4, fill: palette.surface)]
    let labels = TextStyle(palette.secondaryText, size: 11)
    let grid = Stroke(palette.grid, width: 1, cap: .butt)
    let columns = AxisTicks(within: x.values, about: Int(max(2, plot.width / 80)))
    for value in columns.values {
      let at = x.position(of: value)
      marks.append(.path(.line(from: Point(at, plot.y), to: Point(at, plot.maxY)), stroke: grid))
      guard chart.horizontal.showsLabels else { continue }
      var style = labels
      style.anchor = .middle
      marks.append(.text(columns.label(value), at: Point(at, plot.maxY + 16), style))
    }
    let rows = AxisTicks(within: y.values, about: Int(max(2, plot.height / 38)))
    for value in rows.values {
      let at = y.position(of: value)
      marks.append(.path(.line(from: Point(plot.x, at), to: Point(plot.maxX, at)), stroke: grid))
      guard chart.vertical.showsLabels else { continue }
      var style = labels
      style.anchor = .end
      marks.append(.text(rows.label(value), at: Point(plot.x - 7, at + style.centering), style))
    }
    marks.append(.rectangle(plot, radius: 4, stroke: Stroke(palette.border, width: 1)))
    // A little more than the plot, so that signs on its edge are whole.
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
    // All lines share a budget, so that a thousand of them are a small file too.
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
