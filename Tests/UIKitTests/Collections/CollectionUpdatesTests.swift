import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Changes of the data, shown in one animation.
@MainActor struct CollectionUpdatesTests {
  /// The visible opacity and position of a cell.
  private func seen(_ view: UIView?) -> (alpha: Double, y: Double) {
    let layer = view?.layer.presentation()
    return (Double(layer?.opacity ?? -1), Double(layer?.position.y ?? -1))
  }

  @Test func `a deletion and an insertion in one batch`() {
    let scene = CollectionScene(items: 3)
    scene.sections = [["new", "1", "2"]]
    scene.collection.performBatchUpdates {
      scene.collection.insertItems(at: [scene.path(0)])
      scene.collection.deleteItems(at: [scene.path(0)])
    }
    expect(scene.names, equals: ["new", "1", "2"])
  }

  @Test func `a batch in no window loads the new cells at once`() {
    let scene = CollectionScene(items: 2, isInWindow: false)
    scene.collection.layoutIfNeeded()
    expect(scene.collection.visibleCells.count, equals: 2)
    scene.sections[0].append("x")
    scene.collection.insertItems(at: [scene.path(2)])
    expect(scene.collection.visibleCells.count, equals: 3)
  }

  @Test func `the block runs at once, and the counts are new then`() {
    let scene = CollectionScene(items: 2)
    var ran = false
    scene.collection.performBatchUpdates {
      ran = true
      scene.sections[0].append("x")
      scene.collection.insertItems(at: [scene.path(2)])
    }
    expect(ran && scene.collection.numberOfItems(inSection: 0) == 3)
    expect(scene.names, equals: ["0", "1", "x"])
  }

  @Test func `the completion comes when the movement is over`() {
    let scene = CollectionScene(items: 2)
    var finished: [Bool] = []
    scene.sections[0].insert("x", at: 0)
    scene.collection.performBatchUpdates {
      scene.collection.insertItems(at: [scene.path(0)])
    } completion: {
      finished.append($0)
    }
    scene.fingers.wait(400)
    expect(finished.isEmpty)
    scene.fingers.wait(60)
    expect(finished, equals: [true])
  }

  @Test func `without animation it comes in the next turn`() {
    let scene = CollectionScene(items: 2)
    var finished: [Bool] = []
    scene.sections[0].insert("x", at: 0)
    UIView.performWithoutAnimation {
      scene.collection.performBatchUpdates {
        scene.collection.insertItems(at: [scene.path(0)])
      } completion: {
        finished.append($0)
      }
    }
    expect(finished.isEmpty)
    scene.fingers.wait(16)
    expect(finished == [true] && scene.names == ["x", "0", "1"])
  }

  @Test func `without a window it comes in the next turn, and is not finished`() {
    let scene = CollectionScene(items: 2, isInWindow: false)
    expect(scene.collection.numberOfItems(inSection: 0), equals: 2)
    var finished: [Bool] = []
    scene.collection.performBatchUpdates {
      scene.sections[0].append("x")
      scene.collection.insertItems(at: [scene.path(2)])
    } completion: {
      finished.append($0)
    }
    expect(finished.isEmpty && scene.collection.numberOfItems(inSection: 0) == 3)
    scene.fingers.wait(16)
    expect(finished, equals: [false])
  }

  @Test func `those that stay move on a spring, the new one fades in`() {
    let scene = CollectionScene(items: 3)
    let first = scene.collection.cellForItem(at: scene.path(0))
    scene.fingers.wait(16)
    scene.sections[0].insert("x", at: 0)
    scene.collection.insertItems(at: [scene.path(0)])
    let new = scene.collection.cellForItem(at: scene.path(0))
    expect(first?.center.y, equals: CGFloat(70))
    for (milliseconds, left) in [(50, 0.7184), (50, 0.3811), (100, 0.0787)] {
      scene.fingers.wait(Int64(milliseconds))
      expect((seen(first).y - (70 - 50 * left)).magnitude, isBelow: 0.1)
      expect((seen(new).alpha - (1 - left)).magnitude, isBelow: 0.005)
    }
    scene.fingers.wait(300)
    expect(seen(first).y == 70 && seen(new).alpha == 1)
  }

