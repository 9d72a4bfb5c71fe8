import Foundation

/// Notifies the prefetching data source of the items that will likely be visible soon.
@MainActor
final class CollectionPrefetching {
  private unowned let view: UICollectionView
  private var told: Set<IndexPath> = []
  private var offset = CGPoint.zero

  init(_ view: UICollectionView) {
    self.view = view
  }

  /// Prefetches the items within one more view length, in the direction of the last scroll.
  func update() {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource else { return }
    let bounds = view.bounds
    let way = CGPoint(x: bounds.minX - offset.x, y: bounds.minY - offset.y)
    offset = bounds.origin
    guard view.contents.isPrepared, !bounds.isEmpty, way != .zero || told.isEmpty else { return }
    var ahead = bounds
    if way.x.magnitude > way.y.magnitude {
      ahead.origin.x += way.x > 0 ? bounds.width : -bounds.width
    } else {
      ahead.origin.y += way.y >= 0 ? bounds.height : -bounds.height
    }
    let visible = Set(view.indexPathsForVisibleItems)
    let soon = (view.collectionViewLayout.layoutAttributesForElements(in: ahead) ?? []).filter {
      $0.representedElementCategory == .cell
    }.map(\.indexPath).filter { !visible.contains($0) }
    let gone = told.subtracting(visible).subtracting(soon)
    let new = soon.filter { !told.contains($0) }
    told = Set(soon)
    if !gone.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: gone.sorted()) }
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new.sorted()) }
  }
}
