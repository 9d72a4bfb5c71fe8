import Foundation

extension UITableView: SelectsByDrag {
  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func selectablePaths(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
    let (first, last) = (min(start, end), max(start, end))
    return (first.section...last.section).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }.filter { first <= $0 && $0 <= last }
  }

  var selectsSeveral: Bool { selection.allowsMultiple }
  func isSelected(at path: IndexPath) -> Bool { selection.paths.contains(path) }

  func setSelected(_ isSelected: Bool, byUserAt path: IndexPath) -> Bool {
    selection.change(path, to: isSelected)
  }

  func shouldBeginSelecting(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func didBeginSelecting(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func didEndSelecting() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}
