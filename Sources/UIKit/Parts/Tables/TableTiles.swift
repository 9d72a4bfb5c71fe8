import Foundation
import QuartzCore

/// The cells, headers and footers that exist now, and the positions of all rows.
@MainActor
final class TableTiles {
  unowned let table: UITableView
  @exclusivity(unchecked) var rows = TableRows() {
    didSet {
      known = nil
      rowChanges += 1
    }
  }
  @exclusivity(unchecked) private var rowChanges = 0
  /// The visible rows when they were last searched for; nil after a change of the rows.
  @exclusivity(unchecked) private var known: (window: Range<CGFloat>, spans: [TableRows.Span])?
  @exclusivity(unchecked) private(set) var cells: [IndexPath: UITableViewCell] = [:]
  /// The rows of `cells`.
  @exclusivity(unchecked) private var shown = ShownRows()
  @exclusivity(unchecked) var headers: [Int: UIView] = [:]
  @exclusivity(unchecked) var footers: [Int: UIView] = [:]
  @exclusivity(unchecked) var cellPool = ReusePool<String, UITableViewCell>()
  @exclusivity(unchecked) var headerPool = ReusePool<String, UITableViewHeaderFooterView>()
  @exclusivity(unchecked) private var isLoaded = false
  /// Whether no cells have been created since the data was loaded.
  @exclusivity(unchecked) private var awaitsCells = true
  @exclusivity(unchecked) private var isLoading = false
  /// The numbers of rows that the data source gave to `reloadData()`, until the rows are loaded.
  @exclusivity(unchecked) private var counted: [Int]?
  @exclusivity(unchecked) private var isLayingOut = false
  /// Cells that were created to measure their rows and are not visible yet.
  @exclusivity(unchecked) private var prepared: [IndexPath: UITableViewCell] = [:]
  lazy var heights = TableHeights(table)

  init(_ table: UITableView) {
    self.table = table
  }

  // MARK: Data

  /// The loaded rows. The data source is called if they are not loaded yet.
  var loaded: TableRows {
    if !isLoaded { load() }
    return rows
  }

  var isReady: Bool { isLoaded }
  var hasReadNothing: Bool { !isLoaded && counted == nil }

  /// Discards the rows' data, so that everything is loaded again.
  func reload() { reload(for: table) }

  /// Discards all data of the table, which may be in its `deinit`.
  func reload(for table: UITableView) {
    isLoaded = false
    awaitsCells = true
    counted = nil
    table.setNeedsLayout()
  }

  /// Asks the data source for the numbers of rows now. Headers and heights are asked for when the rows are loaded: the
  /// program may register the classes of its headers after it has reloaded the data.
  func countRows() {
    guard !isLoaded, !isLoading, table.dataSource != nil else { return }
    isLoading = true
    counted = counts()
    isLoading = false
  }

  /// Loads the rows if they were counted and not loaded since.
  func loadCounted() {
    if counted != nil { _ = loaded }
  }

  private func load() {
    guard !isLoading else { return }
    isLoading = true
    clear()
    // The data source may call the table view meanwhile, which has no data yet.
    rows = TableRows()
    isLoaded = true
    rows = heights.sections(of: counted ?? counts())
    counted = nil
    isLoading = false
    resize()
    table.setNeedsLayout()
  }

  private func clear() {
    for path in cells.keys.sorted() { remove(path) }
    for path in prepared.keys.sorted() { recycle(prepared.removeValue(forKey: path)) }
    for section in headers.keys.sorted() { removeHeader(section) }
    for section in footers.keys.sorted() { removeFooter(section) }
    heights.forget()
  }

  func widthChanged() {
    guard isLoaded else { return }
    heights.measureAgain(&rows)
    resize()
    table.setNeedsLayout()
  }

  func looksChanged() {
    for (path, cell) in cells { decorate(cell, at: path) }
    table.setNeedsLayout()
  }

  /// Sets the rows and cells after an update.
  func take(_ rows: TableRows, cells: [IndexPath: UITableViewCell]) {
    self.rows = rows
    self.cells = cells
    shown = ShownRows(cells)
    for (path, cell) in cells { decorate(cell, at: path) }
  }

