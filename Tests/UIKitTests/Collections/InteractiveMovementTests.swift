import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Items that a finger carries to another place.
@MainActor struct InteractiveMovementTests {
  @MainActor
  private final class Source: NSObject, UICollectionViewDataSource {
    var items: [[Int]]
    var heard: [String] = []

    init(_ items: [[Int]]) { self.items = items }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = items[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { items[indexPath.section][indexPath.item] != 0 }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      heard.append("\(sourceIndexPath) to \(destinationIndexPath)")
      let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
  }

  @MainActor
  private struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let list: UICollectionView
    let source: Source
    let fingers: Fingers

    @MainActor
    init(_ items: [[Int]], height: CGFloat = 600) {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 100, height: 100)
      flow.minimumLineSpacing = 0
      flow.minimumInteritemSpacing = 0
      list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: height), collectionViewLayout: flow)
      source = Source(items)
      fingers = Fingers(window)
      window.isHidden = false
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      window.addSubview(list)
      window.layoutIfNeeded()
    }

    @MainActor var tags: [Int] {
      list.indexPathsForVisibleItems.compactMap { list.cellForItem(at: $0)?.tag }
    }
    @MainActor func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }
  }

  @Test func `other items make room, and the data changes once, at the end`() {
    let scene = Scene([[0, 1, 2, 3, 4, 5, 6]])
    let cell = scene.list.cellForItem(at: scene.path(1))
    expect(scene.list.beginInteractiveMovementForItem(at: scene.path(1)))
    scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 160))
    expect(cell?.center, equals: CGPoint(x: 160, y: 160))
    expect(scene.source.heard, equals: [])
    expect(scene.tags, equals: [0, 2, 3, 4, 1, 5, 6])
    scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 160))
    expect(scene.tags, equals: [0, 2, 3, 4, 5, 1, 6])
    scene.list.endInteractiveMovement()
    scene.fingers.wait(1000)
    expect(scene.source.heard, equals: ["[0, 1] to [0, 5]"])
    expect(scene.source.items, equals: [[0, 2, 3, 4, 5, 1, 6]])
    expect(cell?.center, equals: CGPoint(x: 250, y: 150))
    expect(scene.list.cellForItem(at: scene.path(5)) === cell)
  }

  @Test func `a cancelled movement restores the old order`() {
    let scene = Scene([[0, 1, 2, 3, 4, 5, 6]])
    expect(scene.list.beginInteractiveMovementForItem(at: scene.path(1)))
    scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 160))
    scene.list.cancelInteractiveMovement()
    scene.fingers.wait(1000)
    expect(scene.source.heard, equals: [])
    expect(scene.tags, equals: [0, 1, 2, 3, 4, 5, 6])
    expect(scene.list.cellForItem(at: scene.path(1))?.center, equals: CGPoint(x: 150, y: 50))
  }

  @Test func `an item goes to another section`() {
    let scene = Scene([[0, 1, 2], [10, 11, 12]])
    expect(scene.list.beginInteractiveMovementForItem(at: scene.path(2)))
    scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    expect(scene.tags, equals: [0, 1, 10, 2, 11, 12])
    scene.list.endInteractiveMovement()
    expect(scene.source.items, equals: [[0, 1], [10, 2, 11, 12]])
  }

  @Test func `new data ends the movement`() {
    let scene = Scene([[0, 1, 2, 3, 4, 5, 6]])
    expect(scene.list.beginInteractiveMovementForItem(at: scene.path(1)))
    scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 160))
    scene.source.items = [[0, 2]]
    scene.list.reloadData()
    scene.window.layoutIfNeeded()
    expect(scene.tags, equals: [0, 2])
    scene.list.endInteractiveMovement()
    expect(scene.source.heard, equals: [])
  }

  @Test func `changes of the data put a carried item back first`() {
    let scene = Scene([[0, 1, 2, 3, 4, 5, 6]])
    expect(scene.list.beginInteractiveMovementForItem(at: scene.path(1)))
    scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 160))
    scene.source.items[0].remove(at: 2)
    scene.list.deleteItems(at: [scene.path(2)])
    scene.fingers.wait(1000)
    expect(scene.tags, equals: [0, 1, 3, 4, 5, 6])
    expect(scene.list.cellForItem(at: scene.path(1))?.center, equals: CGPoint(x: 150, y: 50))
  }

  @Test func `the data source may refuse`() {
    let scene = Scene([[0, 1, 2]])
    expect(!scene.list.beginInteractiveMovementForItem(at: scene.path(0)))
    scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    expect(scene.tags, equals: [0, 1, 2])
  }

  @Test func `items that come into sight during the movement show their own data`() {
    let scene = Scene([Array(0..<60)], height: 300)
    expect(scene.list.beginInteractiveMovementForItem(at: scene.path(1)))
    scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 290))
    scene.fingers.wait(1500)
    let offset = scene.list.contentOffset.y
    expect(offset, isAbove: 200)
    scene.list.endInteractiveMovement()
    scene.fingers.wait(1000)
    let shown = scene.list.indexPathsForVisibleItems
    expect(scene.tags, equals: shown.map { scene.source.items[0][$0.item] })
  }

  @Test func `a long press in a collection view controller carries an item`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    let source = Source([[0, 1, 2, 3, 4, 5]])
    let controller = UICollectionViewController(collectionViewLayout: flow)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let listener = SwipeListener()
    let before = UIApplication.observer
    UIApplication.observer = listener
    defer { UIApplication.observer = before }
    let fingers = Fingers(window)
    fingers.down(0, 150, 50)
    fingers.wait(700)
    for step in 1...10 { fingers.move(0, 150 + Double(step) * 10, 50 + Double(step) * 10) }
    fingers.lift()
    fingers.wait(1000)
    expect(source.items, equals: [[0, 2, 3, 4, 5, 1]])
    expect(listener.lines.contains { $0.contains("is moved from item 1 of section 0 to item 5") })
    controller.installsStandardGestureForInteractiveMovement = false
    fingers.down(0, 150, 50)
    fingers.wait(700)
    fingers.move(0, 250, 150)
    fingers.lift()
    expect(source.heard.count, equals: 1)
  }
}
