import Foundation

/// The places of each element of a list before and after an update.
struct ListUpdate {
  /// The number of elements in each section, before and after the update.
  let old: [Int]
  let new: [Int]
  /// The old index of each new section; nil for inserted sections.
  let sectionOrigins: [Int?]
  /// The new index of each old section; nil for deleted sections.
  let sectionPlaces: [Int?]
  /// The sections and the elements that are not deleted and are reloaded.
  let reloadedSections: Set<Int>
  let reloadedItems: Set<IndexPath>
  private var origins: [IndexPath: IndexPath] = [:]
  private var places: [IndexPath: IndexPath] = [:]

  /// Returns the new place of an element; nil if the element is deleted.
  func place(of old: IndexPath) -> IndexPath? { places[old] }

  /// Returns the old place of an element; nil if the element is inserted.
  func origin(of new: IndexPath) -> IndexPath? { origins[new] }

  /// Returns whether the element at an old place is reloaded.
  func isReloaded(_ old: IndexPath) -> Bool {
    reloadedItems.contains(old) || reloadedSections.contains(old.section)
  }

  init(
    _ changes: ListChanges, from old: [Int], to new: [Int], in words: ListWords
  ) throws(ListMismatch) {
    self.old = old
    self.new = new
    reloadedSections = Set(changes.sections.reloaded)
    reloadedItems = Set(changes.items.reloaded)
    let check = ListCheck(changes, old, new, words)
    try check.places()
    let moved = Dictionary(uniqueKeysWithValues: changes.sections.moved.map { ($0.to, $0.from) })
    let staying = Self.rest(
      old.count, without: Set(changes.sections.deleted).union(moved.values))
    let free = Self.rest(new.count, without: Set(changes.sections.inserted).union(moved.keys))
    guard staying.count == free.count else { throw check.wrongSections() }
    var sectionOrigins = [Int?](repeating: nil, count: new.count)
    for (from, to) in moved.map({ ($0.value, $0.key) }) + Array(zip(staying, free)) {
      sectionOrigins[to] = from
    }
    self.sectionOrigins = sectionOrigins
    var sectionPlaces = [Int?](repeating: nil, count: old.count)
    for (to, from) in sectionOrigins.enumerated() {
      if let from { sectionPlaces[from] = to }
    }
    self.sectionPlaces = sectionPlaces
    try matchItems(changes.items, check)
  }

  private mutating func matchItems(
    _ items: ListChanges.Changes<IndexPath>, _ check: ListCheck
  ) throws(ListMismatch) {
    let inserted = Set(items.inserted)
    let deleted = Set(items.deleted)
    let sources = Set(items.moved.map(\.from))
    let targets = Set(items.moved.map(\.to))
    for (section, from) in sectionOrigins.enumerated() {
      guard let from, !reloadedSections.contains(from) else { continue }
      let staying = (0..<old[from]).map { IndexPath(row: $0, section: from) }.filter {
        !deleted.contains($0) && !sources.contains($0)
      }
      let free = (0..<new[section]).map { IndexPath(row: $0, section: section) }.filter {
        !inserted.contains($0) && !targets.contains($0)
      }
      guard staying.count == free.count else {
        throw check.wrongItems(in: section, from: from)
      }
      for (old, new) in zip(staying, free) { connect(old, new) }
    }
    for move in items.moved { connect(move.from, move.to) }
  }

  private mutating func connect(_ old: IndexPath, _ new: IndexPath) {
    places[old] = new
    origins[new] = old
  }

  private static func rest(_ count: Int, without taken: Set<Int>) -> [Int] {
    (0..<count).filter { !taken.contains($0) }
  }
}
