import Foundation

/// Sends the items of a drop on a table view to their places.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let landing: DropLanding
  private unowned let list: UITableView
  let proposal: UITableViewDropProposal

  init(_ landing: DropLanding, _ list: UITableView) {
    self.landing = landing
    self.list = list
    proposal =
      landing.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: landing.proposal.operation)
    super.init()
  }

  var session: any UIDropSession { landing.session }
  var destinationIndexPath: IndexPath? { landing.path }
  var items: [any UITableViewDropItem] {
    landing.items.map {
      Dropped(dragItem: $0.item, sourceIndexPath: $0.source, previewSize: $0.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    landing.send(dragItem, to: .path(indexPath, nil))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { landing.send(dragItem, to: .path(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    landing.send(dragItem, to: .target(target))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    Waiting(
      dragItem, placeholder.path, landing.send(dragItem, to: .path(placeholder.path, nil)), list)
  }

  private final class Dropped: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
      self.dragItem = dragItem
      self.sourceIndexPath = sourceIndexPath
      self.previewSize = previewSize
    }
  }

  /// An insertion that is committed once.
  private final class Waiting: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let path: IndexPath
    private let animator: DragAnimator
    private weak var list: UITableView?
    private var isOver = false

    init(_ item: UIDragItem, _ path: IndexPath, _ animator: DragAnimator, _ list: UITableView) {
      dragItem = item
      self.path = path
      self.animator = animator
      self.list = list
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
      guard !isOver, let list else { return false }
      isOver = true
      dataSourceUpdates(path)
      list.insertRows(at: [path], with: .fade)
      return true
    }

    func deletePlaceholder() -> Bool {
      defer { isOver = true }
      return !isOver
    }
  }
}
