import Foundation

/// Where each element of a list is after a change, and where it was before.
struct ListUpdate {
  /// How many elements each section had, and has.
  let old: [Int]
  let new: [Int]
  /// The old section of each new one; nil for those that are new.
  let sectionOrigins: [Int?]
  /// The new place of each old section; nil for those that are gone.
  let sectionPlaces: [Int?]
  /// Sections and elements that are still there, and are asked for again.
  let reloadedSections: Set<Int>
  let reloadedItems: Set<IndexPath>
  private var origins: [IndexPath: IndexPath] = [:]
  private var places: [IndexPath: IndexPath] = [:]

  /// Nil for what is gone.
  func place(of old: IndexPath) -> IndexPath? { places[old] }

  /// Nil for what is new.
  func origin(of new: IndexPath) -> IndexPath? { origins[new] }

  /// Whether the element that was there is to be asked for again.
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
