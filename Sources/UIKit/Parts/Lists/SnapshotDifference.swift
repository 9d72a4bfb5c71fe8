import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Returns the changes from another snapshot to this one, with the smallest number of moves.
  func changes(from old: Self) -> ListChanges {
    var changes = ListChanges()
    let (before, after) = (old.sectionIdentifiers, sectionIdentifiers)
    let staying = Self.staying(before, after)
    let (known, kept) = (Set(before), Set(after))
    changes.sections.deleted = before.indices.filter { !kept.contains(before[$0]) }
    changes.sections.inserted = after.indices.filter { !known.contains(after[$0]) }
    var reloaded = Set(reloadedSectionIdentifiers)
    for section in before where kept.contains(section) && !staying.contains(section) {
      guard let from = old.indexOfSection(section), let to = indexOfSection(section) else {
        continue
      }
      if reloaded.remove(section) == nil {
        changes.sections.moved.append(.init(from: from, to: to))
      } else {
        // A section that moves and is reloaded is deleted and inserted.
        changes.sections.deleted.append(from)
        changes.sections.inserted.append(to)
      }
    }
    changes.sections.reloaded = reloaded.compactMap { old.indexOfSection($0) }.sorted()
    addItems(from: old, to: &changes)
    return changes
  }

  private func addItems(from old: Self, to changes: inout ListChanges) {
    let reloaded = Set(reloadedSectionIdentifiers)
    let again = Set(reloadedItemIdentifiers)
    let (from, to) = (old.paths, paths)
    for (section, identifier) in old.sectionIdentifiers.enumerated() {
      let isLeft = indexOfSection(identifier) != nil && !reloaded.contains(identifier)
      for (item, name) in old.itemIdentifiers(inSection: identifier).enumerated()
      where isLeft && to[name] == nil {
        changes.items.deleted.append(IndexPath(item: item, section: section))
      }
    }
    for (section, identifier) in sectionIdentifiers.enumerated() {
      let wasThere = old.indexOfSection(identifier) != nil
      let names = itemIdentifiers(inSection: identifier)
      let before = wasThere ? old.itemIdentifiers(inSection: identifier) : []
      let staying = Self.staying(before, names)
      for (item, name) in names.enumerated() where !reloaded.contains(identifier) {
        let path = IndexPath(item: item, section: section)
        guard let origin = from[name] else {
          if wasThere { changes.items.inserted.append(path) }
          continue
        }
        let comesFromReloaded = reloaded.contains(old.sectionIdentifiers[origin.section])
        if staying.contains(name) { continue }
        // An item that moves and is reloaded is deleted and inserted.
        if again.contains(name), !comesFromReloaded {
          if indexOfSection(old.sectionIdentifiers[origin.section]) != nil {
            changes.items.deleted.append(origin)
          }
          if wasThere { changes.items.inserted.append(path) }
          continue
        }
        // An item that leaves a section that is reloaded as a whole is inserted.
        if comesFromReloaded {
          if wasThere { changes.items.inserted.append(path) }
        } else {
          changes.items.moved.append(.init(from: origin, to: path))
        }
      }
    }
    // An item that enters a section that is reloaded is only deleted from its old section.
    for (section, identifier) in sectionIdentifiers.enumerated() where reloaded.contains(identifier)
    {
      for name in itemIdentifiers(inSection: identifier) {
        guard let origin = from[name],
          indexOfSection(old.sectionIdentifiers[origin.section]) != nil,
          indexOfSection(old.sectionIdentifiers[origin.section]) != section,
          !reloaded.contains(old.sectionIdentifiers[origin.section])
        else { continue }
        changes.items.deleted.append(origin)
      }
    }
    let moved = Set(changes.items.moved.map(\.from) + changes.items.deleted)
    changes.items.reloaded = reloadedItemIdentifiers.compactMap { from[$0] }.filter {
      !moved.contains($0) && !reloaded.contains(old.sectionIdentifiers[$0.section])
    }
  }

  private var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (item, name) in itemIdentifiers(inSection: identifier).enumerated() {
        paths[name] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  /// Returns the largest set of common elements with the same order in both lists.
  private static func staying<Element: Hashable>(_ old: [Element], _ new: [Element]) -> Set<Element>
  {
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    // The longest increasing subsequence of the new indices: `ends[n]` is the end of one with n + 1
    // elements.
    let now = old.compactMap { places[$0] }
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: now.count)
    for (index, place) in now.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if now[ends[middle]] < place { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var staying = Set<Element>()
    var index = ends.last
    while let current = index {
      staying.insert(new[now[current]])
      index = previous[current]
    }
    return staying
  }
}
