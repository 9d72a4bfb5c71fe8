import Foundation

extension UICollectionView: RowSwiping {
  var allowsSwipes: Bool { !isEditing && movement.carried == nil }

  func swipedRow(at point: CGPoint) -> (path: IndexPath, row: UIView)? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else {
      return nil
    }
    return (path, cell)
  }

  func swipedRow(of path: IndexPath) -> UIView? { cellForItem(at: path) }

  func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    collectionViewLayout.swipeActions(path, isTrailing: isTrailing)
  }

  func row(_ row: UIView, at path: IndexPath, isPushedAside: Bool) {
    (row as? UICollectionViewCell)?.isSwiped = isPushedAside
  }

  func actionsWillClose(at path: IndexPath) {}

  func push(_ row: UIView, by distance: CGFloat) {
    row.center.x += distance
    (row as? UICollectionReusableView)?.swipeOffset += distance
  }

  func rowName(_ path: IndexPath) -> String { "item \(path.item) of section \(path.section)" }
}