  @Test func `what is deleted fades, and is gone afterwards`() {
    let scene = CollectionScene(items: 3)
    let gone = scene.collection.cellForItem(at: scene.path(1))
    scene.fingers.wait(16)
    scene.heard = []
    scene.sections[0].remove(at: 1)
    scene.collection.deleteItems(at: [scene.path(1)])
    expect(scene.names, equals: ["0", "2"])
    scene.fingers.wait(100)
    expect((seen(gone).alpha - 0.3811).magnitude < 0.005 && gone?.superview != nil)
    expect(!scene.heard.contains { $0.hasPrefix("didEnd") })
    scene.fingers.wait(400)
    expect(gone?.superview == nil && scene.heard.contains("didEnd 1"))
  }

  @Test func `an item that moves keeps its cell`() {
    let scene = CollectionScene(items: 4)
    let cell = scene.collection.cellForItem(at: scene.path(3))
    scene.sections = [["3", "0", "1", "2"]]
    scene.collection.moveItem(at: scene.path(3), to: scene.path(0))
    expect(scene.collection.cellForItem(at: scene.path(0)) === cell)
    expect(scene.names, equals: ["3", "0", "1", "2"])
  }

  @Test func `an item that is reloaded gets another cell, one that is reconfigured keeps it`() {
    let scene = CollectionScene(items: 3)
    let cell = scene.collection.cellForItem(at: scene.path(1))
    scene.sections = [["0", "x", "2"]]
    scene.collection.reconfigureItems(at: [scene.path(1)])
    expect(scene.collection.cellForItem(at: scene.path(1)) === cell)
    expect(scene.names, equals: ["0", "x", "2"])
    scene.sections = [["0", "y", "2"]]
    scene.collection.reloadItems(at: [scene.path(1)])
    expect(scene.collection.cellForItem(at: scene.path(1)) !== cell)
    expect(scene.names, equals: ["0", "y", "2"])
  }

  @Test func `the selection goes along`() {
    let scene = CollectionScene(items: 4)
    scene.collection.allowsMultipleSelection = true
    for item in 0..<3 {
      scene.collection.selectItem(at: scene.path(item), animated: false, scrollPosition: [])
    }
    scene.sections = [["x", "1", "2", "3"]]
    scene.collection.performBatchUpdates {
      scene.collection.deleteItems(at: [scene.path(0)])
      scene.collection.insertItems(at: [scene.path(0)])
      scene.collection.reloadItems(at: [scene.path(1)])
    }
    expect(scene.collection.indexPathsForSelectedItems, equals: [scene.path(2)])
    expect(scene.made.filter(\.isSelected).map(\.name).contains("2"))
  }

  @Test func `sections come, go and move with their items and headers`() {
    let scene = CollectionScene(items: 1)
    scene.sections = [["a"], ["b"], ["c"]]
    scene.headerHeight = 10
    scene.collection.reloadData()
    scene.lay()
    let (a, c) = (
      scene.collection.cellForItem(at: scene.path(0, 0)),
      scene.collection.cellForItem(at: scene.path(0, 2))
    )
    let kind = UICollectionView.elementKindSectionHeader
    let header = scene.collection.supplementaryView(forElementKind: kind, at: scene.path(0, 2))
    scene.sections = [["c"], ["x"], ["a"]]
    scene.collection.performBatchUpdates {
      scene.collection.moveSection(2, toSection: 0)
      scene.collection.deleteSections([1])
      scene.collection.insertSections([1])
    }
    expect(scene.names, equals: ["c", "x", "a"])
    expect(scene.collection.cellForItem(at: scene.path(0, 2)) === a)
    expect(scene.collection.cellForItem(at: scene.path(0, 0)) === c)
    expect(
      scene.collection.supplementaryView(forElementKind: kind, at: scene.path(0, 0)) === header)
    scene.sections[1] = ["y", "z"]
    scene.collection.reloadSections([1])
    expect(scene.names, equals: ["c", "y", "z", "a"])
  }

