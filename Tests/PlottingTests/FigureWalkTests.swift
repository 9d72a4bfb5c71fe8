import Expectations
import GoldenTexts
import SeededRandom
import Testing

@testable import PantographPlotting

/// Figures of random small data, among them equal, single and missing values, at several widths. All marks are compared with
/// those of an earlier run.
struct FigureWalkTests {
  private struct Maker {
    var random: SeededGenerator

    mutating func number() -> Double {
      [0, 0, 1, 1, 2, 5, 10, -3, 0.5, 100, 1234.5, 1e-4, 99.95][random.below(13)]
    }

    mutating func point() -> Point {
      random.chance(0.03) ? Point(.nan, 1) : Point(number(), number())
    }

    mutating func points() -> [Point] { (0..<random.below(6)).map { _ in point() } }

    mutating func word() -> String {
      ["", "a", "Speed", "a much longer label than fits", "progress at the lift", "12 mm/s", "öß"][
        random.below(7)]
    }

    mutating func color() -> Color {
      Color(UInt32([0x112233, 0xFF0000, 0xFFFFFF][random.below(3)]))
    }
    mutating func width() -> Double { [120, 300, 480, 900][random.below(4)] }
    mutating func palette() -> Palette { random.chance(0.5) ? .light : .dark }

    mutating func axis() -> ChartAxis {
      let low = number()
      return ChartAxis(
        word(), unit: ["", "s", "mm"][random.below(3)],
        range: random.chance(0.3) ? low...low + Double(random.below(3)) * 5 : nil,
        showsLabels: random.chance(0.8), isReversed: random.chance(0.3))
    }

    mutating func symbol() -> PointSymbol? {
      [nil, .ring, .dot, .cross, .diamond, .bead][random.below(6)]
    }

    mutating func chart() -> Drawing {
      let series = (0..<random.below(4)).map { _ in
        ChartSeries(
          label: word(), points: points(), color: color(), dash: random.chance(0.3) ? [4, 2] : [],
          startSymbol: symbol(), endSymbol: symbol())
      }
      let markers = (0..<random.below(3)).map { _ in
        ChartMarker(
          random.chance(0.5) ? .horizontal : .vertical, at: number(), label: word(), color: color())
      }
      let chart = Chart(
        title: word(), horizontal: axis(), vertical: axis(), series: series, markers: markers,
        showsLegend: random.chance(0.7))
      return chart.drawing(width: width(), height: width() / 2, palette: palette())
    }

    mutating func contact() -> PlottedContact {
      var seconds = 0.0
      let samples = (0..<random.below(7)).map { _ in
        seconds += [0, 0.01, 0.02, 0.3][random.below(4)]
        return PlottedContact.Sample(
          seconds: seconds, xMillimetres: Double(random.below(5) * 20),
          yMillimetres: Double(random.below(4) * 20))
      }
      return PlottedContact(
        label: word(), samples: samples,
        end: [.lifted, .cancelled(reason: "palm"), .open][random.below(3)])
    }

    mutating func recording() -> Drawing {
      let surface = PlottedSurface(
        widthMillimetres: Double(random.below(4) * 40),
        heightMillimetres: Double(random.below(3) * 40),
        isAssumed: random.chance(0.3))
      let contacts = (0..<random.below(5)).map { _ in contact() }
      return RecordingFigure(
        title: word(), device: word(), surface: random.chance(0.8) ? surface : nil,
        duration: Double(random.below(4)) / 2, reportsPerSecond: random.chance(0.5) ? 125 : nil,
        contacts: contacts, contactCount: random.chance(0.3) ? contacts.count + 7 : nil
      ).drawing(width: width() + 100, palette: palette())
    }

    mutating func distribution() -> Drawing {
      let sections = (0..<random.below(3)).map { _ in
        DistributionFigure.Section(
          word(),
          (0..<random.below(3)).map { _ in
            DistributionFigure.Panel(
              title: word(), unit: "ms", points: points(),
              groups: (0..<random.below(3)).map { _ in points() },
              intervals: (0..<random.below(3)).map { index in
                DistributionFigure.Interval(
                  share: Double(index) / 4, low: random.chance(0.3) ? nil : number(),
                  high: random.chance(0.3) ? nil : number())
              },
              thresholds: (0..<random.below(4)).map { _ in
                DistributionFigure.Threshold(word(), at: number())
              })
          })
      }
      return DistributionFigure(title: word(), legend: (word(), "person"), sections: sections)
        .drawing(width: width(), palette: palette())
    }

    mutating func effects() -> Drawing {
      let low = number()
      let sections = (0..<random.below(3)).map { _ in
        EffectFigure.Section(
          word(),
          (0..<random.below(5)).map { _ in
            EffectFigure.Row(word(), effect: number(), count: random.below(3) * 7)
          })
      }
      return EffectFigure(
        title: word(), caption: word(), sides: EffectFigure.Sides(below: word(), above: word()),
        mean: random.chance(0.5)
          ? EffectFigure.Mean(word(), effect: low, interval: low - 1...low + 2) : nil,
        sections: sections
      ).drawing(width: width(), palette: palette())
    }

    mutating func parts() -> String {
      let style = TextStyle(color(), size: [9, 12, 20][random.below(3)], weight: .regular)
      let measure = TextMeasure(style)
      let text = (0..<random.below(5)).map { _ in word() }.joined(separator: " ")
      let low = number()
      let span = [0, 0.001, 1, 3, 7, 50, 999][random.below(7)]
      let ticks = AxisTicks(within: low...low + span, about: random.below(9))
      let line = (0..<random.below(12)).map { Point(Double($0), Double(random.below(3))) }
      let thin = LineDecimation(
        tolerance: [0.2, 1, 1.5][random.below(3)], maximumCount: 2 + random.below(5))
      let entries = (0..<random.below(7)).map { index in
        Legend.Entry(
          word(), color: color(), sign: index % 2 == 0 ? .line(dash: []) : .symbol(.dot))
      }
      let legend = Legend(entries, maximumRows: random.below(4)).layout(
        at: Point(3, 4), width: width(), palette: palette())
      return
        "\(measure.lines(of: text, width: width())) \(measure.fitting(text, width: width() / 2)) "
        + "\(measure.width(of: text)) \(ticks) \(ticks.values.map { ticks.label($0) }) "
        + "\(thin.keptIndices(line)) \(legend.marks) \(legend.height) "
        + "\(color().mixed(with: color(), 0.25))"
    }
  }

  private func see(_ text: String) { SeenMarks.see(ShortText.thousandths(text)) }

  @Test(arguments: 0..<3) func `figures of small data`(part: Int) {
    for seed in part * 20..<part * 20 + 20 {
      var maker = Maker(random: SeededGenerator(seed: UInt64(seed)))
      let writer = SVGWriter()
      let drawings = [maker.chart(), maker.recording(), maker.distribution(), maker.effects()]
      see(drawings.map { writer.text(of: $0) }.joined(separator: "\n"))
      see((0..<8).map { _ in maker.parts() }.joined(separator: "\n"))
    }
  }
}
