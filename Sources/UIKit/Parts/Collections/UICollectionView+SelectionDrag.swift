import Foundation

extension UICollectionView: SelectsByDrag {
  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func selectablePaths(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
    let (first, last) = (min(start, end), max(start, end))
    return (first.section...last.section).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.filter { first <= $0 && $0 <= last }
  }

  var selectsSeveral: Bool { selection.allowsSeveral }
  func isSelected(at path: IndexPath) -> Bool { selection.contains(path) }

  func setSelected(_ isSelected: Bool, byUserAt path: IndexPath) -> Bool {
    selection.change(path, to: isSelected)
  }

  func shouldBeginSelecting(at path: IndexPath) -> Bool {
    itemDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func didBeginSelecting(at path: IndexPath) {
    itemDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func didEndSelecting() { itemDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
