import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// After any changes, and any scrolling meanwhile, the cells show the data.
@MainActor struct CollectionRandomTests {
  @Test(arguments: 0..<40)
  func `cells show the data`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = CollectionScene(items: Int.random(in: 0...40, using: &random))
    scene.collection.allowsMultipleSelection = true
    if Bool.random(using: &random) {
      scene.flow.itemSize = CGSize(width: 60, height: 45)
      scene.headerHeight = 25
    }
    var number = 1000
    var completions = 0
    var begun = 0
    var selected = Set<String>()
    for _ in 0..<25 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        begun += 1
        batch(scene, &random, &number, &selected) { completions += 1 }
      case 4:
        scene.collection.contentOffset.y = CGFloat.random(in: -50...2500, using: &random)
      case 5:
        scene.fingers.down(0, 100, 150)
        for step in 1...8 { scene.fingers.move(0, 100, 150 - Double(step) * 12) }
        scene.fingers.lift()
      case 6:
        let paths = scene.sections.enumerated().flatMap { section, items in
          items.indices.map { IndexPath(item: $0, section: section) }
        }
        if let path = paths.randomElement(using: &random) {
          scene.collection.selectItem(at: path, animated: false, scrollPosition: [])
          selected.insert(scene.sections[path.section][path.item])
        }
      default:
        scene.collection.reloadData()
        selected = []
      }
      if Bool.random(using: &random) {
        scene.fingers.wait(Int64.random(in: 0...700, using: &random))
      }
      scene.lay()
      check(scene, selected)
    }
    scene.fingers.wait(3000)
    check(scene, selected)
    expect(completions, equals: begun)
    let cells = scene.collection.subviews.filter { $0 is UICollectionViewCell }
    expect(cells.count, equals: scene.collection.visibleCells.count)
    expect(scene.made.allSatisfy { $0.superview == nil || $0.isUserInteractionEnabled })
  }

  /// Changes the model, then reports the changes to the collection view.
  private func batch(
    _ scene: CollectionScene, _ random: inout SeededGenerator, _ number: inout Int,
    _ selected: inout Set<String>, _ completion: @escaping () -> Void
  ) {
    var changed = random
    let old = scene.sections
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var sections: [[String]] = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    for (section, items) in old.enumerated() {
      if Int.random(in: 0..<8, using: &changed) == 0 {
        deletedSections.insert(section)
        selected.subtract(items)
        continue
      }
      var kept: [String] = []
      let place = sections.count + insertedSections.count(where: { $0 >= sections.count })
      for (item, name) in items.enumerated() {
        switch Int.random(in: 0..<10, using: &changed) {
        case 0:
          deleted.append(IndexPath(item: item, section: section))
          selected.remove(name)
        case 1:
          inserted.append(IndexPath(item: kept.count, section: place))
          kept.append("\(number)")
          number += 1
          kept.append(name)
        case 2:
          reloaded.append(IndexPath(item: item, section: section))
          selected.remove(name)
          kept.append("\(name)'")
        default: kept.append(name)
        }
      }
      sections.append(kept)
    }
    if Int.random(in: 0..<6, using: &changed) == 0 || sections.isEmpty {
      insertedSections.insert(sections.count)
      sections.append((0..<5).map { "\(number + $0)" })
      number += 5
    }
    random = changed
    scene.collection.performBatchUpdates {
      scene.sections = sections
      scene.collection.insertItems(at: inserted.shuffled(using: &changed))
      scene.collection.insertSections(insertedSections)
      scene.collection.deleteSections(deletedSections)
      scene.collection.reloadItems(at: reloaded)
      scene.collection.deleteItems(at: deleted.shuffled(using: &changed))
    } completion: { _ in
      completion()
    }
  }

  private func check(_ scene: CollectionScene, _ selected: Set<String>) {
    let collection = scene.collection
    expect(collection.numberOfSections, equals: scene.sections.count)
    for (section, items) in scene.sections.enumerated() {
      expect(collection.numberOfItems(inSection: section), equals: items.count)
    }
    for path in collection.indexPathsForVisibleItems {
      let cell = collection.cellForItem(at: path) as? ItemCell
      let name = scene.sections[path.section][path.item]
      expect(cell?.name, equals: name)
      expect(cell?.frame, equals: collection.layoutAttributesForItem(at: path)?.frame)
      expect(cell?.alpha == 1 && cell?.superview === collection)
      expect(cell?.isSelected, equals: selected.contains(name))
    }
    // Every visible item has its cell.
    for attributes in collection.collectionViewLayout.layoutAttributesForElements(
      in: collection.bounds) ?? []
    where attributes.representedElementCategory == .cell {
      expect(collection.cellForItem(at: attributes.indexPath) != nil)
    }
  }
}
