import Foundation
import QuartzCore

extension UICollectionView {
  /// Shows the editing state in all cells, in an animation if the view is visible.
  func editingChanged() {
    selection.restrict()
    swipes.close(animated: true)
    for path in indexPathsForVisibleItems {
      guard let cell = cellForItem(at: path) else { continue }
      cell.isInEditing = isEditing && contents.mayEdit(path)
      contents.measureAgain(cell)
    }
    guard window != nil, UIView.areAnimationsEnabled else { return }
    UIView.animate(withDuration: Self.editingDuration, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  /// The duration in which accessories come and go, in seconds: that of a table view's cells.
  private static let editingDuration = 0.3
}

extension UICollectionView: RowReordering {
  /// The width around a reorder accessory that a finger may touch, in points.
  private static let controlWidth: CGFloat = 60

  func reorderedRow(at point: CGPoint) -> UIView? {
    guard let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path) as? UICollectionViewListCell,
      let control = cell.row.view(of: .reorder), !control.isHidden
    else { return nil }
    let x = cell.convert(point, from: self).x
    guard (x - control.center.x).magnitude <= Self.controlWidth / 2, movement.mayMove(path) else {
      return nil
    }
    return cell
  }

  func beginReordering(_ row: UIView, at point: CGPoint) -> Bool {
    guard let cell = row as? UICollectionViewCell, let path = indexPath(for: cell) else {
      return false
    }
    reorderStart = cell.center
    return movement.begin(path)
  }

  func moveReordered(by distance: CGPoint) {
    // A row stays in its column.
    movement.update(CGPoint(x: reorderStart.x, y: reorderStart.y + distance.y))
  }

  func endReordering(isCancelled: Bool) -> (from: String, to: String)? {
    movement.end(isCancelled: isCancelled).map { (rowName($0.from), rowName($0.to)) }
  }
}
