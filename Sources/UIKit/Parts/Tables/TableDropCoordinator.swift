import Foundation

/// Sends the items of a drop on a table view to their places. `CollectionDropCoordinator` has the same shape with the
/// types of Apple's other protocol; the work of both is in `DropLanding` and `PlaceholderInsertion`.
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
      DroppedItem(dragItem: $0.item, sourceIndexPath: $0.source, previewSize: $0.size)
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
    PlaceholderInsertion(
      dragItem, placeholder.path, landing.send(dragItem, to: .path(placeholder.path, nil))
    ) { [weak list = list] path, changeData in
      guard let list else { return false }
      changeData()
      list.insertRows(at: [path], with: .fade)
      return true
    }
  }
}

extension DroppedItem: UITableViewDropItem {}

extension PlaceholderInsertion: UITableViewDropPlaceholderContext {}
