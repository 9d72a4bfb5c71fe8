import Foundation

/// The content of one section at one moment: items with children, of which only those of expanded
/// items are visible.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  /// All items, each followed by its children, with their levels.
  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  private struct Entry: Sendable, Equatable {
    var item: ItemIdentifierType
    var level: Int
  }

  public init() {}

  // MARK: Reading

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    /// The level below which items are visible.
    var limit = Int.max
    for entry in entries where entry.level <= limit {
      visible.append(entry.item)
      limit = expanded.contains(entry.item) ? Int.max : entry.level
    }
    return visible
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { find(item) != nil }

  public func index(of item: ItemIdentifierType) -> Int? { find(item) }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns the number of parents of an item.
  public func level(of item: ItemIdentifierType) -> Int { entries[place(of: item)].level }

  /// Returns the parent of an item; nil for an item at the root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let index = place(of: child)
    let level = entries[index].level
    return entries[..<index].last { $0.level < level }?.item
  }

  /// Returns the children of an item and all their children, as a snapshot of their own. The item
  /// itself can be the root of this snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let index = place(of: parent)
    let range = includingParent ? index..<end(of: index) : index + 1..<end(of: index)
    let base = entries[index].level + (includingParent ? 0 : 1)
    var new = Self()
    new.entries = entries[range].map { Entry(item: $0.item, level: $0.level - base) }
    new.expanded = expanded.intersection(new.entries.map(\.item))
    return new
  }

  public func visualDescription() -> String {
    entries.map { entry in
      let mark = expanded.contains(entry.item) ? "-" : hasChildren(entry.item) ? "+" : "*"
      return String(repeating: "  ", count: entry.level) + "\(mark) \(entry.item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items as the last children of a parent; nil adds them at the root.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else {
      return insert(items.map { Entry(item: $0, level: 0) }, at: entries.count)
    }
    let index = place(of: parent)
    let level = entries[index].level + 1
    insert(items.map { Entry(item: $0, level: level) }, at: end(of: index))
  }

  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    let index = place(of: beforeIdentifier)
    let level = entries[index].level
    insert(items.map { Entry(item: $0, level: level) }, at: index)
  }

  /// Adds items after an item and its children.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    let index = place(of: afterIdentifier)
    let level = entries[index].level
    insert(items.map { Entry(item: $0, level: level) }, at: end(of: index))
  }

  /// Adds another snapshot's items before an item, with their children.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    let index = place(of: item)
    insert(snapshot, at: index, level: entries[index].level)
  }

  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) -> ItemIdentifierType {
    let index = place(of: item)
    insert(snapshot, at: end(of: index), level: entries[index].level)
    return snapshot.entries.last { $0.level == 0 }?.item ?? item
  }

  /// Deletes items and all their children. Unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = find(item) else { continue }
      let range = index..<end(of: index)
      expanded.subtract(entries[range].map(\.item))
      entries.removeSubrange(range)
    }
  }

  public mutating func deleteAll() { self = Self() }

  /// Replaces the children of a parent with the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let index = place(of: parent)
    let range = index + 1..<end(of: index)
    expanded.subtract(entries[range].map(\.item))
    entries.removeSubrange(range)
    insert(snapshot, at: index + 1, level: entries[index].level + 1)
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { _ = place(of: item) }
    expanded.formUnion(items)
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { _ = place(of: item) }
    expanded.subtract(items)
  }

  // MARK: Inside

  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    guard let index = find(item) else { return false }
    return end(of: index) > index + 1
  }

  /// Moves the visible items into another order. Each item gets the level of the item that was at
  /// its new place, if it has no children.
  mutating func arrange(visible order: [ItemIdentifierType]) {
    guard Set(order) == Set(visibleItems), order.count == visibleItems.count else {
      let kept = expanded
      self = Self()
      append(order)
      expanded = kept.intersection(order)
      return
    }
    var blocks: [ItemIdentifierType: [Entry]] = [:]
    let visible = Set(order)
    var owner: ItemIdentifierType?
    for entry in entries {
      if visible.contains(entry.item) { owner = entry.item }
      if let owner { blocks[owner, default: []].append(entry) }
    }
    var new: [Entry] = []
    for item in order {
      guard let block = blocks[item], let first = block.first else { continue }
      // An item can be at most one level below the item before it.
      let level = min(first.level, (new.last.map { $0.level + 1 }) ?? 0)
      new += block.map { Entry(item: $0.item, level: $0.level - first.level + level) }
    }
    entries = new
  }

  private func find(_ item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = find(item) else {
      Misuse.stop("the item \(item) is not in the section snapshot")
    }
    return index
  }

  /// Returns the index after the last child of the item at an index.
  private func end(of index: Int) -> Int {
    let level = entries[index].level
    return entries[(index + 1)...].firstIndex { $0.level <= level } ?? entries.count
  }

  private mutating func insert(_ new: [Entry], at index: Int) {
    var known = Set(entries.map(\.item))
    for entry in new where !known.insert(entry.item).inserted {
      Misuse.stop(
        "the item \(entry.item) is in the section snapshot already: each must be in it once")
    }
    entries.insert(contentsOf: new, at: index)
  }

  private mutating func insert(_ snapshot: Self, at index: Int, level: Int) {
    insert(snapshot.entries.map { Entry(item: $0.item, level: $0.level + level) }, at: index)
    expanded.formUnion(snapshot.expanded)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.entries == right.entries && left.expanded == right.expanded
  }
}
