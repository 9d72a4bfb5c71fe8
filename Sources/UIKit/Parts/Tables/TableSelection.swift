import Foundation

/// The selected rows of a table view, and the row under a finger.
@MainActor
final class TableSelection {
  private unowned let table: UITableView
  /// The selected rows in the order in which they were selected.
  private(set) var paths: [IndexPath] = []
  private var highlighted: (path: IndexPath, cell: UITableViewCell)?

  init(_ table: UITableView) {
    self.table = table
  }

  var allowsMultiple: Bool {
    table.isEditing
      ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  private var isAllowed: Bool {
    table.isEditing
      ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      : table.allowsSelection || table.allowsMultipleSelection
  }

  // MARK: The program

  /// Updates the state of a cell that becomes visible.
  func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    let isSelected = paths.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
  }

  /// Forgets the highlight of a cell that is no longer visible.
  func abandon(_ cell: UITableViewCell) {
    if highlighted?.cell === cell { highlighted = nil }
  }

  func forget() {
    highlighted = nil
    paths = []
  }

  func clear(animated: Bool, but kept: IndexPath? = nil) {
    for path in paths where path != kept { deselect(path, animated: animated) }
  }

  func select(_ path: IndexPath, animated: Bool) {
    if !paths.contains(path) { paths.append(path) }
    table.tiles.cells[path]?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = paths.firstIndex(of: path) else { return }
    paths.remove(at: index)
    table.tiles.cells[path]?.setSelected(false, animated: animated)
  }

  /// Updates the selection after rows have moved or been deleted.
  func follow(_ update: ListUpdate) {
    paths = paths.compactMap { update.isReloaded($0) ? nil : update.place(of: $0) }
    highlighted = nil
  }

  // MARK: A finger

  func touchesBegan(_ touches: Set<UITouch>) {
    guard touches.count == 1, let touch = touches.first, touch.view !== table,
      let (path, cell) = row(of: touch)
    else { return }
    if table.swipes.closes(for: cell) { return }
    guard isAllowed, table.delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else {
      return
    }
    highlighted = (path, cell)
    cell.setHighlighted(true, animated: false)
    table.delegate?.tableView(table, didHighlightRowAt: path)
  }

  func touchesEnded(_ touches: Set<UITouch>) {
    guard let (path, cell) = highlighted, let touch = touches.first else { return }
    unhighlight()
    guard cell.bounds.contains(touch.location(in: cell)), table.tiles.cells[path] === cell else {
      return
    }
    tap(path)
  }

  func touchesCancelled() { unhighlight() }

  private func row(of touch: UITouch) -> (IndexPath, UITableViewCell)? {
    var view = touch.view
    while let current = view, current !== table {
      if let cell = current as? UITableViewCell, let path = table.indexPath(for: cell) {
        return (path, cell)
      }
      view = current.superview
    }
    return nil
  }

  private func unhighlight() {
    guard let (path, cell) = highlighted else { return }
    highlighted = nil
    cell.setHighlighted(false, animated: false)
    table.delegate?.tableView(table, didUnhighlightRowAt: path)
  }

  private func tap(_ touched: IndexPath) {
    if paths.contains(touched), allowsMultiple { return tapAgain(touched) }
    let delegate = table.delegate
    let asked = delegate.map { $0.tableView(table, willSelectRowAt: touched) } ?? touched
    guard let path = asked else { return }
    if !allowsMultiple {
      for old in paths where old != path {
        let asked = delegate.map { $0.tableView(table, willDeselectRowAt: old) } ?? old
        guard let gone = asked else { continue }
        deselect(gone, animated: false)
        delegate?.tableView(table, didDeselectRowAt: gone)
      }
    }
    select(path, animated: false)
    tell(.selected, path)
    announce()
    table.tiles.cells[path]?.selectionSegue?()
    delegate?.tableView(table, didSelectRowAt: path)
    guard let delegate, delegate.tableView(table, canPerformPrimaryActionForRowAt: path) else {
      return
    }
    delegate.tableView(table, performPrimaryActionForRowAt: path)
  }

  /// Selects or deselects a row for a drag of the user, besides the other selected rows. Returns
  /// whether the row has changed.
  func change(_ path: IndexPath, to isSelected: Bool) -> Bool {
    guard paths.contains(path) != isSelected else { return false }
    let delegate = table.delegate
    if isSelected {
      let asked = delegate.map { $0.tableView(table, willSelectRowAt: path) } ?? path
      guard asked == path else { return false }
      select(path, animated: false)
      tell(.selected, path)
      announce()
      delegate?.tableView(table, didSelectRowAt: path)
    } else {
      tapAgain(path)
    }
    return paths.contains(path) == isSelected
  }

  private func tapAgain(_ path: IndexPath) {
    let delegate = table.delegate
    let asked = delegate.map { $0.tableView(table, willDeselectRowAt: path) } ?? path
    guard let gone = asked else { return }
    deselect(gone, animated: false)
    tell(.deselected, gone)
    announce()
    delegate?.tableView(table, didDeselectRowAt: gone)
  }

  private func tell(_ kind: ApplicationEvent.Kind, _ path: IndexPath) {
    ApplicationEvent.report(
      ApplicationEvent(
        kind, "\(kind.rawValue) row \(path.row) of section \(path.section)", of: table, at: path))
  }

  private func announce() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: table)
  }
}
