import Expectations
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// The items that a section's handler can change, and the contexts that invalidate a flow layout.
@MainActor
struct VisibleItemTests {
  @Test func `an item of a section that scrolls has its place in the section's content`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let item = LayoutVisibleItem(attributes, scrolledBy: CGPoint(x: 100, y: 5))
    expect(item.frame, equals: CGRect(x: 110, y: 25, width: 30, height: 40))
    expect(item.center, equals: CGPoint(x: 125, y: 45))
    expect(item.bounds, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
    item.center = CGPoint(x: 145, y: 55)
    expect(attributes.center == CGPoint(x: 45, y: 50) && item.center == CGPoint(x: 145, y: 55))
    expect(item.indexPath, equals: IndexPath(item: 3, section: 1))
    expect(item.representedElementCategory == .cell && item.representedElementKind == nil)
  }

  @Test func `each change of an item is one of its attributes`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let item = LayoutVisibleItem(attributes, scrolledBy: .zero)
    item.alpha = 0.25
    item.zIndex = 7
    item.isHidden = true
    item.transform = CGAffineTransform(scaleX: 2, y: 3)
    expect(attributes.alpha == 0.25 && item.alpha == 0.25)
    expect(attributes.zIndex == 7 && item.zIndex == 7)
    expect(attributes.isHidden && item.isHidden)
    expect(attributes.transform.a == 2 && item.transform.d == 3)
    item.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    expect(attributes.transform3D.m43 == 3 && item.transform3D.m42 == 2)
  }

  @Test func `names tell items and headers of one place apart`() {
    let path = IndexPath(item: 0, section: 0)
    let cell = LayoutVisibleItem(
      UICollectionViewLayoutAttributes(forCellWith: path), scrolledBy: .zero)
    let header = LayoutVisibleItem(
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path),
      scrolledBy: .zero)
    let next = LayoutVisibleItem(
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0)),
      scrolledBy: .zero)
    expect(Set([cell.name, header.name, next.name]).count, equals: 3)
    expect(header.representedElementKind, equals: "header")
    expect(header.representedElementCategory, equals: .supplementaryView)
  }

  @Test func `a context without metrics leaves the delegate's sizes as they are`() {
    let scene = CollectionScene(items: 4)
    var asked = 0
    scene.size = { _ in
      asked += 1
      return CGSize(width: 200, height: 30)
    }
    func invalidate(metrics: Bool, attributes: Bool) -> Int {
      asked = 0
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = metrics
      context.invalidateFlowLayoutAttributes = attributes
      scene.flow.invalidateLayout(with: context)
      scene.lay()
      return asked
    }
    scene.collection.reloadData()
    scene.lay()
    expect(asked, equals: 4)
    expect(invalidate(metrics: false, attributes: false), equals: 0)
    expect(invalidate(metrics: true, attributes: false), equals: 4)
    expect(invalidate(metrics: false, attributes: true), equals: 4)
    asked = 0
    scene.collection.contentOffset.y = 10
    scene.lay()
    expect(asked, equals: 0)
    scene.collection.frame.size.width = 300
    scene.lay()
    expect(asked, equals: 4)
  }
}
