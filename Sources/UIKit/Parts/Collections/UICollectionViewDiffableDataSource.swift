import Foundation

/// A data source that receives snapshots and computes the changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineSource {
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
  private var sections = SectionSnapshots<SectionIdentifierType, ItemIdentifierType>()
  /// Closures that are called when items of section snapshots are expanded or collapsed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// Closures that are called when a finger moves items.
  open var reorderingHandlers = ReorderingHandlers()

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
    sections.follow(snapshot)
    show(snapshot, animatingDifferences: animatingDifferences, completion)
  }

  private func show(
    _ snapshot: Snapshot, animatingDifferences: Bool, _ completion: (() -> Void)?
  ) {
    guard let list = collectionView else {
      current = snapshot.settled
      completion?()
      return
    }
    let changes = snapshot.changes(from: current)
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    let show = { (completion: (() -> Void)?) in
      self.show(snapshot, changes, in: list, completion)
      self.showOutlines(in: list)
      list.reconfigureItems(
        at: reconfigured.compactMap { snapshot.path(of: $0) }.filter {
          list.cellForItem(at: $0) != nil
        })
    }
    if animatingDifferences { return show(completion) }
    UIView.performWithoutAnimation { show(nil) }
    completion?()
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
    sections.follow(snapshot)
    current = snapshot.settled
    guard let list = collectionView else {
      completion?()
      return
    }
    list.reloadData()
    list.layoutIfNeeded()
    completion?()
  }

  // MARK: Section snapshots

  /// Shows the visible items of a section snapshot in a section, which is added if it is missing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let whole = sections.apply(snapshot, to: section, in: current)
    show(whole, animatingDifferences: animatingDifferences, completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns the snapshot of a section. If the program has applied none, all items are at the root.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    sections.snapshot(of: section, in: current)
  }

  func outline(at path: IndexPath) -> OutlinePlace? {
    guard let item = current.item(at: path), let section = current.section(at: path.section) else {
      return nil
    }
    return sections.outline(of: item, in: section)
  }

  /// Gives the visible cells their places in the hierarchy. Their chevrons turn in an animation.
  private func showOutlines(in list: UICollectionView) {
    let changed = list.indexPathsForVisibleItems.compactMap { path -> UICollectionViewCell? in
      guard let cell = list.cellForItem(at: path), cell.outline != outline(at: path) else {
        return nil
      }
      cell.outline = outline(at: path)
      return cell
    }
    guard list.window != nil, UIView.areAnimationsEnabled else { return }
    // Our value: long enough to follow rows that change places.
    UIView.animate(withDuration: 0.3, options: .allowUserInteraction) {
      for cell in changed { cell.layoutIfNeeded() }
    }
  }

  func toggle(_ path: IndexPath, in list: UICollectionView) {
    guard let item = current.item(at: path), let section = current.section(at: path.section),
      var new = sections[section], new.contains(item)
    else { return }
    let handlers = sectionSnapshotHandlers
    if new.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      new.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, new.snapshot(of: item)) {
        new.replace(childrenOf: item, using: children)
      }
      new.expand([item])
    }
    let verb = new.isExpanded(item) ? "expanded" : "collapsed"
    ApplicationEvent.report(
      ApplicationEvent(
        .changed, "\(verb) item \(path.item) of section \(path.section)", of: list, at: path))
    apply(new, to: section)
  }

  // MARK: Identifiers

  // The data source of a table view declares the same methods: no class of Apple's is above both, and Swift allows
  // no override of a declaration in an extension. The bodies stand once, in `NSDiffableDataSourceSnapshot`.

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
  ) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let new = current.moving(sourceIndexPath, to: destinationIndexPath)
    let (before, old) = (sections, current)
    var after = sections
    after.follow(new)
    let changed = new.sectionIdentifiers.filter {
      old.itemIdentifiers(inSection: $0) != new.itemIdentifiers(inSection: $0)
    }
    let transaction = ReorderingHandlers.Transaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
      sectionTransactions: changed.map { section in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: before.snapshot(of: section, in: old),
          finalSnapshot: after.snapshot(of: section, in: new),
          difference: new.itemIdentifiers(inSection: section).difference(
            from: old.itemIdentifiers(inSection: section)))
      })
    reorderingHandlers.willReorder?(transaction)
    (current, sections) = (new, after)
    showOutlines(in: collectionView)
    reorderingHandlers.didReorder?(transaction)
  }
}
