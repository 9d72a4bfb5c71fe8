import Expectations
import Testing
import UIKit

/// Collection views whose layout has an animator.
@MainActor
struct DynamicLayoutTests {
  /// Cells on springs, as in applications whose cells trail behind the finger.
  private final class SpringLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let rect = CGRect(origin: .zero, size: collectionViewContentSize)
      for attributes in super.layoutAttributesForElements(in: rect) ?? [] {
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
  }

  @Test func `cells are where the animator moves their attributes`() throws {
    let layout = SpringLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    let scene = CollectionScene(items: 5, layout)
    scene.window.advance(to: 0)
    scene.collection.layoutIfNeeded()
    let path = IndexPath(item: 2, section: 0)
    let cell = try #require(scene.collection.cellForItem(at: path))
    let attributes = try #require(layout.animator.layoutAttributesForCell(at: path))
    let place = cell.center
    attributes.center.y += 60
    layout.animator.updateItem(usingCurrentState: attributes)
    var farthest: CGFloat = 0
    for frame in 1...300 {
      scene.window.advance(to: Double(frame) / 60)
      scene.collection.layoutIfNeeded()
      farthest = max(farthest, cell.center.y - place.y)
      expect(cell.center, equals: attributes.center)
    }
    expect(farthest, isAbove: 40)
    expect(cell.center.isNear(place, 0.5))
    expect(!layout.animator.isRunning)
    expectNil(
      layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path))
    expectNil(layout.animator.layoutAttributesForDecorationView(ofKind: "line", at: path))
    expectNil(layout.animator.referenceView)
  }

  @Test func `cells move in the time of their own window`() throws {
    /// The distance of a cell from its place after 100 ms, if another window has the time last.
    func distance(_ time: Double) throws -> CGFloat {
      let layout = SpringLayout()
      layout.itemSize = CGSize(width: 200, height: 40)
      let scene = CollectionScene(items: 5, layout)
      scene.window.advance(to: 0)
      scene.collection.layoutIfNeeded()
      let path = IndexPath(item: 2, section: 0)
      let cell = try #require(scene.collection.cellForItem(at: path))
      // The animator of a layout at rest does not run.
      for frame in 1...60 { scene.window.advance(to: Double(frame) / 60) }
      expect(!layout.animator.isRunning)
      UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).advance(to: time)
      let attributes = try #require(layout.animator.layoutAttributesForCell(at: path))
      let place = cell.center
      attributes.center.y += 60
      layout.animator.updateItem(usingCurrentState: attributes)
      for frame in 61...66 {
        scene.window.advance(to: Double(frame) / 60)
        scene.collection.layoutIfNeeded()
      }
      return cell.center.y - place.y
    }
    let usual = try distance(1)
    expect(usual, isAbove: 0)
    for time in [0.98, 1.01] { expect(try distance(time), equals: usual) }
  }
}
