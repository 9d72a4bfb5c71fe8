import Foundation

/// Sends the items of a drop on a collection view to their places. `TableDropCoordinator` has the same shape with the
/// types of Apple's other protocol; the work of both is in `DropLanding` and `PlaceholderInsertion`.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let landing: DropLanding
  private unowned let list: UICollectionView
  let proposal: UICollectionViewDropProposal

  init(_ landing: DropLanding, _ list: UICollectionView) {
    self.landing = landing
    self.list = list
    proposal =
      landing.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: landing.proposal.operation)
    super.init()
  }

  var session: any UIDropSession { landing.session }
  var destinationIndexPath: IndexPath? { landing.path }
  var items: [any UICollectionViewDropItem] {
    landing.items.map {
      DroppedItem(dragItem: $0.item, sourceIndexPath: $0.source, previewSize: $0.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    landing.send(dragItem, to: .path(indexPath, nil))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { landing.send(dragItem, to: .path(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    landing.send(dragItem, to: .target(target))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    PlaceholderInsertion(
      dragItem, placeholder.path, landing.send(dragItem, to: .path(placeholder.path, nil))
    ) { [weak list = list] path, changeData in
      guard let list else { return false }
      changeData()
      list.insertItems(at: [path])
      return true
    }
  }
}

extension DroppedItem: UICollectionViewDropItem {}

extension PlaceholderInsertion: UICollectionViewDropPlaceholderContext {}