  @Test func `inserting above what is seen keeps the offset`() {
    let scene = CollectionScene()
    scene.collection.contentOffset.y = 200
    scene.lay()
    scene.sections[0].insert("x", at: 0)
    scene.collection.insertItems(at: [scene.path(0)])
    expect(scene.collection.contentOffset.y, equals: CGFloat(200))
    expect(scene.names.first, equals: "3")
  }

  @Test func `a layout says where items come from and where they go`() {
    final class Flying: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        heard += updateItems.map {
          "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1)"
            + " \($0.indexPathAfterUpdate?.item ?? -1)"
        }
      }
      override func finalizeCollectionViewUpdates() { heard.append("finalize") }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        attributes?.center.y = 500
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        attributes?.center.y = -100
        return attributes
      }
    }
    let layout = Flying()
    layout.itemSize = CGSize(width: 200, height: 40)
    let scene = CollectionScene(items: 2, layout)
    scene.fingers.wait(16)
    let gone = scene.collection.cellForItem(at: scene.path(0))
    scene.sections = [["1", "x"]]
    scene.collection.performBatchUpdates {
      scene.collection.deleteItems(at: [scene.path(0)])
      scene.collection.insertItems(at: [scene.path(1)])
    }
    expect(layout.heard, equals: ["delete 0 -1", "insert -1 1", "finalize"])
    let new = scene.collection.cellForItem(at: scene.path(1))
    scene.fingers.wait(100)
    expect((seen(new).y - (70 + 430 * 0.3811)).magnitude, isBelow: 0.5)
    expect((seen(gone).y - (-100 + 120 * 0.3811)).magnitude, isBelow: 0.5)
    expect((seen(gone).alpha - 0.3811).magnitude, isBelow: 0.005)
  }

  @Test func `another layout, at once and in a movement`() {
    let scene = CollectionScene(items: 6)
    let cell = scene.collection.cellForItem(at: scene.path(1))
    let tiles = UICollectionViewFlowLayout()
    tiles.itemSize = CGSize(width: 95, height: 95)
    var finished: [Bool] = []
    scene.fingers.wait(16)
    scene.collection.setCollectionViewLayout(tiles, animated: true) { finished.append($0) }
    expect(scene.collection.collectionViewLayout === tiles)
    expect(scene.collection.cellForItem(at: scene.path(1)) === cell)
    expect(cell?.frame, equals: CGRect(x: 105, y: 0, width: 95, height: 95))
    scene.fingers.wait(150)
    expect(seen(cell).y > 47.5 && seen(cell).y < 70)
    scene.fingers.wait(200)
    expect(finished, equals: [true])
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 200, height: 30)
    scene.collection.collectionViewLayout = rows
    scene.lay()
    expect(cell?.frame, equals: CGRect(x: 0, y: 40, width: 200, height: 30))
  }

  @Test func `a layout that is invalidated within an animation moves the cells`() {
    let scene = CollectionScene(items: 3)
    scene.fingers.wait(16)
    let cell = scene.collection.cellForItem(at: scene.path(2))
    UIView.animate(withDuration: 1) {
      scene.flow.minimumLineSpacing = 60
      scene.collection.layoutIfNeeded()
    }
    expect(cell?.frame.minY, equals: CGFloat(200))
    scene.fingers.wait(500)
    expect((seen(cell).y - 170).magnitude, isBelow: 1)
  }

  @Test func `batches within batches are one, and all are completed`() {
    let scene = CollectionScene(items: 2)
    var finished = 0
    scene.sections = [["x", "0", "1", "y"]]
    scene.collection.performBatchUpdates {
      scene.collection.insertItems(at: [scene.path(0)])
      scene.collection.performBatchUpdates {
        scene.collection.insertItems(at: [scene.path(3)])
      } completion: { _ in
        finished += 1
      }
    } completion: { _ in
      finished += 1
    }
    expect(scene.names, equals: ["x", "0", "1", "y"])
    scene.fingers.wait(600)
    expect(finished, equals: 2)
  }
}
