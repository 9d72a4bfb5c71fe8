import Expectations
import Testing
import UIKit
import ViewTesting

/// A second change after the first state: editing, reloading and prefetching of a collection view.
@MainActor
struct CollectionStateTests {
  @Test func `a collection that is edited keeps the selection that editing allows`() {
    let scene = CollectionScene()
    let collection = scene.collection
    collection.selectItem(at: scene.path(1), animated: false, scrollPosition: [])
    expect(collection.indexPathsForSelectedItems, equals: [scene.path(1)])
    collection.isEditing = true
    expect(collection.indexPathsForSelectedItems, equals: [])
    expect(collection.cellForItem(at: scene.path(1))?.isSelected, equals: false)
    collection.allowsMultipleSelectionDuringEditing = true
    collection.selectItem(at: scene.path(4), animated: false, scrollPosition: [])
    collection.selectItem(at: scene.path(2), animated: false, scrollPosition: [])
    collection.selectItem(at: scene.path(3), animated: false, scrollPosition: [])
    expect(collection.indexPathsForSelectedItems?.count, equals: 3)
    collection.isEditing = false
    expect(collection.indexPathsForSelectedItems, equals: [scene.path(2)])
    expect(collection.cellForItem(at: scene.path(3))?.isSelected, equals: false)
    collection.allowsSelectionDuringEditing = true
    collection.allowsMultipleSelectionDuringEditing = false
    collection.isEditing = true
    expect(collection.indexPathsForSelectedItems, equals: [scene.path(2)])
  }

  @Test func `reloaded items are no longer selected, the others move with their items`() {
    let scene = CollectionScene()
    let collection = scene.collection
    collection.allowsMultipleSelection = true
    for item in [1, 2, 4] {
      collection.selectItem(at: scene.path(item), animated: false, scrollPosition: [])
    }
    scene.sections[0].insert("new", at: 0)
    collection.performBatchUpdates {
      collection.insertItems(at: [scene.path(0)])
      collection.reloadItems(at: [scene.path(2)])
    }
    scene.lay()
    expect(collection.indexPathsForSelectedItems?.sorted(), equals: [scene.path(2), scene.path(5)])
    scene.fingers.wait(1000)
    expect(collection.cellForItem(at: scene.path(2))?.isSelected, equals: true)
    expect(collection.cellForItem(at: scene.path(3))?.isSelected, equals: false)
    expect(collection.cellForItem(at: scene.path(5))?.isSelected, equals: true)
  }

  private final class Prefetched: NSObject, UICollectionViewDataSourcePrefetching {
    var asked: Set<IndexPath> = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    {
      asked.formUnion(indexPaths)
    }
  }

  @Test func `nothing is fetched ahead while that is off`() {
    for isEnabled in [true, false] {
      let scene = CollectionScene(items: 100)
      let source = Prefetched()
      scene.collection.isPrefetchingEnabled = isEnabled
      scene.collection.prefetchDataSource = source
      scene.drag(-140)
      expect(source.asked.isEmpty, differsFrom: isEnabled)
      scene.collection.isPrefetchingEnabled.toggle()
      source.asked = []
      scene.drag(-140)
      expect(source.asked.isEmpty, equals: isEnabled, "after \(isEnabled)")
    }
  }

  @Test func `a custom group that gives more frames than there are items shows those that exist`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(200), heightDimension: .absolute(50))
    ) { _ in
      (0..<4).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * 50, y: 0, width: 40, height: 50))
      }
    }
    for (items, rows) in [(6, 2), (8, 2), (3, 1), (4, 1), (9, 3)] {
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let scene = CollectionScene(items: items, layout)
      let all = layout.layoutAttributesForElements(
        in: CGRect(x: -1000, y: -1000, width: 3000, height: 3000))
      expect(all?.count, equals: items)
      expect(scene.names.count, equals: items)
      expect(scene.collection.contentSize.height, equals: CGFloat(rows) * 50)
      let last = layout.layoutAttributesForItem(at: scene.path(items - 1))?.frame
      expect(
        last,
        equals: CGRect(
          x: CGFloat((items - 1) % 4) * 50, y: CGFloat((items - 1) / 4) * 50, width: 40,
          height: 50))
    }
  }
}