  // MARK: Size

  func replaceEnd(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === table { old?.removeFromSuperview() }
    old?.constraintState.isEndOfTable = false
    new?.constraintState.isEndOfTable = true
    if let new { table.addSubview(new) }
    resize()
    table.setNeedsLayout()
  }

  /// Updates the heights of the table view's header and footer views, and the content size.
  func resize() {
    for view in [table.tableHeaderView, table.tableFooterView] {
      if let view, view.frame.width != table.bounds.width {
        view.frame.size.width = table.bounds.width
      }
    }
    rows.head = table.tableHeaderView?.frame.height ?? 0
    rows.foot = table.tableFooterView?.frame.height ?? 0
    rows.place()
    table.tableHeaderView?.frame.origin = .zero
    table.tableFooterView?.frame.origin = CGPoint(x: 0, y: rows.end)
    let size = CGSize(width: table.bounds.width, height: rows.height)
    if table.contentSize != size { table.contentSize = size }
  }

  // MARK: Layout

  func layOutIfNeeded() {
    if awaitsCells { layout() }
  }

  /// The maximum number of measuring passes while heights differ from their estimates.
  private static let rounds = 8

  func layout() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    _ = loaded
    if table.swipes.isOpen, table.isDragging { table.swipes.close(animated: true) }
    if rows.head != table.tableHeaderView?.frame.height ?? 0
      || rows.foot != table.tableFooterView?.frame.height ?? 0
    {
      resize()
    }
    for _ in 0..<Self.rounds {
      guard measureVisible() else { break }
    }
    show()
    awaitsCells = false
    table.backgroundView?.frame = table.bounds
  }

  /// The visible part of the content.
  var window: Range<CGFloat> {
    let bounds = table.bounds
    return bounds.minY..<max(bounds.maxY, bounds.minY)
  }

  /// Returns the rows in a part of the content. While nothing is measured and nothing scrolls, they
  /// are searched for once.
  private func spans(in window: Range<CGFloat>) -> [TableRows.Span] {
    if let known, known.window == window { return known.spans }
    let spans = rows.spans(from: window.lowerBound, to: window.upperBound)
    known = (window, spans)
    return spans
  }

  /// Measures the visible rows. Returns whether a height differs from its estimate.
  private func measureVisible() -> Bool {
    let window = window
    // While nothing new becomes visible, no list of rows is needed.
    let spans = spans(in: window)
    if rows.areMeasured(spans) { return false }
    var open: [IndexPath] = []
    // The rows that were visible before stay at the same place on the screen.
    var anchor: IndexPath?
    rows.visitRows(of: spans) { section, row in
      if !rows.sections[section].rows.isMeasured(row) {
        open.append(IndexPath(row: row, section: section))
      } else if anchor == nil, shown.contains(section, row) {
        anchor = IndexPath(row: row, section: section)
      }
    }
    guard !open.isEmpty else { return false }
    var before: CGFloat?
    if let anchor { before = rows.row(anchor).lowerBound }
    var (isChanged, added) = (false, CGFloat(0))
    for path in open {
      // Higher rows above may have pushed this row out of sight.
      if rows.row(path).lowerBound + added >= window.upperBound { break }
      let old = rows.sections[path.section].rows[path.row]
      guard measure(path), rows.contains(path) else { continue }
      isChanged = true
      added += rows.sections[path.section].rows[path.row] - old
    }
    guard isChanged else { return false }
    resize()
    if let anchor, let before {
      let way = rows.row(anchor).lowerBound - before
      if way != 0 { table.contentOffset.y += way }
    }
    return true
  }

  /// Measures a row. Returns whether its height differs from the estimate.
  @discardableResult
  private func measure(_ path: IndexPath) -> Bool {
    guard rows.contains(path), !rows.isMeasured(path) else { return false }
    let height = heights.height(of: path) { self.cell(at: path) }
    guard rows.contains(path) else { return false }
    let old = rows.sections[path.section].rows[path.row]
    rows.sections[path.section].rows.measure(path.row, height)
    return old != height
  }

  /// Measures all rows between the first visible row and this one, so that the distance between
  /// them is exact.
  func measure(upTo path: IndexPath) {
    let seen = rows.rows(from: window.lowerBound, to: window.upperBound).first ?? path
    var isChanged = false
    let (first, last) = (min(seen, path), max(seen, path))
    for section in first.section...last.section {
      let all = rows.sections[section].rows.indices
      let start = section == first.section ? first.row : all.lowerBound
      let end = section == last.section ? last.row + 1 : all.upperBound
      for row in all.clamped(to: start..<max(start, end))
      where !rows.sections[section].rows.isMeasured(row) {
        let each = IndexPath(row: row, section: section)
        if !heights.needsCell(each), measure(each) { isChanged = true }
      }
    }
    if measure(path) { isChanged = true }
    if isChanged { resize() }
  }

  private func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = cells[path] ?? prepared[path] { return cell }
    let cell = make(path)
    prepared[path] = cell
    return cell
  }

  private func make(_ path: IndexPath) -> UITableViewCell {
    guard let source = table.dataSource else { return UITableViewCell() }
    let cell = source.tableView(table, cellForRowAt: path)
    if cell.bounds.width != cellWidth { cell.frame.size.width = cellWidth }
    cell.parts.updateConfiguration()
    return cell
  }

  func size(_ cell: UITableViewCell, for path: IndexPath) {
    let height = rows.contains(path) ? rows.row(path) : 0..<UITableView.defaultRowHeight
    cell.frame.size = CGSize(
      width: cellWidth, height: height.upperBound - height.lowerBound)
  }

  // MARK: Cells

  private func show() {
    let (window, table) = (window, table)
    let (inset, width) = (groupInset, cellWidth)
    let place = ShownRows.Settled(window: window, rows: rowChanges, inset: inset, width: width)
    // A table that has got a cell is laid out again, mostly without any change.
    if prepared.isEmpty, shown.isSettled(place) { return showHeaders(window) }
    let spans = spans(in: window)
    var leaving = shown.paths { !rows.shows($0, $1, spans) }
    let visible = rows.count(spans)
    let isNoneMissing = cells.count - leaving.count == visible
    leaving.sort()
    for path in leaving where !keeps(path) { remove(path) }
    if !isNoneMissing {
      var missing: [IndexPath] = []
      rows.visitRows(of: spans) { section, row in
        guard !shown.contains(section, row) else { return }
        missing.append(IndexPath(row: row, section: section))
      }
      for path in missing where cells[path] == nil { add(path) }
    }
    if !prepared.isEmpty {
      for path in prepared.keys.sorted() { recycle(prepared.removeValue(forKey: path)) }
    }
    let (reorder, swipes) = (table.reorder, table.swipes)
    var isComplete = !swipes.isOpen && place.rows == rowChanges && shown.list.count == visible
    for index in shown.list.indices {
      let (section, row) = shown.place(index)
      // Most rows stay where they are, and are not carried.
      if !swipes.isOpen, !reorder.isMoving, rows.contains(section, row),
        shown.isPlaced(index, at: rows.frame(section, row, from: inset, width: width))
      {
        continue
      }
      let each = shown.list[index]
      guard !reorder.moves(each.cell) else {
        isComplete = false
        continue
      }
      self.place(each, inset: inset, width: width, swipes)
    }
    if isComplete { shown.settle(place) }
    showHeaders(window)
  }

  private func keeps(_ path: IndexPath) -> Bool {
    guard let cell = cells[path] else { return false }
    return table.reorder.moves(cell) || cell.parts.isSwiped
  }

  private func add(_ path: IndexPath) {
    let cell = cell(at: path)
    prepared[path] = nil
    cells[path] = cell
    let new = shown.add(cell, at: path)
    UIView.performWithoutAnimation {
      decorate(cell, at: path)
      place(new, inset: groupInset, width: cellWidth, table.swipes)
      prepareEditing(cell, at: path)
      if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: false) }
      cell.isHidden = false
      cell.alpha = 1
      if let delegate = table.delegate {
        cell.indentationLevel = max(
          delegate.tableView(table, indentationLevelForRowAt: path), cell.indentationLevel)
      }
      table.selection.prepare(cell, at: path)
    }
    if table.delegate != nil { table.delegate?.tableView(table, willDisplay: cell, forRowAt: path) }
    if cell.superview !== table { insert(cell) }
    UIView.performWithoutAnimation { cell.layoutIfNeeded() }
  }

  /// Inserts a view below headers, indicators and the program's own subviews.
  func insert(_ view: UIView) {
    let behind = table.backgroundView.flatMap { table.subviews.firstIndex(of: $0) }
    table.insertSubview(view, at: (behind ?? -1) + 1)
  }

  func prepareEditing(_ cell: UITableViewCell, at path: IndexPath) {
    let mayEdit = table.dataSource?.tableView(table, canEditRowAt: path) ?? false
    let style =
      table.delegate?.tableView(table, editingStyleForRowAt: path) ?? (mayEdit ? .delete : .none)
    cell.editingStyle = mayEdit ? style : .none
    cell.showsReorderControl =
      table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
  }

  private func place(
    _ shown: ShownRows.Shown, inset: CGFloat, width: CGFloat, _ swipes: RowSwipes
  ) {
    guard rows.contains(shown.section, shown.row) else { return }
    let cell = shown.cell
    let left = inset + swipes.way(of: cell)
    let placed = rows.frame(shown.section, shown.row, from: left, width: width)
    if cell.place.isUnchanged(of: cell, at: placed) { return }
    if cell.frame != placed { cell.frame = placed }
    cell.place = RowPlace(of: cell, at: placed)
  }

  private func remove(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    shown.remove(path)
    recycle(cell)
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }

  /// Recycles the cell of a deleted row.
  func discard(_ cell: UITableViewCell, from path: IndexPath) {
    recycle(cell)
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }

  private func recycle(_ cell: UITableViewCell?) {
    guard let cell else { return }
    table.selection.abandon(cell)
    cell.removeFromSuperview()
    // The cells of a storyboard's static rows are not reused.
    if let identifier = cell.reuseIdentifier, !identifier.isEmpty, !table.hasStaticRows {
      cellPool.put(cell, identifier)
    }
  }

  func reconfigure(_ path: IndexPath) {
    guard let old = cells[path], let source = table.dataSource else { return }
    if let identifier = old.reuseIdentifier { cellPool.lend(old, identifier) }
    let new = source.tableView(table, cellForRowAt: path)
    cellPool.takeBack()
    if new !== old {
      cells[path] = nil
      shown.remove(path)
      recycle(old)
      prepared[path] = new
    }
    if rows.contains(path), heights.needsCell(path) {
      rows.sections[path.section].rows.forget(path.row)
    }
    table.setNeedsLayout()
  }

  // MARK: Look

  /// The distance that grouped rows are inset from the edges, in points.
  var groupInset: CGFloat {
    table.style == .insetGrouped ? ListLook.groupInset(forWidth: table.bounds.width) : 0
  }

  private var cellWidth: CGFloat { max(table.bounds.width - 2 * groupInset, 0) }

  private func decorate(_ cell: UITableViewCell, at path: IndexPath) {
    guard rows.contains(path) else { return }
    let count = rows.sections[path.section].rows.count
    let (isFirst, isLast) = (path.row == 0, path.row == count - 1)
    cell.parts.changeSeparator {
      $0.color = table.separatorStyle == .none ? nil : table.separatorColor
      $0.isLastOfGroup = isLast && table.style != .plain
    }
    if let inset = table.ownSeparatorInset, cell.parts.separator.ownInset == nil {
      cell.parts.setTableInset(inset)
    }
    cell.parts.indexWidth = table.style == .insetGrouped ? 0 : table.sideIndex.width
    guard table.style == .insetGrouped else { return }
    cell.layer.cornerRadius = isFirst || isLast ? ListLook.cardRadius : 0
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = isFirst || isLast
  }
}
