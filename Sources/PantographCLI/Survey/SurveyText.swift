import PantographCommands
import PantographPlainText
import PantographSurvey
import PantographTouches

/// Writes the results of a survey for people.
struct SurveyText {
  private(set) var text: PrintableText = ""
  private let run: SurveyRun
  private let style: TextStyle

  init(_ run: SurveyRun, _ reports: [SurveyReport], style: TextStyle) {
    self.run = run
    self.style = style
    head()
    for report in reports { add(report) }
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  private mutating func head() {
    var words = SurveyRun.count(run.recordings)
    if run.peopleCount > 0 { words += ", \(Self.count(run.peopleCount, "person", "people"))" }
    words += ", \(Self.count(run.deviceCount, "device", "devices")), \(run.events) events"
    text += style.bold("\(words)") + "\n"
    for remark in run.remarks { text += "  \(remark)\n" }
  }

  private mutating func add(_ report: SurveyReport) {
    let grouping = report.grouping
    let groups = Self.count(report.groups.count, grouping.name, grouping.plural)
    let touches = Self.count(report.touches, "touch", "touches")
    let contacts = Self.count(report.contacts, "contact", "contacts")
    let gestures = Self.count(report.touches, "gesture", "gestures")
    let counts =
      report.kind == .movements ? "\(groups), \(gestures)" : "\(groups), \(touches), \(contacts)"
    let title = "\(report.kind.title): \(counts)"
    text += "\n" + style.bold("\(title)") + "\n"
    text +=
      report.groups.count > 1
      ? "  Each \(grouping.name) counts the same. In parentheses: 95 % intervals for other \(grouping.plural); an end without a number is open.\n"
      : "  There are no intervals: all is from one \(grouping.name), and others may differ.\n"
    let table = SurveyTable(report, style: style)
    for section in SurveyQuantity.Section.allCases {
      let rows = report.rows.filter { $0.quantity.section == section }
      guard !rows.isEmpty else { continue }
      text += "\n" + table.heading(section)
      for row in rows { text += table.lines(row) }
    }
    fates(report)
  }

  private mutating func fates(_ report: SurveyReport) {
    let seen = report.fates.filter { $0.count > 0 }
    guard report.contacts > 0, report.kind == .touchpad || !seen.isEmpty else { return }
    text += "\n  " + style.bold("Contacts that the filters refuse") + "\n"
    for row in report.fates {
      let title = row.fate.title
      let space = String(repeating: " ", count: max(1, 33 - title.count))
      text += "  \(title)\(space)\(row.count), \(SurveyNumber.percent(row.share))\n"
    }
  }
}

/// The lines of one kind of surface, in columns of one width.
private struct SurveyTable {
  private let report: SurveyReport
  private let style: TextStyle
  private let widths: [Int]
  private let nameWidth: Int

  private static let shares = SurveyReport.shares.map { "\(SurveyNumber.text(100 * $0)) %" }

  init(_ report: SurveyReport, style: TextStyle) {
    self.report = report
    self.style = style
    let headings = Self.headings(report)
    var widths = headings.map(\.count)
    for row in report.rows {
      for cells in [Self.cells(row), Self.intervals(row)] {
        for (column, cell) in cells.enumerated() {
          widths[column] = max(widths[column], cell.count)
        }
      }
    }
    self.widths = widths
    let names = report.rows.map { $0.quantity.title.count + $0.quantity.unit.symbol.count + 2 }
    nameWidth = names.max() ?? 0
  }

  private static func headings(_ report: SurveyReport) -> [String] {
    ["values", report.grouping.plural] + shares
  }

  private static func cells(_ row: SurveyReport.Row) -> [String] {
    ["\(row.count)", "\(row.groups)"] + row.quantiles.map { SurveyNumber.text($0.value) }
  }

  private static func intervals(_ row: SurveyReport.Row) -> [String] {
    ["", ""] + row.quantiles.map { SurveyNumber.text($0.interval) }
  }

  private func line(_ name: String, _ cells: [String]) -> String {
    var line = "  " + name + String(repeating: " ", count: max(0, nameWidth - name.count))
    for (column, cell) in cells.enumerated() {
      line += "  " + String(repeating: " ", count: max(0, widths[column] - cell.count)) + cell
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  func heading(_ section: SurveyQuantity.Section) -> PrintableText {
    let name = section.title
    let rest = line(String(repeating: " ", count: name.count), Self.headings(report))
    return "  " + style.bold("\(name)") + style.faint("\(rest.dropFirst(2 + name.count))") + "\n"
  }

  func lines(_ row: SurveyReport.Row) -> PrintableText {
    let name = "\(row.quantity.title), \(row.quantity.unit.symbol)"
    var text: PrintableText = "\(line(name, Self.cells(row)))\n"
    let isKnown = row.quantiles.contains { $0.interval?.low != nil || $0.interval?.high != nil }
    if isKnown { text += style.faint("\(line("", Self.intervals(row)))") + "\n" }
    for placed in row.thresholds { text += threshold(placed) }
    return text
  }

  /// Returns the line of a threshold, and a line with the changes of its share if it were moved.
  private func threshold(_ placed: SurveyReport.Placed) -> PrintableText {
    let threshold = placed.threshold
    let unit = threshold.quantity.unit
    let value = "\(SurveyNumber.text(threshold.value)) \(unit.symbol)"
    let some = "at most \(value) (\(threshold.name)): \(SurveyNumber.percent(placed.below))"
    let step = "\(SurveyNumber.text(unit.step)) \(unit.symbol)"
    guard placed.changes.contains(where: { $0.share.share > 0 }) else {
      return "    \(some)" + style.faint("; the same if moved by 10 % or \(step)") + "\n"
    }
    let changes = placed.changes.map { move, share in
      let raises = move.value(threshold) > threshold.value
      let name =
        switch move {
        case .none: ""
        case .tenthLower, .tenthHigher: "10 %"
        case .stepLower, .stepHigher: step
        }
      return
        "\(name) \(raises ? "more" : "less") \(SurveyNumber.change(share.share, raises: raises))"
    }
    return "    \(some)\n" + style.faint("      if moved: \(changes.joined(separator: ", "))")
      + "\n"
  }
}
