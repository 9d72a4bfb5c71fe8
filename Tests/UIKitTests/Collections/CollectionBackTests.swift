import Expectations
import Testing
import UIKit
import ViewTesting

/// The background view of a collection view, and updates of one that is not seen.
@MainActor
struct CollectionBackTests {
  /// A flow layout that logs the questions of its collection view.
  private final class Asked: UICollectionViewFlowLayout {
    var heard: [String] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      heard.append("elements in \(rect)")
      return super.layoutAttributesForElements(in: rect)
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      heard.append("appearing \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      heard.append("disappearing \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      heard.append("updates \(updateItems.count)")
      super.prepare(forCollectionViewUpdates: updateItems)
    }
  }

  @Test func `the background view is behind everything, and as large as the view`() {
    let scene = CollectionScene(items: 3)
    let back = UIView(frame: CGRect(x: 4, y: 5, width: 6, height: 7))
    scene.collection.backgroundView = back
    scene.window.layoutIfNeeded()
    expect(scene.collection.subviews.first === back && back.frame == scene.collection.bounds)
    scene.collection.bringSubviewToFront(back)
    scene.collection.setNeedsLayout()
    scene.window.layoutIfNeeded()
    expect(scene.collection.subviews.first === back)
    back.removeFromSuperview()
    scene.collection.setNeedsLayout()
    scene.window.layoutIfNeeded()
    expect(scene.collection.subviews.first === back)
    scene.collection.contentOffset.y = 30
    scene.collection.frame.size.height = 120
    scene.window.layoutIfNeeded()
    expect(
      back.frame == scene.collection.bounds && back.frame.minY == scene.collection.contentOffset.y)
  }

  @Test(arguments: [true, false], [true, false])
  func `an update asks the layout as before, seen or not`(
    isInWindow: Bool, isEmpty: Bool
  ) {
    let layout = Asked()
    layout.itemSize = CGSize(width: 50, height: 40)
    let scene = CollectionScene(items: 12, layout, isInWindow: isInWindow)
    scene.collection.layoutIfNeeded()
    if isEmpty { scene.collection.bounds.size = .zero }
    layout.heard = []
    scene.collection.performBatchUpdates {
      scene.sections[0].removeFirst(2)
      scene.sections[0].append("new")
      scene.collection.deleteItems(at: [scene.path(0), scene.path(1)])
      scene.collection.insertItems(at: [scene.path(9)])
      scene.collection.reloadItems(at: [scene.path(4)])
    }
    scene.collection.layoutIfNeeded()
    scene.fingers.wait(1000)
    SeenMarks.see(layout.heard.joined(separator: "\n"))
  }
}
