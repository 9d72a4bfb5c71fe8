import Foundation

/// Determines the heights of a table view's rows, headers and footers.
@MainActor
final class TableHeights {
  private unowned let table: UITableView
  /// Headers and footers that were created to find out whether a section has any. They are stored
  /// until they are shown.
  @exclusivity(unchecked) private var headers: [Int: UIView] = [:]
  @exclusivity(unchecked) private var footers: [Int: UIView] = [:]

  init(_ table: UITableView) {
    self.table = table
  }

  func forget() {
    headers = [:]
    footers = [:]
  }

  private var isGrouped: Bool { table.style != .plain }

  // MARK: Sections

  /// Returns the initial heights of all sections. Headers and footers are determined before the
  /// rows of their section.
  func sections(of counts: [Int]) -> TableRows {
    var rows = TableRows()
    for (section, count) in counts.enumerated() {
      var new = TableRows.Section()
      new.header = header(section)
      new.footer = footer(section)
      new.rows = firstHeights(section, count)
      rows.sections.append(new)
    }
    rows.place()
    return rows
  }

  func header(_ section: Int) -> CGFloat {
    let wanted =
      table.delegate?.tableView(table, heightForHeaderInSection: section)
      ?? table.sectionHeaderHeight
    guard wanted == UITableView.automaticDimension else {
      // Without an implementation of this method the delegate returns the table view's height.
      let isGiven = wanted != table.sectionHeaderHeight || hasHeader(section)
      return isGrouped || isGiven ? checked(wanted) : 0
    }
    let padding = table.sectionHeaderTopPadding
    let top = !isGrouped && padding > 0 ? padding : 0
    if let view = headerView(section) {
      return top + ownHeight(view, ListLook.plainHeader)
    }
    if let text = title(ofHeader: section) {
      guard isGrouped else { return top + ListLook.plainHeader }
      return (section == 0 ? ListLook.firstGap : ListLook.titledGap) + wrapped(text)
    }
    guard isGrouped else { return 0 }
    return section == 0 && table.tableHeaderView == nil ? ListLook.firstGap : ListLook.gap
  }

  func footer(_ section: Int) -> CGFloat {
    let wanted =
      table.delegate?.tableView(table, heightForFooterInSection: section)
      ?? table.sectionFooterHeight
    guard wanted == UITableView.automaticDimension else {
      let isGiven = wanted != table.sectionFooterHeight || hasFooter(section)
      return isGrouped || isGiven ? checked(wanted) : 0
    }
    if let view = footerView(section) { return ownHeight(view, ListLook.plainHeader) }
    if let text = title(ofFooter: section) {
      // Our value, in points: the margins above and below the text, as in
      // `UITableViewHeaderFooterView`.
      return isGrouped ? wrapped(text) + 16 : ListLook.plainHeader
    }
    return isGrouped ? ListLook.gap : 0
  }

  /// Returns whether the section has a header. `sectionHeaderHeight` of a plain table view applies
  /// only to existing headers, because Interface Builder writes a value into every table view.
  private func hasHeader(_ section: Int) -> Bool {
    headerView(section) != nil || title(ofHeader: section) != nil
  }

  private func hasFooter(_ section: Int) -> Bool {
    footerView(section) != nil || title(ofFooter: section) != nil
  }

  func title(ofHeader section: Int) -> String? {
    table.dataSource?.tableView(table, titleForHeaderInSection: section)
  }

  func title(ofFooter section: Int) -> String? {
    table.dataSource?.tableView(table, titleForFooterInSection: section)
  }

  private func headerView(_ section: Int) -> UIView? {
    if let view = headers[section] { return view }
    let view = table.delegate?.tableView(table, viewForHeaderInSection: section)
    headers[section] = view
    return view
  }

  private func footerView(_ section: Int) -> UIView? {
    if let view = footers[section] { return view }
    let view = table.delegate?.tableView(table, viewForFooterInSection: section)
    footers[section] = view
    return view
  }

  /// Takes the header view, which the delegate creates once each time it is shown. Returns nil if
  /// there is only a title or nothing.
  func takeHeader(_ section: Int) -> UIView? {
    let view = headerView(section)
    headers[section] = nil
    return view
  }

  func takeFooter(_ section: Int) -> UIView? {
    let view = footerView(section)
    footers[section] = nil
    return view
  }

  private func ownHeight(_ view: UIView, _ otherwise: CGFloat) -> CGFloat {
    let width = table.bounds.width
    let height: CGFloat
    if let header = view as? UITableViewHeaderFooterView {
      header.isGrouped = isGrouped
      height = header.height(forWidth: width)
    } else {
      height =
        view.fittingSizeForList(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    if height > 0 { return height }
    return view.bounds.height > 0 ? view.bounds.height : otherwise
  }

  private func wrapped(_ text: String) -> CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.text = text
    label.numberOfLines = 0
    let margin = ListMargins.side(forWidth: table.bounds.width)
    let room = CGSize(
      width: max(table.bounds.width - 2 * margin, 0), height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up)
  }

  private func checked(_ height: CGFloat) -> CGFloat {
    require(height.isFinite && height >= 0, "the height of a part of a table is \(height)")
    return height
  }

  // MARK: Rows

  /// Returns the heights of a section's rows before any of them is visible. Without a delegate, all
  /// of them are the same.
  private func firstHeights(_ section: Int, _ count: Int) -> RowHeights {
    if table.delegate == nil, count > 0 {
      let (height, isMeasured) = first(IndexPath(row: 0, section: section))
      return RowHeights(count: count, height: height, isMeasured: isMeasured)
    }
    var rows = RowHeights()
    for row in 0..<count {
      let (height, isMeasured) = first(IndexPath(row: row, section: section))
      rows.append(height, isMeasured: isMeasured)
    }
    return rows
  }

  /// Returns the height of a row that has not been visible yet.
  func first(_ path: IndexPath) -> (height: CGFloat, isMeasured: Bool) {
    if let estimate = estimate(path) { return (estimate, false) }
    let wanted = wanted(path)
    if wanted == UITableView.automaticDimension { return (UITableView.defaultRowHeight, false) }
    return (checked(wanted), true)
  }

  /// Returns the estimated height; nil if the program provides none.
  private func estimate(_ path: IndexPath) -> CGFloat? {
    let estimate =
      table.delegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
    // 0 and `automaticDimension` mean that there is no estimate.
    guard estimate > 0, estimate.isFinite else { return nil }
    return estimate
  }

  private func wanted(_ path: IndexPath) -> CGFloat {
    table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
  }

  /// Returns whether only the cell determines the row's height.
  func needsCell(_ path: IndexPath) -> Bool {
    wanted(path) == UITableView.automaticDimension
  }

  /// Returns the height of a row. The cell is created first, as UIKit does with estimated heights.
  func height(of path: IndexPath, cell: () -> UITableViewCell) -> CGFloat {
    let cell = cell()
    let wanted = wanted(path)
    guard wanted == UITableView.automaticDimension else { return checked(wanted) }
    let width = cell.bounds.width
    let fits = cell.fittingSizeForList(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fits.height.isFinite ? max(fits.height, 0) : UITableView.defaultRowHeight
  }

  /// Marks rows as not measured if their cells determine the height. Called after the width has
  /// changed.
  func measureAgain(_ rows: inout TableRows) {
    for section in rows.sections.indices {
      rows.sections[section].rows.forget { needsCell(IndexPath(row: $0, section: section)) }
    }
  }
}
