import Expectations
import Testing

@testable import PantographPlotting

struct DistributionFigureTests {
  private func panel(
    _ values: [Double], thresholds: [Double] = [], intervals: [DistributionFigure.Interval] = []
  ) -> DistributionFigure.Panel {
    DistributionFigure.Panel(
      title: "time of a tap", unit: "ms",
      points: values.enumerated().map {
        Point($1, Double($0 + 1) / Double(values.count))
      },
      intervals: intervals,
      thresholds: thresholds.map { DistributionFigure.Threshold("limit", at: $0) })
  }

  private func figure(_ panels: [DistributionFigure.Panel]) -> DistributionFigure {
    DistributionFigure(
      title: "What people do", legend: (all: "all people", single: "a single person"),
      sections: [
        DistributionFigure.Section("Taps", panels), DistributionFigure.Section("Nothing", []),
      ])
  }

  private func texts(_ drawing: Drawing) -> [String] {
    drawing.marks.compactMap { mark in
      if case .text(let text, _, _) = mark { text } else { nil }
    }
  }

  @Test func `each quantity has a chart with its thresholds' names`() {
    let drawing = figure([panel([50, 70, 90], thresholds: [60, 80])]).drawing(width: 800)
    let texts = texts(drawing)
    for text in [
      "What people do", "all people", "today's threshold", "Taps", "time of a tap", "limit 60",
      "limit 80", "ms",
    ] {
      expect(texts.contains(text), "\(text)")
    }
    expect(!texts.contains("Nothing") && !texts.contains("a single person"))
  }

  @Test func `panels are in rows, and the picture is as high as they need`() {
    let one = figure([panel([1, 2])]).drawing(width: 800)
    let five = figure((0..<5).map { _ in panel([1, 2]) }).drawing(width: 800)
    let wide = figure((0..<5).map { _ in panel([1, 2]) }).drawing(width: 2400)
    expect(five.height > one.height && wide.height == one.height)
  }

  @Test func `one very large value does not hide the others`() {
    let values = (1...100).map(Double.init) + [50_000]
    expect(panel(values).end, isBelow: 200)
    // A threshold near the values is shown; one far away is only named.
    expect(panel(values, thresholds: [150]).end, isAbove: 150)
    let far = panel(values, thresholds: [5_000])
    expect(far.end, isBelow: 200)
    expect(texts(figure([far]).drawing(width: 800)).contains("limit 5000 \u{2192}"))
    // Values far beyond a threshold are cut off, but never more than a quarter of the values.
    expect(panel([1, 2, 3, 4, 5, 6, 7, 8, 9, 900], thresholds: [4]).end, isBelow: 20)
    expect(panel([100, 200, 300, 400], thresholds: [4]).end, isAbove: 300)
  }

  @Test func `nothing, and numbers that are not finite, make a picture`() {
    for values in [[], [0], [.nan], [.infinity, 1]] {
      let drawing = figure([panel(values, thresholds: [1])]).drawing(width: 10)
      expect(drawing.height.isFinite && drawing.height > 0)
      expect(!SVGWriter().text(of: drawing).contains("nan"))
    }
  }

  @Test func `intervals are in the legend, and open ends reach the edges`() {
    let open = DistributionFigure.Interval(share: 0.5, low: nil, high: 80)
    let drawing = figure([panel([50, 70, 90], intervals: [open])]).drawing(width: 800)
    expect(texts(drawing).contains("95 % interval"))
  }
}
