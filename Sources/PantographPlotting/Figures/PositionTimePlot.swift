/// A plot of the positions of contacts over time: a panel for x and one for y, over the same time
/// axis.
///
/// Both panels have the same scale, so a straight swipe is steep in one and flat in the other. In
/// the lower panel down means down on the surface.
public struct PositionTimePlot: Hashable, Sendable {
  /// The contacts that are drawn.
  public var contacts: [PlottedContact]
  /// The duration of the recording, in seconds. The axis is longer if contacts are outside of it.
  public var duration: Double
  /// Whether the device did not report its size, so that all millimetres are a guess.
  public var isAssumed: Bool
  /// The text in panels without a line.
  private let emptyText: String

  public init(contacts: [PlottedContact], duration: Double, isAssumed: Bool = false) {
    self.contacts = contacts.map { $0.drawable }
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.isAssumed = isAssumed
    emptyText = TrajectoryPlot.emptyText(for: contacts)
  }

  /// Returns the plot's marks, laid out in a box.
  public func marks(in box: Box, palette: Palette) -> [Mark] {
    var times = ValueRange()
    var horizontal = ValueRange()
    var vertical = ValueRange()
    times.include(0)
    times.include(duration)
    for contact in contacts {
      for sample in contact.samples {
        times.include(sample.seconds)
        horizontal.include(sample.xMillimetres)
        vertical.include(sample.yMillimetres)
      }
    }
    // The range is at least a centimetre. Otherwise a resting finger's tremor would look like a
    // swipe.
    let span = max(10, horizontal.span, vertical.span) * 1.12
    let known = times.bounds ?? 0...1
    let time = known.upperBound > known.lowerBound ? known : 0...1
    let timeAxisHeight = 26.0
    let panelHeight = (box.height - timeAxisHeight) / 2
    let upper = Box(x: box.x, y: box.y, width: box.width, height: panelHeight)
    let lower = Box(
      x: box.x, y: upper.maxY, width: box.width, height: panelHeight + timeAxisHeight)
    let xChart = chart(
      "x", time: time, range: horizontal.widened(to: span), isLower: false, palette
    ) { $0.xMillimetres }
    let yChart = chart(
      "y, downward", time: time, range: vertical.widened(to: span), isLower: true, palette
    ) { $0.yMillimetres }
    return xChart.marks(in: upper, palette: palette) + yChart.marks(in: lower, palette: palette)
  }

  private func chart(
    _ title: String, time: ClosedRange<Double>, range: ClosedRange<Double>, isLower: Bool,
    _ palette: Palette, _ value: (PlottedContact.Sample) -> Double
  ) -> Chart {
    let series = contacts.enumerated().map { index, contact in
      ChartSeries(
        label: contact.label, points: contact.samples.map { Point($0.seconds, value($0)) },
        color: palette.series(index), dash: Self.dash(of: index, palette), startSymbol: .ring,
        endSymbol: contact.endSymbol)
    }
    return Chart(
      horizontal: ChartAxis("time", unit: "s", range: time, showsLabels: isLower),
      vertical: ChartAxis(
        title, unit: isAssumed ? "mm, assumed" : "mm", range: range, isReversed: isLower),
      series: series, showsLegend: false, emptyText: emptyText)
  }

  /// Returns the dash of the series with this index: solid until all colors are used, then dashed.
  static func dash(of index: Int, _ palette: Palette) -> [Double] {
    index / palette.series.count % 2 == 0 ? [] : [5, 4]
  }
}
