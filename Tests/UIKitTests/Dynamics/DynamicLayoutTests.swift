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
}
