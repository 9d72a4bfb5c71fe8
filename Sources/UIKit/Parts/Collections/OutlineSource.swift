import Foundation

/// A data source whose items may have children.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns the place of an item in its section's hierarchy; nil if the section has none.
  func outline(at path: IndexPath) -> OutlinePlace?

  /// Expands or collapses an item, if the program allows it.
  func toggle(_ path: IndexPath, in list: UICollectionView)
}

extension UICollectionViewDiffableDataSource {
  /// Closures that are called when the items of a section snapshot are expanded or collapsed.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to expand, for children that are loaded late.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  /// Closures that are called when a finger moves items.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Transaction) -> Void)?
    public var didReorder: ((Transaction) -> Void)?

    public init() {}
  }
}
