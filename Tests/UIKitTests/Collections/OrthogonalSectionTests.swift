import Expectations
import Foundation
import PantographGestures
import Testing
import ViewTesting

@testable import UIKit

/// Sections that scroll by themselves, and handlers of visible items.
@MainActor struct OrthogonalSectionTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A section of items that are 100 points wide, and rows below it.
  private func scene(
    _ behavior: Behavior, width: CGFloat = 100, items: Int = 10, inset: CGFloat = 0,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionScene {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(width), .absolute(80)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets.leading = inset
    section.contentInsets.trailing = inset
    change(section)
    let rows = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    let layout = UICollectionViewCompositionalLayout { number, _ in number == 0 ? section : rows }
    let scene = CollectionScene(size: CGSize(width: 300, height: 400), items: items, layout)
    scene.sections.append((0..<20).map { "row \($0)" })
    scene.collection.reloadData()
    scene.lay()
    return scene
  }

  private func scroll(_ scene: CollectionScene) -> UIScrollView? {
    scene.collection.subviews.first { $0 is UIScrollView } as? UIScrollView
  }

  /// Drags along the section, and lifts at the given speed in points per second.
  private func drag(_ scene: CollectionScene, _ distance: Double, speed: Double = 0) {
    scene.fingers.down(0, 250, 40)
    for step in 1...20 { scene.fingers.move(0, 250 + distance * Double(step) / 20, 40) }
    if speed == 0 {
      scene.fingers.wait(200)
    } else {
      for step in 1...5 { scene.fingers.move(0, 250 + distance + speed * Double(step) / 100, 40) }
    }
    scene.fingers.lift()
    scene.fingers.wait(3000)
  }

  @Test func `groups stand side by side, and the section is as high as they are`() {
    let scene = scene(.continuous)
    expect(
      scene.collection.layoutAttributesForItem(at: scene.path(4))?.frame,
      equals: CGRect(x: 400, y: 0, width: 100, height: 80))
    expect(scene.collection.cellForItem(at: scene.path(0, 1))?.frame.minY, equals: 80)
    expect(scene.collection.contentSize, equals: CGSize(width: 300, height: 80 + 20 * 50))
    expect(scroll(scene)?.contentSize, equals: CGSize(width: 1000, height: 80))
    expect(scene.collection.cellForItem(at: scene.path(2)) != nil)
    expectNil(scene.collection.cellForItem(at: scene.path(4)))
  }

  @Test func `a finger scrolls the section alone, and its cells come and go`() {
    let scene = scene(.continuous)
    drag(scene, -230)
    expect(scroll(scene)?.contentOffset.x ?? 0, isAbove: 200)
    expect(scene.collection.contentOffset, equals: .zero)
    expectNil(scene.collection.cellForItem(at: scene.path(0)))
    let cell = scene.collection.cellForItem(at: scene.path(4))
    let offset = scroll(scene)?.contentOffset.x ?? 0
    expect(cell?.convert(CGPoint.zero, to: scene.collection).x, equals: 400 - offset)
    expect(
      scene.collection.indexPathForItem(at: CGPoint(x: 402 - offset, y: 20)), equals: scene.path(4))
    scene.drag(-100)
    expect(scene.collection.contentOffset.y, isAbove: 50)
  }

  @Test func `a tap selects an item in a section that scrolls`() {
    let scene = scene(.continuous)
    scene.fingers.down(0, 150, 40)
    scene.fingers.wait(50)
    scene.fingers.lift()
    scene.fingers.wait(100)
    expect(scene.collection.indexPathsForSelectedItems, equals: [scene.path(1)])
  }

  @Test(
    arguments: [
      (Behavior.continuous, -130, 0, 120),
      (.continuousGroupLeadingBoundary, -130, 0, 100),
      (.groupPaging, -170, 0, 200),
      (.groupPaging, -130, 0, 100),
      (.groupPaging, -40, -600, 100),
      (.paging, -170, 0, 300),
      (.paging, -60, -800, 300),
      (.paging, -60, 0, 0),
      (.groupPagingCentered, -60, -600, 0),
      (.groupPagingCentered, -170, 0, 100),
    ] as [(Behavior, Int, Int, Int)])
  func `content rests where the behavior says`(
    _ behavior: Behavior, _ distance: Int, _ speed: Int, _ rest: Int
  ) {
    let scene = scene(behavior)
    drag(scene, Double(distance), speed: Double(speed))
    let offset = Int((scroll(scene)?.contentOffset.x ?? -1).rounded())
    if behavior == .continuous {
      // The pan begins after a few points of slop.
      expect((rest - 15...rest + 10).contains(offset), "\(offset)")
    } else {
      expect(offset, equals: rest)
    }
  }

  @Test func `a group that rests says why`() {
    let scene = scene(.groupPaging)
    drag(scene, -170)
    let decision = scroll(scene)?.lastPageDecision
    expect(decision?.resting?.place.name, equals: "group 2")
    expect(decision?.why.isEmpty, equals: false)
  }

  @Test func `centered groups begin in the middle`() {
    let scene = scene(.groupPagingCentered)
    expect(scroll(scene)?.contentOffset.x, equals: -100)
    let first = scene.collection.cellForItem(at: scene.path(0))
    expect(first?.convert(CGPoint.zero, to: scene.collection).x, equals: 100)
  }

  @Test func `content insets are inside the section`() {
    let scene = scene(.continuous, inset: 20)
    let first = scene.collection.cellForItem(at: scene.path(0))
    expect(first?.convert(CGPoint.zero, to: scene.collection).x, equals: 20)
    expect(scroll(scene)?.frame, equals: CGRect(x: 20, y: 0, width: 260, height: 80))
    // The item beyond the frame is visible in the inset.
    let third = scene.collection.cellForItem(at: scene.path(2))
    expect(third?.convert(CGPoint.zero, to: scene.collection).x, equals: 220)
  }

  @Test func `items scale with their distance from the middle while they scroll`() {
    var calls: [CGPoint] = []
    let scene = scene(.continuous) {
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        calls.append(offset)
        for item in items {
          let middle = environment.container.contentSize.width / 2
          let distance = (item.frame.midX - offset.x - middle).magnitude / middle
          let scale = max(1 - distance * 0.5, 0.5)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
          item.alpha = 1 - distance * 0.5
        }
      }
    }
    func cell(_ item: Int) -> UICollectionViewCell? {
      scene.collection.cellForItem(at: scene.path(item))
    }
    expect(cell(1)?.transform.a, equals: 1)
    expect((cell(0)?.transform.a ?? 0), isBelow: 0.7)
    expect((cell(0)?.alpha ?? 0), isBelow: 0.7)
    drag(scene, -100)
    let offset = scroll(scene)?.contentOffset.x ?? 0
    expect(offset, isAbove: 80)
    expect(calls.last?.x, equals: offset)
    expect((cell(1)?.transform.a ?? 1), isBelow: 0.75)
    expect((cell(2)?.transform.a ?? 0), isAbove: 0.9)
  }

  @Test func `the program scrolls to an item of the section`() {
    let scene = scene(.continuous)
    scene.collection.scrollToItem(
      at: scene.path(6), at: .centeredHorizontally, animated: false)
    scene.lay()
    expect(scroll(scene)?.contentOffset.x, equals: 500)
    expect(scene.collection.contentOffset, equals: .zero)
  }

  @Test func `changes of the data leave the section where it is`() {
    let scene = scene(.continuous)
    scroll(scene)?.contentOffset.x = 200
    scene.lay()
    scene.sections[0].remove(at: 3)
    scene.collection.deleteItems(at: [scene.path(3)])
    scene.fingers.wait(1000)
    scene.lay()
    expect(scroll(scene)?.contentOffset.x, equals: 200)
    expect(scroll(scene)?.contentSize.width, equals: 900)
    let cell = scene.collection.cellForItem(at: scene.path(3))
    expect(cell?.convert(CGPoint.zero, to: scene.collection).x, equals: 100)
    expect((cell as? ItemCell)?.name, equals: "4")
  }

  @Test func `another layout takes the cells out of the section`() {
    let scene = scene(.continuous)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 40)
    scene.collection.setCollectionViewLayout(flow, animated: false)
    scene.lay()
    expectNil(scroll(scene))
    expect(
      scene.collection.visibleCells.allSatisfy { $0.superview === scene.collection })
  }
}
