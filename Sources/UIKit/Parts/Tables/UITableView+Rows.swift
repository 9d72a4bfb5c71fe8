import Foundation
import QuartzCore

extension UITableView {
  // MARK: Reuse

  func ownRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return tiles.cellPool.register(identifier, nil) }
    guard let type = cellClass as? UITableViewCell.Type else {
      Misuse.stop("\(cellClass) is no class of cells: make it a UITableViewCell")
    }
    tiles.cellPool.register(identifier) { type.make(.default, for: identifier) }
  }

  func ownRegister(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return tiles.cellPool.register(identifier, nil) }
    tiles.cellPool.register(identifier) {
      let cell: UITableViewCell = try TiersAbove.interfaces.first(in: nib)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  func ownRegister(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return tiles.headerPool.register(identifier, nil) }
    tiles.headerPool.register(identifier) {
      let view: UITableViewHeaderFooterView = try TiersAbove.interfaces.first(in: nib)
      view.reuseIdentifier = identifier
      return view
    }
  }

  func ownRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return tiles.headerPool.register(identifier, nil) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      Misuse.stop("\(aClass) is no class of headers: make it a UITableViewHeaderFooterView")
    }
    tiles.headerPool.register(identifier) { type.make(identifier) }
  }

  func ownDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isNew) = tiles.cellPool.take(identifier) else { return nil }
    if !isNew { cell.prepareForReuse() }
    return cell
  }

  func ownDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Misuse.stop(
        "no cell \"\(identifier)\" is known to the table view: register(_:forCellReuseIdentifier:)"
          + " a class, or make a prototype in the storyboard")
    }
    tiles.size(cell, for: indexPath)
    return cell
  }

  func ownDequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    guard let (view, isNew) = tiles.headerPool.take(identifier) else { return nil }
    if !isNew { view.prepareForReuse() }
    return view
  }

  // MARK: What is there

  var ownIndexPathsForVisibleRows: [IndexPath]? {
    tiles.layOutIfNeeded()
    return tiles.cells.keys.sorted()
  }

  // MARK: Places

  func ownRect(forSection section: Int) -> CGRect {
    tiles.loaded.sections.indices.contains(section)
      ? wide(tiles.loaded.section(section)) : .zero
  }

  func ownRectForHeader(inSection section: Int) -> CGRect {
    tiles.loaded.sections.indices.contains(section)
      ? wide(tiles.loaded.header(section)) : .zero
  }

  func ownRectForFooter(inSection section: Int) -> CGRect {
    tiles.loaded.sections.indices.contains(section)
      ? wide(tiles.loaded.footer(section)) : .zero
  }

  func ownRectForRow(at indexPath: IndexPath) -> CGRect {
    guard tiles.loaded.contains(indexPath) else { return .zero }
    let row = wide(tiles.loaded.row(indexPath))
    return row.insetBy(dx: min(tiles.groupInset, row.width / 2), dy: 0)
  }

  private func wide(_ range: Range<CGFloat>) -> CGRect {
    CGRect(
      x: 0, y: range.lowerBound, width: bounds.width, height: range.upperBound - range.lowerBound)
  }

  func ownIndexPathForRow(at point: CGPoint) -> IndexPath? {
    guard (0..<max(bounds.width, 0)).contains(point.x) else { return nil }
    return tiles.loaded.row(at: point.y)
  }

  func ownIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard rect.maxX > 0, rect.minX < bounds.width else { return [] }
    let rows = tiles.loaded
    return rows.rows(from: rect.minY, to: max(rect.maxY - 1, rect.minY).nextUp)
  }

  // MARK: Scrolling

  func ownScrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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

  func ownScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.paths.filter { tiles.loaded.contains($0) }.min {
      (tiles.loaded.row($0).lowerBound - middle).magnitude
        < (tiles.loaded.row($1).lowerBound - middle).magnitude
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: Selection

  func ownSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selection.clear(animated: animated) }
    guard tiles.loaded.contains(indexPath) else { return }
    if !selection.allowsMultiple { selection.clear(animated: animated, but: indexPath) }
    selection.select(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  // MARK: Changes

  func ownMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.change(.automatic) {
      $0.items.moved.append(ListChanges.Move(from: indexPath, to: newIndexPath))
    }
  }

  func ownMoveSection(_ section: Int, toSection newSection: Int) {
    updates.change(.automatic) {
      $0.sections.moved.append(ListChanges.Move(from: section, to: newSection))
    }
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

extension TableTiles {
  /// Returns the number of rows in each section, from the data source.
  func counts() -> [Int] {
    guard let source = table.dataSource else { return [] }
    let sections = source.numberOfSections(in: table)
    require(sections >= 0, "a data source has \(sections) sections")
    return (0..<sections).map { section in
      let count = source.tableView(table, numberOfRowsInSection: section)
      require(count >= 0, "section \(section) of a data source has \(count) rows")
      return count
    }
  }
}
