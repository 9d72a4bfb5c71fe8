import Foundation

/// A data source that receives snapshots and computes the changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private var current = Snapshot()

  /// Creates the data source and sets it on the collection view, which holds it weakly.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot: inserts new elements, deletes missing ones and moves the others. Without
  /// animation all elements are at their places immediately.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let list = collectionView else {
      current = snapshot.settled
      completion?()
      return
    }
    let changes = snapshot.changes(from: current)
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    let show = {
      self.show(snapshot, changes, in: list, completion)
      list.reconfigureItems(
        at: reconfigured.compactMap { snapshot.path(of: $0) }.filter {
          list.cellForItem(at: $0) != nil
        })
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  private func show(
    _ snapshot: Snapshot, _ changes: ListChanges, in list: UICollectionView,
    _ completion: (() -> Void)?
  ) {
    // Loads the first snapshot without computing changes.
    guard list.contents.counts != nil else {
      current = snapshot.settled
      list.reloadData()
      return list.performBatchUpdates(nil) { _ in completion?() }
    }
    list.performBatchUpdates {
      self.current = snapshot.settled
      list.updates.change { $0 = changes }
    } completion: { _ in
      completion?()
    }
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading everything, without computing changes.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    guard let list = collectionView else {
      completion?()
      return
    }
    list.reloadData()
    list.layoutIfNeeded()
    completion?()
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.counts[section] }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      Misuse.stop(
        "the layout has a place for a \(kind), but the data source's supplementaryViewProvider"
          + " gives none")
    }
    return view
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
