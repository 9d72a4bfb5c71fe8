import PantographCommands
import PantographPlainText
import PantographRecordingFiles
import PantographSurvey
import PantographTuning
import PantographTuningFiles

/// Writes the results of a survey as tables for other programs, for `--csv FOLDER`. A number that
/// does not exist, such as an open end of an interval, is an empty cell.
struct SurveyTables {
  private let reports: [SurveyReport]

  init(_ reports: [SurveyReport]) { self.reports = reports }

  private static let names = ["quantities.csv", "thresholds.csv", "groups.csv"]

  /// Throws if one of the tables exists and may not be overwritten.
  static func check(_ folder: String, overwrites: Bool) throws(Failure) {
    for name in names {
      try OutputPlace(path: folder + "/" + name, overwrites: overwrites).check()
    }
  }

  func write(to folder: String, overwrites: Bool) throws(Failure) {
    try OutputFolder.make(folder)
    do throws(RecordingFileError) {
      for (name, text) in zip(Self.names, [quantities, thresholds, groups]) {
        var file = try OutputFile.create(
          folder + "/" + name, overwrite: overwrites, permissions: .personal)
        try file.write(Array(text.utf8))
        try file.commit()
      }
    } catch {
      throw Failure(error)
    }
  }

  private static func cell(_ number: Double?) -> String {
    number.map { DecimalText($0, decimals: 6).description } ?? ""
  }

  private static func percentiles(_ suffixes: [String]) -> [String] {
    SurveyReport.shares.flatMap { share in
      suffixes.map { "q\(DecimalText(100 * share))\($0)" }
    }
  }

  /// A row for each kind of surface and quantity.
  private var quantities: String {
    var table = TableLine.text(
      ["kind", "quantity", "unit", "values", "groups", "mean", "meanLow", "meanHigh", "smallest"]
        + Self.percentiles(["", "Low", "High"]) + ["largest"])
    for report in reports {
      for row in report.rows {
        var cells = [
          report.kind.key, row.quantity.key, row.quantity.unit.symbol, "\(row.count)",
          "\(row.groups)", Self.cell(row.mean), Self.cell(row.meanInterval?.low),
          Self.cell(row.meanInterval?.high), Self.cell(row.least),
        ]
        for quantile in row.quantiles {
          cells += [
            Self.cell(quantile.value), Self.cell(quantile.interval?.low),
            Self.cell(quantile.interval?.high),
          ]
        }
        table += TableLine.text(cells + [Self.cell(row.most)])
      }
    }
    return table
  }

  /// A row for each threshold and each value that it might have.
  private var thresholds: String {
    var table = TableLine.text([
      "kind", "quantity", "unit", "threshold", "move", "value", "values", "share", "low", "high",
    ])
    for report in reports {
      for row in report.rows {
        for placed in row.thresholds {
          let threshold = placed.threshold
          for (move, share) in [(ThresholdMove.none, placed.below)] + placed.changes {
            table += TableLine.text([
              report.kind.key, row.quantity.key, row.quantity.unit.symbol, threshold.name,
              move.key, Self.cell(move.value(threshold)), "\(placed.count)",
              Self.cell(share.share), Self.cell(share.interval?.low),
              Self.cell(share.interval?.high),
            ])
          }
        }
      }
    }
    return table
  }

  /// A row for each group and quantity.
  private var groups: String {
    var table = TableLine.text(
      ["kind", "group", "quantity", "unit", "values", "mean", "smallest"]
        + Self.percentiles([""]) + ["largest"])
    for report in reports {
      for group in report.groups {
        for quantity in SurveyQuantity.allCases {
          let own = GroupedDistribution([group.cells.map { $0[quantity] }])
          guard own.count > 0 else { continue }
          table += TableLine.text(
            [
              report.kind.key, group.name, quantity.key, quantity.unit.symbol, "\(own.count)",
              Self.cell(own.mean), Self.cell(own.least),
            ] + SurveyReport.shares.map { Self.cell(own.quantile($0)) } + [Self.cell(own.most)])
        }
      }
    }
    return table
  }
}
