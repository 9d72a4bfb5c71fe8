import Foundation

/// Notifies the prefetching data source of the items that will likely be visible soon.
@MainActor
final class CollectionPrefetching {
  private unowned let view: UICollectionView
  private var state = Prefetching()

  init(_ view: UICollectionView) {
    self.view = view
  }

  func update() {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource,
      view.contents.isPrepared
    else { return }
    let (new, cancelled) = state.update(
      view.bounds, visible: Set(view.indexPathsForVisibleItems)
    ) { rect in
      (view.collectionViewLayout.layoutAttributesForElements(
        in: view.flipped(rect)) ?? []).filter {
          $0.representedElementCategory == .cell
        }.map(\.indexPath)
    }
    if !cancelled.isEmpty {
      source.collectionView(view, cancelPrefetchingForItemsAt: cancelled)
    }
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
  }
}
