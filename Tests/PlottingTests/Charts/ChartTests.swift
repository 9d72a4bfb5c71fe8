import Expectations
import PantographPlotting
import Testing

struct ChartTests {
  private let blue = Palette.light.series(0)

  private func text(_ chart: Chart, width: Double = 400, height: Double = 240) -> String {
    SVGWriter().text(of: chart.drawing(width: width, height: height))
  }

  @Test func `a chart has its titles, units, legend and markers`() {
    let chart = Chart(
      title: "Velocity", horizontal: ChartAxis("time", unit: "s"),
      vertical: ChartAxis("velocity", unit: "mm/s"),
      series: [
        ChartSeries(label: "raw", points: [Point(0, 0), Point(1, 300)], color: blue)
      ],
      markers: [ChartMarker(.vertical, at: 250, label: "threshold", color: Palette.light.warning)])
    let check = XMLCheck(text(chart))
    expect(check.isWellFormed)
    for word in ["Velocity", "time (s)", "velocity (mm/s)", "raw", "threshold"] {
      expect(check.characters.contains(word))
    }
  }

  @Test func `a point that is no number makes a gap`() {
    func lines(_ points: [Point]) -> Int {
      let series = ChartSeries(label: "", points: points, color: blue)
      let chart = Chart(
        horizontal: ChartAxis("x", range: 0...4), vertical: ChartAxis("y", range: 0...4),
        series: [series])
      return XMLCheck(text(chart)).counts["path"] ?? 0
    }
    let whole = lines([Point(0, 0), Point(1, 1), Point(2, 2), Point(3, 3)])
    expect(lines([Point(0, 0), Point(1, 1), Point(2, .nan), Point(3, 3)]), equals: whole + 1)
  }

  @Test func `a chart without data says so, and one without room is still well-formed`() {
    let chart = Chart(horizontal: ChartAxis("x"), vertical: ChartAxis("y"))
    expect(XMLCheck(text(chart)).characters.contains("no data"))
    expect(XMLCheck(text(chart, width: 1, height: 1)).isWellFormed)
  }
}
