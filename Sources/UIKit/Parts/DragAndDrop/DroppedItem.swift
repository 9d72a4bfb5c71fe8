import Foundation

/// An item of a drop on a table view or a collection view.
@MainActor
final class DroppedItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
  }
}

/// An insertion of a dropped item that is committed once.
@MainActor
final class PlaceholderInsertion: NSObject {
  let dragItem: UIDragItem
  private let path: IndexPath
  private let animator: DragAnimator
  private let insert: (IndexPath, () -> Void) -> Bool
  private var isOver = false

  /// Creates an insertion. `insert` calls the closure that changes the data, and then inserts the row or item; it
  /// returns false if the list is gone.
  init(
    _ dragItem: UIDragItem, _ path: IndexPath, _ animator: DragAnimator,
    insert: @escaping (IndexPath, () -> Void) -> Bool
  ) {
    self.dragItem = dragItem
    self.path = path
    self.animator = animator
    self.insert = insert
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !isOver else { return false }
    return insert(path) {
      isOver = true
      dataSourceUpdates(path)
    }
  }

  func deletePlaceholder() -> Bool {
    defer { isOver = true }
    return !isOver
  }
}
