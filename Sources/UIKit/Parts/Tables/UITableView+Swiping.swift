import Foundation

extension UITableView: RowSwiping {
  var allowsSwipes: Bool { !isEditing }

  func swipedRow(at point: CGPoint) -> (path: IndexPath, row: UIView)? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
    return (path, cell)
  }

  func swipedRow(of path: IndexPath) -> UIView? { cellForRow(at: path) }

  func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard isTrailing else {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      ?? olderActions(path) ?? deletion(path)
  }

  private func olderActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    // A row offers actions, as on iOS, also if nothing can be committed, but not if the data source
    // itself refuses.
    guard let dataSource,
      dataSource.tableView(self, canEditRowAt: path)
        || !dataSource.listsDelegateMethod("tableView:canEditRowAt:"),
      let actions = delegate?.tableView(self, editActionsForRowAt: path)
    else { return nil }
    return UISwipeActionsConfiguration(actions: actions.map { $0.swipeAction(of: path) })
  }

  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func row(_ row: UIView, at path: IndexPath, isPushedAside: Bool) {
    if isPushedAside { delegate?.tableView(self, willBeginEditingRowAt: path) }
    (row as? UITableViewCell)?.parts.isSwiped = isPushedAside
  }

  func actionsWillClose(at path: IndexPath) {
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  func push(_ row: UIView, by distance: CGFloat) { row.frame.origin.x += distance }

  func rowName(_ path: IndexPath) -> String { "row \(path.row) of section \(path.section)" }
}
