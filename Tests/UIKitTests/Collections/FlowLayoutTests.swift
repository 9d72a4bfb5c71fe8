import Expectations
import Foundation
import Testing
import UIKit

/// The positions of items, headers and footers in a flow layout.
@MainActor struct FlowLayoutTests {
  private func scene(
    width: CGFloat, _ sizes: [CGSize], inset: CGFloat = 0,
    _ configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> CollectionScene {
    let scene = CollectionScene(size: CGSize(width: width, height: 400), items: sizes.count)
    scene.size = { sizes[$0.item] }
    scene.flow.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    configure(scene.flow)
    scene.flow.invalidateLayout()
    scene.lay()
    return scene
  }

  @Test func `lines with insets and their content size`() {
    let scene = scene(
      width: 320, [CGSize](repeating: CGSize(width: 100, height: 40), count: 7), inset: 10
    ) { $0.minimumLineSpacing = 5 }
    expect(scene.frames.map(\.minX), equals: [10, 210, 10, 210, 10, 210, 10])
    expect(scene.frames.map(\.minY), equals: [10, 10, 55, 55, 100, 100, 145])
    expect(scene.collection.contentSize, equals: CGSize(width: 320, height: 195))
  }

  @Test func `a full line within insets`() {
    let scene = scene(
      width: 320, [CGSize](repeating: CGSize(width: 90, height: 40), count: 3), inset: 10)
    expect(scene.frames.map(\.minX), equals: [10, 115, 220])
  }

  @Test func `items begin on a pixel, and keep their sizes`() {
    let scene = scene(
      width: 393, [CGSize](repeating: CGSize(width: 110, height: 40.2), count: 3), inset: 16
    ) { $0.minimumInteritemSpacing = 8 }
    let scale = scene.window.traitCollection.displayScale
    let middle = (CGFloat(141.5) * scale).rounded() / scale
    expect(scene.frames.map(\.minX), equals: [16, middle, 267])
    expect(scene.frames.allSatisfy { ($0.height - 40.2).magnitude < 0.0001 })
  }

  @Test func `it scrolls sideways in columns`() {
    let scene = scene(
      width: 320, [CGSize](repeating: CGSize(width: 100, height: 150), count: 5)
    ) {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 20
    }
    expect(scene.frames.map(\.minX), equals: [0, 0, 120, 120, 240])
    expect(scene.frames.map(\.minY), equals: [0, 250, 0, 250, 0])
    expect(scene.collection.contentSize, equals: CGSize(width: 340, height: 400))
  }

  @Test func `a section is its header, its inset, its lines, its inset and its footer`() {
    let scene = CollectionScene(items: 2)
    scene.sections = [["a", "b"], [], ["c"]]
    scene.headerHeight = 20
    scene.flow.sectionInset = UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 0)
    scene.flow.itemSize = CGSize(width: 80, height: 40)
    scene.collection.reloadData()
    scene.lay()
    let kind = UICollectionView.elementKindSectionHeader
    let headers = (0...2).compactMap {
      scene.flow.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: $0))?.frame
    }
    expect(
      headers,
      equals: [
        CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 0, y: 71, width: 200, height: 20),
        CGRect(x: 0, y: 102, width: 200, height: 20),
      ])
    expect(scene.flow.layoutAttributesForItem(at: scene.path(0, 2))?.frame.minY, equals: 127)
    expect(scene.collection.contentSize.height, equals: CGFloat(173))
    expect(
      scene.flow.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: scene.path(0))?.size, equals: .zero)
  }

  @Test func `its defaults are those of iOS`() {
    let flow = UICollectionViewFlowLayout()
    expect(flow.itemSize, equals: CGSize(width: 50, height: 50))
    expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    expect(flow.scrollDirection == .vertical && flow.sectionInset == .zero)
    expect(!UICollectionView(frame: .zero, collectionViewLayout: flow).alwaysBounceVertical)
  }

  @Test func `a property that changes arranges the items anew`() {
    let scene = CollectionScene()
    scene.flow.minimumLineSpacing = 20
    scene.lay()
    expect(scene.frames.map(\.minY), equals: [0, 60, 120, 180, 240])
  }

  @Test func `another width arranges them anew, scrolling does not`() {
    let scene = CollectionScene()
    let flow = scene.flow
    let bounds = scene.collection.bounds
    expect(!flow.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 50)))
    expect(!flow.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 0, dy: 50)))
    expect(flow.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 10, dy: 0)))
    flow.itemSize.width = 100
    scene.lay()
    expect(scene.frames.first?.minX, equals: 50)
    scene.collection.frame.size.width = 210
    scene.lay()
    expect(scene.frames.prefix(2).map(\.minX), equals: [0, 110])
  }

  @Test func `pinned headers stay at the edge until the next one comes`() {
    let scene = CollectionScene()
    scene.sections = [["a", "b", "c", "d"], (0..<20).map { "\($0)" }]
    scene.headerHeight = 20
    scene.flow.sectionHeadersPinToVisibleBounds = true
    scene.collection.reloadData()
    scene.lay()
    let kind = UICollectionView.elementKindSectionHeader
    func header(_ section: Int) -> CGFloat? {
      scene.collection.supplementaryView(forElementKind: kind, at: scene.path(0, section))?
        .frame.minY
    }
    expect(header(0) == 0 && header(1) == 210)
    scene.collection.contentOffset.y = 100
    scene.lay()
    expect(header(0) == 100 && header(1) == 210)
    scene.collection.contentOffset.y = 200
    scene.lay()
    expect(header(0) == 190 && header(1) == 210)
    scene.collection.contentOffset.y = 260
    scene.lay()
    expect(header(0) == nil && header(1) == 260)
  }

  @Test func `attributes have their size around their center`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 100, height: 61)
    expect(attributes.frame, equals: CGRect(x: -50, y: -30.5, width: 100, height: 61))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(attributes.frame, equals: CGRect(x: -5, y: 0, width: 60, height: 80))
    expect(attributes.bounds, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `a copy of attributes is of their class, and equal`() {
    final class Tinted: UICollectionViewLayoutAttributes {
      var hue = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.hue = hue
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Tinted)?.hue == hue
      }
    }
    let tinted = Tinted(forCellWith: IndexPath(item: 3, section: 1))
    tinted.hue = 5
    let copy = tinted.copy() as? Tinted
    expect(copy?.hue == 5 && copy == tinted)
    copy?.hue = 6
    expect(copy, differsFrom: tinted)
  }
}
