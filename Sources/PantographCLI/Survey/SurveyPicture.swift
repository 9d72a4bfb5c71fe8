import PantographPlotting
import PantographSurvey
import PantographTouches

/// Draws the distributions of a survey, for `--plot IMAGE`.
struct SurveyPicture {
  let drawing: Drawing

  /// The largest number of single groups that are drawn in a panel; more would cover each other.
  private static let mostGroups = 20
  /// The number of points of a line.
  private static let points = 200
  private static let width = 1460.0

  init(_ reports: [SurveyReport]) {
    var sections: [DistributionFigure.Section] = []
    for report in reports {
      for section in SurveyQuantity.Section.allCases {
        let rows = report.rows.filter { $0.quantity.section == section }
        sections.append(
          DistributionFigure.Section(
            "\(report.kind.words): \(section.title)", rows.map { Self.panel($0, in: report) }))
      }
    }
    let grouping = reports.first?.grouping ?? .device
    let figure = DistributionFigure(
      title: "What people do, and today's thresholds",
      legend: (
        all: "all \(grouping.plural), each counting the same",
        single: "a single \(grouping.name)"
      ), sections: sections)
    drawing = figure.drawing(width: Self.width)
  }

  private static func panel(
    _ row: SurveyReport.Row, in report: SurveyReport
  ) -> DistributionFigure.Panel {
    let single =
      report.groups.count > 1 && report.groups.count <= mostGroups
      ? report.groups.map { GroupedDistribution([$0.cells.map { $0[row.quantity] }]) } : []
    return DistributionFigure.Panel(
      title: row.quantity.title, unit: row.quantity.unit.symbol,
      points: points(of: row.distribution),
      groups: single.filter { $0.count > 0 }.map { points(of: $0) },
      intervals: row.quantiles.compactMap { quantile in
        quantile.interval.map {
          DistributionFigure.Interval(share: quantile.share, low: $0.low, high: $0.high)
        }
      },
      thresholds: row.thresholds.map {
        DistributionFigure.Threshold($0.threshold.name, at: $0.threshold.value)
      })
  }

  private static func points(of distribution: GroupedDistribution) -> [Point] {
    var points: [Point] = []
    for index in 1...Self.points {
      let share = Double(index) / Double(Self.points)
      let value = distribution.quantile(share)
      if let last = points.last, last.x == value {
        points[points.count - 1].y = share
      } else {
        points.append(Point(value, share))
      }
    }
    return points
  }
}
