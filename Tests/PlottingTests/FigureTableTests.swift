import Expectations
import GoldenTexts
import Testing

@testable import PantographPlotting

/// Whole figures as SVG, at several widths: every margin, size and place of a label is compared.
struct FigureTableTests {
  private struct Table {
    private(set) var text = ""
    private var writer = SVGWriter()

    mutating func add(_ title: String, _ drawing: Drawing) {
      text += "# \(title)\n" + writer.text(of: drawing)
    }

    mutating func add(_ title: String, _ line: String) { text += "# \(title)\n\(line)\n" }
  }

  private func expect(
    _ name: String, _ table: Table, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: table.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private typealias Sample = PlottedContact.Sample

  /// A contact along a bow, for a number of seconds.
  private func contact(
    _ label: String, count: Int = 7, from: Double = 0, for seconds: Double = 0.6,
    at origin: Point = Point(20, 50), by way: Point = Point(50, -30),
    end: PlottedContact.End = .lifted
  ) -> PlottedContact {
    let samples = (0..<count).map { index in
      let part = Double(index) / Double(max(count - 1, 1))
      return Sample(
        seconds: from + seconds * part, xMillimetres: origin.x + way.x * part,
        yMillimetres: origin.y + way.y * part * part)
    }
    return PlottedContact(label: label, samples: samples, end: end)
  }

  private let pad = PlottedSurface(widthMillimetres: 102, heightMillimetres: 68)

  private func recording(
    _ contacts: [PlottedContact], title: String = "swipe.evemu", duration: Double = 1,
    surface: PlottedSurface?
  ) -> RecordingFigure {
    RecordingFigure(
      title: title, device: "A pad", surface: surface, duration: duration, reportsPerSecond: 80,
      contacts: contacts)
  }

  @Test func `figures of recordings`() throws {
    var table = Table()
    let swipe = [
      contact("1"), contact("2", from: 0.1, at: Point(40, 20), end: .cancelled(reason: "palm")),
      contact("3", from: 0.2, at: Point(10, 5), by: Point(3, 50), end: .open),
    ]
    table.add("three contacts", recording(swipe, surface: pad).drawing())
    let assumed = PlottedSurface(widthMillimetres: 62, heightMillimetres: 110, isAssumed: true)
    table.add("a tall surface of an assumed size", recording(swipe, surface: assumed).drawing())
    let wide = PlottedSurface(widthMillimetres: 300, heightMillimetres: 40)
    table.add(
      "a wide surface, beyond its edge",
      recording([contact("1", at: Point(250, 10), by: Point(60, 40))], surface: wide).drawing())
    table.add("no size", recording(swipe, surface: nil).drawing())
    table.add("no contacts", recording([], surface: pad).drawing())
    table.add(
      "a tap and a long contact",
      recording(
        [contact("tap", count: 1), contact("long", count: 4, for: 14)], duration: 14, surface: pad
      ).drawing())
    table.add(
      "contacts at one place, and many",
      recording(
        (1...9).map {
          contact(
            "\($0)", count: 3, from: Double($0) / 20, at: Point(10 * Double($0), 30),
            by: Point(2, 1))
        }, title: String(repeating: "a long title ", count: 20), surface: pad
      ).drawing(palette: .dark))
    var lost = contact("1", count: 4)
    lost.samples += [
      Sample(seconds: 1, xMillimetres: .nan, yMillimetres: 0),
      Sample(seconds: 1, xMillimetres: 1e5, yMillimetres: 0),
      Sample(seconds: 1, xMillimetres: 0, yMillimetres: -1e5),
      Sample(seconds: 1e9, xMillimetres: 0, yMillimetres: 0),
      Sample(seconds: 1, xMillimetres: 900, yMillimetres: 0),
    ]
    table.add("samples that are left out", recording([lost], surface: pad).drawing())
    try expect("recording-figures", table)
  }

  private func release(at point: Point, speed: Double) -> ReleaseFigure {
    var figure = ReleaseFigure()
    figure.followed = [Point(0, 0), Point(point.x / 2, point.y / 3), point]
    figure.settled = [point, Point((point.x + 0.7) / 2, point.y / 2), Point(0.7, 0)]
    figure.levels = [
      ReleaseFigure.Level(0.5, "finishes from 50 %"), ReleaseFigure.Level(0, "away", isPlace: true),
      ReleaseFigure.Level(1, "shown", isPlace: true),
    ]
    figure.release = ReleaseFigure.Release(at: point, speed: speed, label: "let go at 512 pt/s")
    figure.moments = [0, 0.1, 0.1004, point.x, 0.7]
    figure.times = 0...0.7
    figure.verdict = "Went back"
    figure.reasons = [
      "Flicked back at 512 pt/s, 12 above the threshold of 500.",
      "With 13 pt/s less it would have finished, because it was past the middle of its course.",
    ]
    return figure
  }

  private func drawing(_ figure: ReleaseFigure, width: Double) -> Drawing {
    let box = Box(x: 5, y: 7, width: width, height: figure.height(width: width))
    return Drawing(
      width: width + 10, height: box.height + 14, background: nil, title: "",
      marks: figure.marks(in: box))
  }

  @Test func `figures of releases`() throws {
    var table = Table()
    for width in [300.0, 640] {
      for (x, y, speed) in [(0.3, 0.62, -2.0), (0.65, 0.95, 3), (0.05, 0.03, 0.4), (0.4, 0.5, 0)] {
        table.add(
          "let go at \(x), \(y) with \(speed), \(width) wide",
          drawing(release(at: Point(x, y), speed: speed), width: width))
      }
    }
    for cursor in [0.0, 0.1, 0.3, 0.5, 0.7] {
      var figure = release(at: Point(0.3, 0.62), speed: -2)
      (figure.cursor, figure.isFinished) = (cursor, true)
      table.add("a film at \(cursor)", drawing(figure, width: 480))
    }
    var bare = ReleaseFigure()
    bare.verdict = "Nothing moved"
    table.add("without a curve", drawing(bare, width: 480))
    bare.verdict = ""
    bare.followed = [Point(0, -0.4), Point(0.5, .nan), Point(1, 1.6)]
    bare.levels = [ReleaseFigure.Level(.nan, "nowhere"), ReleaseFigure.Level(1.5, "beyond")]
    table.add("beyond both ends", drawing(bare, width: 480))
    bare.times = 0...0
    bare.moments = [0, 0, 0]
    table.add("without time", drawing(bare, width: 480))
    try expect("release-figures", table)
  }

  @Test func `figures of effects`() throws {
    var table = Table()
    var figure = EffectFigure(
      title: "The best thresholds", caption: "cost saved per recording",
      sides: EffectFigure.Sides(below: "costs more", above: "costs less"),
      mean: EffectFigure.Mean("mean of people", effect: 0.02, interval: -0.01...0.05),
      sections: [
        EffectFigure.Section(
          "People",
          [0.1, -0.05, 0, 0.31].enumerated().map {
            EffectFigure.Row("person \($0)", effect: $1, count: 20 * ($0 + 1))
          }),
        EffectFigure.Section("Devices", [EffectFigure.Row("pad", effect: 0.5, count: 123_456)]),
        EffectFigure.Section("Nothing", []),
      ])
    for width in [420.0, 700, 1200] { table.add("\(width)", figure.drawing(width: width)) }
    figure.mean = nil
    figure.title = ""
    table.add("without mean and title", figure.drawing(width: 640, palette: .dark))
    figure.sections = [
      EffectFigure.Section(
        "Many",
        (0..<45).map {
          EffectFigure.Row(
            "a very long name of a person, number \($0)", effect: Double($0 - 20) / 50, count: $0)
        })
    ]
    table.add("many", figure.drawing(width: 640))
    figure.sections = [EffectFigure.Section("None", [EffectFigure.Row("a", effect: 0, count: 1)])]
    table.add("no effect at all", figure.drawing(width: 640))
    try expect("effect-figures", table)
  }

  @Test func `figures of distributions`() throws {
    func panel(_ values: [Double], thresholds: [Double] = []) -> DistributionFigure.Panel {
      DistributionFigure.Panel(
        title: "time of a tap", unit: "ms",
        points: values.enumerated().map { Point($1, Double($0 + 1) / Double(values.count)) },
        groups: [[Point(40, 0.3), Point(80, 1)]],
        intervals: [
          DistributionFigure.Interval(share: 0.5, low: 55, high: 80),
          DistributionFigure.Interval(share: 0.9, low: 70, high: nil),
          DistributionFigure.Interval(share: 0.1, low: nil, high: 60),
        ], thresholds: thresholds.map { DistributionFigure.Threshold("limit", at: $0) })
    }
    let figure = DistributionFigure(
      title: "What people do", legend: (all: "all people", single: "a single person"),
      sections: [
        DistributionFigure.Section(
          "Taps",
          [
            panel([50, 70, 90], thresholds: [60, 80, 5000]),
            panel([1, 2, 3, 900], thresholds: [2]),
            panel([]),
          ]), DistributionFigure.Section("Nothing", []),
        DistributionFigure.Section("Pans", [panel([0, 0, 0])]),
      ])
    var table = Table()
    for width in [300.0, 800, 1130] { table.add("\(width)", figure.drawing(width: width)) }
    try expect("distribution-figures", table)
  }

  @Test func `charts, symbols and legends`() throws {
    let palette = Palette.light
    let series = [
      ChartSeries(
        label: "raw", points: [Point(0, 0), Point(1, 300), Point(2, .nan), Point(3, 120)],
        color: palette.series(0), startSymbol: .ring, endSymbol: .dot),
      ChartSeries(
        label: "smooth", points: [Point(0, 10), Point(3, 200)], color: palette.series(1),
        dash: [4, 3], startSymbol: .diamond, endSymbol: .cross),
    ]
    let markers = [
      ChartMarker(.vertical, at: 250, label: "threshold", color: palette.warning),
      ChartMarker(.horizontal, at: 1.5, label: "release", color: palette.warning),
      ChartMarker(.horizontal, at: 99, label: "outside", color: palette.warning),
    ]
    var chart = Chart(
      title: "Velocity", horizontal: ChartAxis("time", unit: "s"),
      vertical: ChartAxis("velocity", unit: "mm/s"), series: series, markers: markers)
    var table = Table()
    for (width, height) in [(400.0, 240.0), (200, 120), (900, 500), (1, 1)] {
      table.add("\(width) × \(height)", chart.drawing(width: width, height: height))
    }
    chart.showsLegend = false
    chart.title = ""
    chart.vertical.isReversed = true
    chart.horizontal.range = 0...10
    chart.vertical.showsLabels = false
    table.add("plain", chart.drawing(width: 400, height: 240, palette: .dark))
    chart.series = []
    table.add("empty", chart.drawing(width: 400, height: 240))
    chart.horizontal.range = 3...3
    chart.series = [ChartSeries(label: "", points: [Point(5, 5)], color: palette.series(2))]
    table.add("one point", chart.drawing(width: 400, height: 240))
    let legend = Legend(
      (1...12).map {
        Legend.Entry(
          "entry \($0)", color: palette.series($0),
          sign: $0.isMultiple(of: 2) ? .line(dash: [2]) : .symbol(.bead))
      }, maximumRows: 2)
    for width in [60.0, 250, 500, 2000] {
      let (marks, height) = legend.layout(at: Point(3, 4), width: width, palette: palette)
      table.add(
        "legend \(width)",
        Drawing(width: width, height: height, background: nil, title: "", marks: marks))
    }
    try expect("charts", table)
  }

  @Test func `ticks of axes`() throws {
    var table = Table()
    for (low, high) in [
      (0.0, 1.0), (0, 7), (-3, 12), (0, 14.14), (0, 0.003), (1e6, 1e6 + 5), (-1e12, 1e12), (5, 5),
      (0, 2e15),
    ] {
      for count in [1, 3, 5, 10] {
        let ticks = AxisTicks(within: low...high, about: count)
        table.add("\(low)...\(high) about \(count)", "\(ticks)")
      }
    }
    try expect("ticks", table)
  }
}
