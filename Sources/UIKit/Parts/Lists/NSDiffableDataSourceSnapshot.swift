import Foundation

/// The content of a list at one moment: sections and their items, each with a unique identifier.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items that are loaded again, with a new view or with the same one.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { sections.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    check(identifier)
    return items[identifier] ?? []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section; nil adds them to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      Misuse.stop("there is no section for these items: append a section first")
    }
    check(section)
    insert(identifiers, in: section, at: items[section]?.count ?? 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, in: section, at: index)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, in: section, at: index + 1)
  }

  /// Deletes items. Unknown identifiers are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sections[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for identifier in gone { sections[identifier] = nil }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    take(identifier)
    let (section, index) = place(of: toIdentifier)
    insert([identifier], in: section, at: index)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    take(identifier)
    let (section, index) = place(of: toIdentifier)
    insert([identifier], in: section, at: index + 1)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Requests that the views of these items are configured again. The views are not replaced.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: check(toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: check(toIdentifier) + 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    for section in gone { deleteItems(items.removeValue(forKey: section) ?? []) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, shift: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, shift: 1) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { check(identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Inside

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    for identifier in identifiers {
      guard sections.updateValue(section, forKey: identifier) == nil else {
        Misuse.stop("the item \(identifier) is in the snapshot already: each must be in it once")
      }
    }
    items[section, default: []].insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for (offset, identifier) in identifiers.enumerated() {
      guard items.updateValue([], forKey: identifier) == nil else {
        Misuse.stop("the section \(identifier) is in the snapshot already: each must be in it once")
      }
      sectionIdentifiers.insert(identifier, at: index + offset)
    }
  }

  private mutating func take(_ identifier: ItemIdentifierType) {
    let (section, index) = place(of: identifier)
    items[section]?.remove(at: index)
    sections[identifier] = nil
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, shift: Int
  ) {
    guard identifier != target else { return }
    sectionIdentifiers.remove(at: check(identifier))
    sectionIdentifiers.insert(identifier, at: check(target) + shift)
  }

  private func place(
    of identifier: ItemIdentifierType
  ) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sections[identifier], let index = items[section]?.firstIndex(of: identifier)
    else { Misuse.stop("the item \(identifier) is not in the snapshot") }
    return (section, index)
  }

  @discardableResult
  private func check(_ identifier: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: identifier) else {
      Misuse.stop("the section \(identifier) is not in the snapshot")
    }
    return index
  }

  // MARK: Finding

  /// Returns the item at an index path; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sectionIdentifiers.indices.contains(path.section) else { return nil }
    let found = items[sectionIdentifiers[path.section]] ?? []
    return found.indices.contains(path.item) ? found[path.item] : nil
  }

  /// Returns the section at an index; nil if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// Returns the provider's cell for the item at an index path.
  @MainActor
  func cell<Cell>(at path: IndexPath, from provider: (ItemIdentifierType) -> Cell?) -> Cell {
    guard let item = item(at: path), let cell = provider(item) else {
      Misuse.stop("the data source's cell provider gave no cell for \(Array(path))")
    }
    return cell
  }

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = sections[identifier],
      let index = items[section]?.firstIndex(of: identifier),
      let number = sectionIdentifiers.firstIndex(of: section)
    else { return nil }
    return IndexPath(item: index, section: number)
  }

  /// Returns the snapshot after an item has moved to another index path.
  func moving(_ from: IndexPath, to place: IndexPath) -> Self {
    guard let item = item(at: from), let section = section(at: place.section) else { return self }
    var new = self
    new.take(item)
    new.insert([item], in: section, at: min(place.item, new.items[section]?.count ?? 0))
    return new
  }

  /// The snapshot without its pending reloads, which are performed only once.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  /// The number of items in each section.
  var counts: [Int] { sectionIdentifiers.map { items[$0]?.count ?? 0 } }
}
