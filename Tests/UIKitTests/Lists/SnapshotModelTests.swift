import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Random edits of snapshots, compared with the same edits of plain arrays.
struct SnapshotModelTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Sections and their items as arrays.
  private struct Lists: Equatable {
    var sections: [(name: Int, items: [Int])] = []
    var (reloaded, configured, reloadedSections): ([Int], [Int], [Int]) = ([], [], [])

    var items: [Int] { sections.flatMap(\.items) }

    static func == (left: Self, right: Self) -> Bool {
      left.sections.map(\.name) == right.sections.map(\.name)
        && left.sections.map(\.items) == right.sections.map(\.items)
        && left.reloaded == right.reloaded && left.configured == right.configured
        && left.reloadedSections == right.reloadedSections
    }

    /// Removes items from their sections, with or without their marks.
    mutating func take(_ gone: [Int]) {
      for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }

    mutating func insert(_ new: [Int], at item: Int, after: Bool) {
      for index in sections.indices {
        guard let place = sections[index].items.firstIndex(of: item) else { continue }
        return sections[index].items.insert(contentsOf: new, at: place + (after ? 1 : 0))
      }
    }

    mutating func insertSections(_ new: [(name: Int, items: [Int])], at name: Int, after: Bool) {
      let place = sections.firstIndex { $0.name == name } ?? 0
      sections.insert(contentsOf: new, at: place + (after ? 1 : 0))
    }
  }

  /// Reads everything that a snapshot says of its content.
  private func lists(_ snapshot: Snapshot) -> Lists {
    var lists = Lists()
    lists.sections = snapshot.sectionIdentifiers.map {
      ($0, snapshot.itemIdentifiers(inSection: $0))
    }
    lists.reloaded = snapshot.reloadedItemIdentifiers
    lists.configured = snapshot.reconfiguredItemIdentifiers
    lists.reloadedSections = snapshot.reloadedSectionIdentifiers
    return lists
  }

  /// One random edit of both.
  private func edit(
    _ snapshot: inout Snapshot, _ lists: inout Lists, _ fresh: inout Int,
    _ random: inout SeededGenerator
  ) {
    func new(_ count: Int) -> [Int] {
      (0..<count).map { _ in
        fresh += 1
        return fresh
      }
    }
    let all = lists.items
    let names = lists.sections.map(\.name)
    let (one, other) = (all.randomElement(using: &random), all.randomElement(using: &random))
    let section = names.randomElement(using: &random)
    let isAfter = random.chance(0.5)
    switch random.below(12) {
    case 0:
      let added = new(random.below(3))
      snapshot.appendSections(added)
      lists.sections += added.map { ($0, []) }
    case 1, 2:
      guard let last = names.last else { return }
      let target = random.chance(0.5) ? section : nil
      let added = new(random.below(4))
      snapshot.appendItems(added, toSection: target)
      let index = lists.sections.firstIndex { $0.name == target ?? last }!
      lists.sections[index].items += added
    case 3, 4:
      guard let one else { return }
      let added = new(random.below(4))
      if isAfter {
        snapshot.insertItems(added, afterItem: one)
      } else {
        snapshot.insertItems(added, beforeItem: one)
      }
      lists.insert(added, at: one, after: isAfter)
    case 5:
      let gone = [one, other, 0].compactMap { $0 }
      snapshot.deleteItems(gone)
      lists.take(gone)
      lists.reloaded.removeAll(where: gone.contains)
      lists.configured.removeAll(where: gone.contains)
    case 6, 7:
      guard let one, let other else { return }
      if isAfter {
        snapshot.moveItem(one, afterItem: other)
      } else {
        snapshot.moveItem(one, beforeItem: other)
      }
      guard one != other else { return }
      lists.take([one])
      lists.insert([one], at: other, after: isAfter)
    case 8:
      guard let section else { return }
      let added = new(random.below(3))
      if isAfter {
        snapshot.insertSections(added, afterSection: section)
      } else {
        snapshot.insertSections(added, beforeSection: section)
      }
      lists.insertSections(added.map { ($0, []) }, at: section, after: isAfter)
    case 9:
      guard let section, let target = names.randomElement(using: &random) else { return }
      if isAfter {
        snapshot.moveSection(section, afterSection: target)
      } else {
        snapshot.moveSection(section, beforeSection: target)
      }
      guard section != target else { return }
      let moved = lists.sections.filter { $0.name == section }
      lists.sections.removeAll { $0.name == section }
      lists.insertSections(moved, at: target, after: isAfter)
    case 10:
      guard let section, random.chance(0.4) else { return }
      snapshot.deleteSections([section, 0])
      let gone = lists.sections.first { $0.name == section }!.items
      lists.sections.removeAll { $0.name == section }
      lists.reloadedSections.removeAll { $0 == section }
      lists.reloaded.removeAll(where: gone.contains)
      lists.configured.removeAll(where: gone.contains)
    default:
      guard let one, let section else { return }
      snapshot.reloadItems([one])
      lists.reloaded.append(one)
      snapshot.reconfigureItems([one])
      lists.configured.append(one)
      snapshot.reloadSections([section])
      lists.reloadedSections.append(section)
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `snapshots are edited like arrays`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (snapshot, lists, fresh) = (Snapshot(), Lists(), 0)
    for step in 0..<200 {
      edit(&snapshot, &lists, &fresh, &random)
      guard self.lists(snapshot) == lists else {
        expect(self.lists(snapshot), equals: lists, "step \(step)")
        return
      }
    }
    expect(snapshot.itemIdentifiers, equals: lists.items)
    expect(snapshot.numberOfItems, equals: lists.items.count)
    expect(snapshot.numberOfSections, equals: lists.sections.count)
    expect(snapshot.counts, equals: lists.sections.map(\.items.count))
    for (index, item) in lists.items.enumerated() {
      expect(snapshot.indexOfItem(item), equals: index)
    }
    for (number, section) in lists.sections.enumerated() {
      expect(snapshot.indexOfSection(section.name), equals: number)
      expect(snapshot.numberOfItems(inSection: section.name), equals: section.items.count)
      expect(snapshot.section(at: number), equals: section.name)
      for (index, item) in section.items.enumerated() {
        let path = IndexPath(item: index, section: number)
        expect(snapshot.path(of: item), equals: path)
        expect(snapshot.item(at: path), equals: item)
        expect(snapshot.sectionIdentifier(containingItem: item), equals: section.name)
      }
      expectNil(snapshot.item(at: IndexPath(item: section.items.count, section: number)))
    }
    let count = lists.sections.count
    expectNil(snapshot.item(at: IndexPath(item: 0, section: count)))
    expectNil(snapshot.item(at: IndexPath(index: 0)))
    expectNil(snapshot.section(at: count))
    expectNil(snapshot.indexOfItem(0))
    expectNil(snapshot.path(of: 0))
    expectNil(snapshot.indexOfSection(0))
    expectNil(snapshot.sectionIdentifier(containingItem: 0))
    let settled = self.lists(snapshot.settled)
    expect(settled.sections.map(\.items), equals: lists.sections.map(\.items))
    expect(settled.reloaded + settled.configured + settled.reloadedSections, equals: [])
    snapshot.deleteAllItems()
    expect(self.lists(snapshot), equals: Lists())
  }

  @Test func `an item moves to each place of each section, or to the end`() {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2, 3])
    snapshot.appendItems([10, 11, 12], toSection: 1)
    snapshot.appendItems([20], toSection: 2)
    for (from, item) in [(0, 10), (1, 11), (2, 12)] {
      for section in 0...3 {
        for place in 0...4 {
          let moved = snapshot.moving(
            IndexPath(item: from, section: 0), to: IndexPath(item: place, section: section))
          var expected = [[10, 11, 12], [20], []]
          if section < 3 {
            expected[0].removeAll { $0 == item }
            expected[section].insert(item, at: min(place, expected[section].count))
          }
          let found = moved.sectionIdentifiers.map { moved.itemIdentifiers(inSection: $0) }
          expect(found, equals: expected)
        }
      }
    }
    let same = snapshot.moving(IndexPath(item: 9, section: 0), to: IndexPath(item: 0, section: 1))
    expect(same.counts, equals: snapshot.counts)
  }

  // MARK: Trees

  /// An item with its children.
  private final class Tree {
    let item: Int
    var children: [Tree] = []
    var isOpen = false
    weak var parent: Tree?

    init(_ item: Int, _ parent: Tree?) { (self.item, self.parent) = (item, parent) }

    var all: [Tree] { children.flatMap { [$0] + $0.all } }
    var visible: [Int] { children.flatMap { [$0.item] + ($0.isOpen ? $0.visible : []) } }
    var level: Int { parent.map { $0.level + 1 } ?? -1 }
    var words: [String] {
      all.map { tree in
        let mark = tree.isOpen ? "-" : tree.children.isEmpty ? "*" : "+"
        return String(repeating: "  ", count: tree.level) + "\(mark) \(tree.item)"
      }
    }
  }

  private typealias Section = NSDiffableDataSourceSectionSnapshot<Int>

  private func check(_ section: Section, _ root: Tree) -> Bool {
    section.items == root.all.map(\.item) && section.visibleItems == root.visible
      && section.rootItems == root.children.map(\.item)
      && section.visualDescription() == root.words.joined(separator: "\n")
      && root.all.enumerated().allSatisfy { index, tree in
        section.level(of: tree.item) == tree.level && section.index(of: tree.item) == index
          && section.parent(of: tree.item) == (tree.level > 0 ? tree.parent?.item : nil)
          && section.isExpanded(tree.item) == tree.isOpen && section.contains(tree.item)
          && section.isVisible(tree.item) == root.visible.contains(tree.item)
          && section.hasChildren(tree.item) == !tree.children.isEmpty
          && section.snapshot(of: tree.item).items == tree.all.map(\.item)
          && section.snapshot(of: tree.item).visibleItems == tree.visible
          && section.snapshot(of: tree.item, includingParent: true).items
            == [tree.item] + tree.all.map(\.item)
          && section.snapshot(of: tree.item, includingParent: true).rootItems == [tree.item]
      }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `sections are edited like trees`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var section = Section()
    let root = Tree(0, nil)
    var fresh = 0
    func grow(_ parent: Tree?, _ count: Int) -> [Tree] {
      (0..<count).map { _ in
        fresh += 1
        return Tree(fresh, parent)
      }
    }
    /// Makes a snapshot of two items with a child, and the same as trees.
    func branch(_ parent: Tree) -> (Section, [Tree]) {
      let trees = grow(parent, 2)
      var new = Section()
      new.append(trees.map(\.item))
      let children = grow(trees[0], 2)
      new.append(children.map(\.item), to: trees[0].item)
      trees[0].children = children
      if random.chance(0.5) {
        new.expand([trees[0].item])
        trees[0].isOpen = true
      }
      return (new, trees)
    }
    for step in 0..<120 {
      let one = root.all.randomElement(using: &random)
      let siblings = one?.parent
      let place = siblings?.children.firstIndex { $0 === one }
      switch random.below(9) {
      case 0, 1:
        let parent = one ?? root
        let added = grow(parent, random.below(3))
        section.append(added.map(\.item), to: one?.item)
        parent.children += added
      case 2:
        let added = grow(root, 1)
        section.append(added.map(\.item))
        root.children += added
      case 3:
        guard let one, let siblings, let place else { continue }
        let added = grow(siblings, random.below(3))
        let isAfter = random.chance(0.5)
        if isAfter {
          section.insert(added.map(\.item), after: one.item)
        } else {
          section.insert(added.map(\.item), before: one.item)
        }
        siblings.children.insert(contentsOf: added, at: place + (isAfter ? 1 : 0))
      case 4:
        guard let one, let siblings, let place else { continue }
        let (new, trees) = branch(siblings)
        let isAfter = random.chance(0.5)
        if isAfter {
          expect(section.insert(new, after: one.item), equals: trees[1].item)
        } else {
          section.insert(new, before: one.item)
        }
        siblings.children.insert(contentsOf: trees, at: place + (isAfter ? 1 : 0))
      case 5:
        guard let one, random.chance(0.4) else { continue }
        let (new, trees) = branch(one)
        section.replace(childrenOf: one.item, using: new)
        one.children = trees
      case 6:
        guard let one, let siblings, let place, random.chance(0.5) else { continue }
        section.delete([one.item, -1])
        siblings.children.remove(at: place)
      case 7:
        guard let one else { continue }
        section.expand([one.item])
        one.isOpen = true
      default:
        guard let one else { continue }
        section.collapse([one.item])
        one.isOpen = false
      }
      guard check(section, root) else {
        expect(section.visualDescription(), equals: root.words.joined(separator: "\n"), "\(step)")
        expect(check(section, root), "step \(step)")
        return
      }
    }
    expectNil(section.index(of: -1))
    expect(!section.hasChildren(-1))
    let copy = section
    section.expand(Array(section.items.prefix(1)))
    section.collapse(Array(section.items.prefix(1)))
    section.append([-2])
    expect(section, differsFrom: copy)
    section.deleteAll()
    expect(section, equals: Section())
    expect(section.insert(copy, intoEmpty: -7), equals: [-7] + copy.items)
  }

  @Test func `visible items in another order bring their hidden children`() {
    var section = Section()
    section.append([1, 2, 3])
    section.append([11, 12], to: 1)
    section.append([21], to: 2)
    section.append([211], to: 21)
    section.expand([1])
    func words(_ order: [Int]) -> String {
      var new = section
      new.arrange(visible: order)
      return new.visualDescription().split(separator: "\n").joined(separator: ",")
    }
    expect(words([1, 11, 12, 2, 3]), equals: "- 1,  * 11,  * 12,+ 2,  + 21,    * 211,* 3")
    expect(words([2, 1, 12, 11, 3]), equals: "+ 2,  + 21,    * 211,- 1,  * 12,  * 11,* 3")
    expect(words([11, 3, 2, 1, 12]), equals: "* 11,* 3,+ 2,  + 21,    * 211,- 1,  * 12")
    expect(words([3, 11, 1, 12, 2]), equals: "+ 3,  * 11,- 1,  * 12,+ 2,  + 21,    * 211")
    // Another set of items replaces everything.
    expect(words([3, 1, 9]), equals: "* 3,- 1,* 9")
  }
}

extension NSDiffableDataSourceSectionSnapshot<Int> {
  /// Inserts a snapshot after the only item of an empty one, and returns the items.
  fileprivate mutating func insert(_ other: Self, intoEmpty item: Int) -> [Int] {
    append([item])
    insert(other, after: item)
    return items
  }
}
