import Foundation
import QuartzCore

extension TableTiles {
  func showHeaders(_ window: Range<CGFloat>) {
    // Most tables have no headers.
    if headers.isEmpty, footers.isEmpty, !rows.hasEnds { return }
    let sections = rows.sections(from: window.lowerBound, to: window.upperBound)
    let wanted = Set(sections)
    for section in headers.keys.sorted() where !wanted.contains(section) { removeHeader(section) }
    for section in footers.keys.sorted() where !wanted.contains(section) { removeFooter(section) }
    for section in sections {
      showHeader(section)
      showFooter(section)
    }
  }

  private func showHeader(_ section: Int) {
    let place = rows.header(section)
    guard !place.isEmpty else { return removeHeader(section) }
    if headers[section] == nil {
      let view = heights.takeHeader(section) ?? plain(heights.title(ofHeader: section), false)
      guard let view else { return }
      headers[section] = view
      prepare(view, isFooter: false)
      table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
      if view.superview !== table { insertAbove(view) }
    }
    let height = place.upperBound - place.lowerBound
    var top = place.lowerBound
    if table.style == .plain {
      // The header stays at the top as long as a part of its section is visible.
      let end = rows.section(section).upperBound - height
      top = max(top, min(visibleTop, end))
    }
    lay(headers[section], top, height)
  }

  private func showFooter(_ section: Int) {
    let place = rows.footer(section)
    guard !place.isEmpty else { return removeFooter(section) }
    if footers[section] == nil {
      let view = heights.takeFooter(section) ?? plain(heights.title(ofFooter: section), true)
      guard let view else { return }
      footers[section] = view
      prepare(view, isFooter: true)
      table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
      if view.superview !== table { insertAbove(view) }
    }
    let height = place.upperBound - place.lowerBound
    var top = place.lowerBound
    if table.style == .plain {
      let start = rows.section(section).lowerBound + rows.sections[section].header
      top = min(top, max(visibleEnd - height, start))
    }
    lay(footers[section], top, height)
  }

  private var visibleTop: CGFloat { table.bounds.minY + table.adjustedContentInset.top }
  private var visibleEnd: CGFloat { table.bounds.maxY - table.adjustedContentInset.bottom }

  private func lay(_ view: UIView?, _ top: CGFloat, _ height: CGFloat) {
    let frame = CGRect(x: 0, y: top, width: table.bounds.width, height: height)
    if let view, view.frame != frame { view.frame = frame }
  }

  private func insertAbove(_ view: UIView) {
    let last = table.subviews.lastIndex { $0 is UITableViewCell }
    table.insertSubview(view, at: (last ?? -1) + 1)
  }

  private func prepare(_ view: UIView, isFooter: Bool) {
    guard let header = view as? UITableViewHeaderFooterView else { return }
    header.isFooter = isFooter
    header.isGrouped = table.style != .plain
    if table.style == .plain, header.backgroundColor == nil, header.backgroundView == nil,
      header.backgroundConfiguration == nil
    {
      header.backgroundColor = .systemBackground
    }
  }

  private func plain(_ title: String?, _ isFooter: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.numberOfLines = table.style == .plain ? 1 : 0
    if isFooter { view.textLabel?.font = .preferredFont(forTextStyle: .footnote) }
    return view
  }

  func removeHeader(_ section: Int) {
    guard let view = headers.removeValue(forKey: section) else { return }
    give(view)
    table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
  }

  func removeFooter(_ section: Int) {
    guard let view = footers.removeValue(forKey: section) else { return }
    give(view)
    table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
  }

  private func give(_ view: UIView) {
    view.removeFromSuperview()
    if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
      headerPool.put(header, identifier)
    }
  }

  // MARK: Scrolling to

  /// Returns the offset that shows the row at a position, as far as the content allows.
  func offset(
    showing row: Range<CGFloat>, of section: Int, _ position: UITableView.ScrollPosition
  ) -> CGPoint {
    let bounds = table.bounds
    let inset = table.adjustedContentInset
    // A header that stays at the top covers the content below it.
    let covered = table.style == .plain ? rows.sections[section].header : 0
    let top = row.lowerBound - inset.top - covered
    let bottom = row.upperBound - bounds.height + inset.bottom
    var y = bounds.minY
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = (top + bottom) / 2
    case .none:
      if top < y || top < bottom && row.upperBound - row.lowerBound > bounds.height {
        y = top
      } else if bottom > y {
        y = bottom
      }
    }
    let least = -inset.top
    let most = max(rows.height + inset.bottom - bounds.height, least)
    return CGPoint(x: bounds.minX, y: min(max(y, least), most))
  }
}
