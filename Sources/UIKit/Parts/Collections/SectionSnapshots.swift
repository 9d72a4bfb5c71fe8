import Foundation

/// The section snapshots of a data source.
@MainActor
struct SectionSnapshots<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

  private var stored: [Section: SectionSnapshot] = [:]

  init() {}

  /// Returns the snapshot of a section; one without children if the program has applied none.
  func snapshot(of section: Section, in whole: Snapshot) -> SectionSnapshot {
    if let own = stored[section] { return own }
    var new = SectionSnapshot()
    if whole.indexOfSection(section) != nil {
      new.append(whole.itemIdentifiers(inSection: section))
    }
    return new
  }

  subscript(section: Section) -> SectionSnapshot? { stored[section] }

  /// Stores a section's snapshot, and returns the snapshot of the whole with its visible items.
  mutating func apply(
    _ snapshot: SectionSnapshot, to section: Section, in whole: Snapshot
  ) -> Snapshot {
    stored[section] = snapshot
    var new = whole
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    // Items that the section gets from another one leave that one.
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.deleteItems(snapshot.visibleItems)
    new.appendItems(snapshot.visibleItems, toSection: section)
    return new
  }

  /// Adapts the section snapshots to a snapshot of the whole that the program has applied.
  mutating func follow(_ whole: Snapshot) {
    for section in Array(stored.keys) {
      guard whole.indexOfSection(section) != nil else {
        stored[section] = nil
        continue
      }
      let items = whole.itemIdentifiers(inSection: section)
      if stored[section]?.visibleItems != items { stored[section]?.arrange(visible: items) }
    }
  }

  func outline(of item: Item, in section: Section) -> OutlinePlace? {
    guard let snapshot = stored[section], snapshot.contains(item) else { return nil }
    return OutlinePlace(
      level: snapshot.level(of: item), hasChildren: snapshot.hasChildren(item),
      isExpanded: snapshot.isExpanded(item))
  }
}
