import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Data sources that compute the changes themselves.
@MainActor struct DiffableDataSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func made() -> (CollectionScene, Source) {
    let scene = CollectionScene(items: 0)
    let registration = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
      cell.name = "\(item)"
    }
    let source = Source(collectionView: scene.collection) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    return (scene, source)
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `without animation a snapshot is complete when apply returns`() {
    let (scene, source) = made()
    var completed: [Int] = []
    for step in 1...3 {
      source.apply(snapshot(["a": Array(1...step)]), animatingDifferences: false) {
        completed.append(step)
      }
      expect(completed, equals: Array(1...step))
    }
    scene.lay()
    expect(scene.names, equals: ["1", "2", "3"])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    scene.window.addSubview(table)
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    for step in 4...6 {
      rows.apply(snapshot(["a": Array(1...step)]), animatingDifferences: false) {
        completed.append(step)
      }
      table.layoutIfNeeded()
    }
    expect(completed, equals: Array(1...6))
    expect(table.visibleCells.count, equals: 6)
  }

  @Test func `a snapshot is shown, and the next one keeps what stays`() {
    let (scene, source) = made()
    source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
    scene.lay()
    expect(scene.names, equals: ["1", "2", "3"])
    let cell = scene.collection.cellForItem(at: scene.path(2))
    var completed = 0
    source.apply(snapshot(["b": [7], "a": [3, 1, 4]])) { completed += 1 }
    expect(scene.names, equals: ["7", "3", "1", "4"])
    expect(scene.collection.cellForItem(at: scene.path(0, 1)) === cell)
    scene.fingers.wait(600)
    expect(completed, equals: 1)
    expect(source.itemIdentifier(for: scene.path(2, 1)), equals: 4)
    expect(source.indexPath(for: 7), equals: scene.path(0, 0))
    expect(source.sectionIdentifier(for: 1) == "a" && source.index(for: "b") == 0)
  }

  @Test func `items that are loaded again get a new cell, those that are reconfigured keep it`() {
    let (scene, source) = made()
    source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
    scene.lay()
    let cells = (0..<3).map { scene.collection.cellForItem(at: scene.path($0)) as? ItemCell }
    for cell in cells { cell?.name = "old" }
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    source.apply(next)
    expect(scene.names, equals: ["1", "2", "old"])
    expect(scene.collection.cellForItem(at: scene.path(0)) !== cells[0])
    expect(scene.collection.cellForItem(at: scene.path(1)) === cells[1])
    expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `a snapshot is changed by its identifiers`() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.insertItems([9, 8], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 3)
    snapshot.moveItem(1, afterItem: 3)
    snapshot.deleteItems([8])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "b")
    expect(snapshot.sectionIdentifiers, equals: ["c", "b", "a"])
    expect(snapshot.itemIdentifiers(inSection: "b"), equals: [3, 1, 7])
    expect(snapshot.itemIdentifiers, equals: [3, 1, 7, 9, 2])
    expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "c") == 0)
    expect(snapshot.sectionIdentifier(containingItem: 1), equals: "b")
    expect(snapshot.indexOfItem(7) == 2 && snapshot.indexOfItem(8) == nil)
    snapshot.deleteSections(["b"])
    expect(snapshot.itemIdentifiers, equals: [9, 2])
  }

  @Test(arguments: 0..<40)
  func `whatever the next snapshot is, it is shown`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (scene, source) = made()
    for _ in 0..<20 {
      var next = Snapshot()
      let sections = ["a", "b", "c", "d"].filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      let items = (0..<24).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
      next.appendSections(sections.shuffled(using: &random))
      for item in items.shuffled(using: &random) {
        guard let section = sections.randomElement(using: &random) else { continue }
        next.appendItems([item], toSection: section)
      }
      let shown = Set(source.snapshot().itemIdentifiers)
      next.reloadItems(
        next.itemIdentifiers.filter {
          shown.contains($0) && Int.random(in: 0..<10, using: &random) == 0
        })
      let old = Set(source.snapshot().sectionIdentifiers)
      if let section = sections.filter({ old.contains($0) }).randomElement(using: &random),
        Int.random(in: 0..<3, using: &random) == 0
      {
        next.reloadSections([section])
      }
      source.apply(next, animatingDifferences: Int.random(in: 0..<3, using: &random) > 0)
      scene.lay()
      for path in scene.collection.indexPathsForVisibleItems {
        let cell = scene.collection.cellForItem(at: path) as? ItemCell
        let section = next.sectionIdentifiers[path.section]
        expect(cell?.name, equals: "\(next.itemIdentifiers(inSection: section)[path.item])")
      }
      expect(scene.collection.numberOfSections, equals: next.numberOfSections)
      scene.fingers.wait(Int64.random(in: 0...500, using: &random))
    }
  }
}
