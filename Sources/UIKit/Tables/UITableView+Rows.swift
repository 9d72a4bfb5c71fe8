import Foundation
import QuartzCore

extension UITableView {
  // MARK: Reuse

  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return tiles.cellPool.register(identifier, nil) }
    guard let type = cellClass as? UITableViewCell.Type else {
      Misuse.stop("\(cellClass) is no class of cells: make it a UITableViewCell")
    }
    tiles.cellPool.register(identifier) { type.make(.default, for: identifier) }
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return tiles.cellPool.register(identifier, nil) }
    tiles.cellPool.register(identifier) {
      let cell: UITableViewCell = try nib.first()
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return tiles.headerPool.register(identifier, nil) }
    tiles.headerPool.register(identifier) {
      let view: UITableViewHeaderFooterView = try nib.first()
      view.reuseIdentifier = identifier
      return view
    }
  }

  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else { return tiles.headerPool.register(identifier, nil) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      Misuse.stop("\(aClass) is no class of headers: make it a UITableViewHeaderFooterView")
    }
    tiles.headerPool.register(identifier) { type.make(identifier) }
  }

  /// A cell that is used no more, or else a new one; nil where nobody has said how one is made.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isNew) = tiles.cellPool.take(identifier) else { return nil }
    if !isNew { cell.prepareForReuse() }
    return cell
  }

  /// A cell as wide and high as the row is.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Misuse.stop(
        "no cell \"\(identifier)\" is known to the table view: register(_:forCellReuseIdentifier:)"
          + " a class, or make a prototype in the storyboard")
    }
    tiles.size(cell, for: indexPath)
    return cell
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let (view, isNew) = tiles.headerPool.take(identifier) else { return nil }
    if !isNew { view.prepareForReuse() }
    return view
  }

  // MARK: What is there

  /// Nil where the row is out of sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { tiles.cells[indexPath] }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    tiles.cells.first { $0.value === cell }?.key
  }

  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { tiles.cells[$0] }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    tiles.layOutIfNeeded()
    return tiles.cells.keys.sorted()
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiles.headers[section] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiles.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Places

  public func rect(forSection section: Int) -> CGRect {
    tiles.loaded.sections.indices.contains(section)
      ? wide(tiles.loaded.section(section)) : .zero
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    tiles.loaded.sections.indices.contains(section)
      ? wide(tiles.loaded.header(section)) : .zero
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    tiles.loaded.sections.indices.contains(section)
      ? wide(tiles.loaded.footer(section)) : .zero
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard tiles.loaded.contains(indexPath) else { return .zero }
    let row = wide(tiles.loaded.row(indexPath))
    return row.insetBy(dx: min(tiles.groupInset, row.width / 2), dy: 0)
  }

  private func wide(_ range: Range<CGFloat>) -> CGRect {
    CGRect(
      x: 0, y: range.lowerBound, width: bounds.width, height: range.upperBound - range.lowerBound)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard (0..<max(bounds.width, 0)).contains(point.x) else { return nil }
    return tiles.loaded.row(at: point.y)
  }

  /// From the row at the top of the rectangle to the one a point above its bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard rect.maxX > 0, rect.minX < bounds.width else { return [] }
    let rows = tiles.loaded
    return rows.rows(from: rect.minY, to: max(rect.maxY - 1, rect.minY).nextUp)
  }

  // MARK: Scrolling

  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rows = tiles.loaded
    require(
      rows.contains(indexPath),
      "a table view cannot scroll to row \(indexPath.map { "\($0)" }.joined(separator: ".")): "
        + "there is none")
    tiles.measure(upTo: indexPath)
    let row = tiles.loaded.row(indexPath)
    setContentOffset(
      tiles.offset(showing: row, of: indexPath.section, scrollPosition), animated: animated)
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.paths.filter { tiles.loaded.contains($0) }.min {
      (tiles.loaded.row($0).lowerBound - middle).magnitude
        < (tiles.loaded.row($1).lowerBound - middle).magnitude
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Nobody is told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selection.clear(animated: animated) }
    guard tiles.loaded.contains(indexPath) else { return }
    if !selection.allowsMultiple { selection.clear(animated: animated, but: indexPath) }
    selection.select(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, animated: animated)
  }

  // MARK: Changes

  public func beginUpdates() { updates.begin() }
  public func endUpdates() { updates.end() }
  public var hasUncommittedUpdates: Bool { updates.isOpen }

  /// Calls the block at once. The completion comes when everything has arrived.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.perform(updates, completion)
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.change(animation) { $0.items.inserted += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.change(animation) { $0.items.deleted += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.change(animation) { $0.items.reloaded += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.change(.automatic) {
      $0.items.moved.append(ListChanges.Move(from: indexPath, to: newIndexPath))
    }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.change(animation) { $0.sections.inserted += sections }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.change(animation) { $0.sections.deleted += sections }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.change(animation) { $0.sections.reloaded += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    updates.change(.automatic) {
      $0.sections.moved.append(ListChanges.Move(from: section, to: newSection))
    }
  }

  /// Has the data source set up the cells again that are there for these rows.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { tiles.reconfigure(path) }
  }

  // MARK: From cells

  func accessoryTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if let segue = cell.accessorySegue { return segue() }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  func editControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .delete: swipes.open(path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }
}
