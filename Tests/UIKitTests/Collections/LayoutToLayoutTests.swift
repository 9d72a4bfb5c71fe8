import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Pushes and pops of collection view controllers that change the layout of one collection view.
@MainActor
@Suite(.serialized) struct LayoutToLayoutTests {
  private final class Grid: UICollectionViewController {
    let words: Int
    var heard: [String] = []

    required init?(coder: NSCoder) { nil }

    init(side: CGFloat, words: Int = 9) {
      self.words = words
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      super.init(collectionViewLayout: layout)
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("selected \(indexPath.item)") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let small = Grid(side: 100)
  private let large = Grid(side: 300, words: 2)
  private let navigation: UINavigationController
  private let fingers: Fingers

  init() {
    navigation = UINavigationController(rootViewController: small)
    navigation.isNavigationBarHidden = true
    large.useLayoutToLayoutNavigationTransitions = true
    fingers = Fingers(window)
    window.rootViewController = navigation
    window.isHidden = false
    fingers.wait(10)
  }

  private var list: UICollectionView { small.collectionView }
  private func side(_ item: Int = 0) -> CGFloat? {
    list.cellForItem(at: [0, item])?.layer.presentation()?.bounds.width
  }

  @Test func `a push changes the layout of the same collection view`() {
    let shared = list
    navigation.pushViewController(large, animated: true)
    fingers.wait(175)
    expect(side().map { $0 > 110 && $0 < 290 }, equals: true)
    fingers.wait(1000)
    expect(large.collectionView === shared && shared.window != nil)
    expect(shared.isDescendant(of: large.view) && side() == 300)
    // The data source remains, and the upper controller is the delegate.
    expect(shared.dataSource === small && shared.delegate === large)
    expect(shared.numberOfItems(inSection: 0), equals: 9)
    expect(shared.collectionViewLayout === large.collectionViewLayout)
    expect(small.collectionViewLayout !== large.collectionViewLayout)
  }

  @Test func `a pop changes the layout back`() {
    navigation.pushViewController(large, animated: true)
    fingers.wait(1000)
    navigation.popViewController(animated: true)
    fingers.wait(175)
    expect(side().map { $0 > 110 && $0 < 290 }, equals: true)
    fingers.wait(1000)
    expect(side() == 100 && list.isDescendant(of: small.view) && list.delegate === small)
    expect(navigation.viewControllers, equals: [small])
    // The same controller can be pushed again.
    navigation.pushViewController(large, animated: true)
    fingers.wait(1000)
    expect(side() == 300 && large.collectionView === list)
  }

  @Test(arguments: [true, false])
  func `a swipe back drives the layout, and decides as any swipe back`(finishes: Bool) {
    navigation.pushViewController(large, animated: true)
    fingers.wait(1000)
    let end = finishes ? 250.0 : 60
    fingers.down(0, 5, 300)
    for x in stride(from: 15.0, through: end, by: 5) { fingers.move(0, x, 300) }
    let held = side()
    expect(held.map { $0 < 300 && $0 > 100 }, equals: true)
    fingers.wait(500)
    expect(side(), equals: held)
    fingers.lift()
    fingers.wait(2000)
    let decision = navigation.interactivePopGrip?.lastDecision
    expect(decision?.outcome, equals: (finishes ? .finish : .cancel))
    expect(navigation.viewControllers.count, equals: (finishes ? 1 : 2))
    expect(side(), equals: (finishes ? 100 : 300))
    expect(list.isDescendant(of: finishes ? small.view : large.view))
    expect(list.delegate === (finishes ? small : large))
  }

  @Test func `without the property, or on another controller, views slide`() {
    large.useLayoutToLayoutNavigationTransitions = false
    navigation.pushViewController(large, animated: true)
    fingers.wait(1000)
    expect(large.collectionView !== list && large.collectionView.numberOfItems(inSection: 0) == 2)
    let plain = Grid(side: 50)
    plain.useLayoutToLayoutNavigationTransitions = true
    let other = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = other
    other.pushViewController(plain, animated: true)
    fingers.wait(1000)
    expect(plain.collectionView.dataSource === plain)
  }

  @Test func `with cross-fades the items do not move`() {
    let before = (
      UIAccessibility.isReduceMotionEnabled, UIAccessibility.prefersCrossFadeTransitions
    )
    defer {
      UIAccessibility.prefersCrossFadeTransitions = before.1
      UIAccessibility.isReduceMotionEnabled = before.0
    }
    UIAccessibility.isReduceMotionEnabled = true
    UIAccessibility.prefersCrossFadeTransitions = true
    navigation.pushViewController(large, animated: true)
    fingers.wait(175)
    expect(side() == 300 && (list.layer.presentation()?.opacity ?? 1) < 1)
    fingers.wait(1000)
    expect(side() == 300 && list.alpha == 1)
  }

  @Test func `a push without animation also shares`() {
    navigation.pushViewController(large, animated: false)
    fingers.wait(100)
    expect(large.collectionView === list && side() == 300)
    navigation.popViewController(animated: false)
    fingers.wait(100)
    expect(side() == 100 && list.isDescendant(of: small.view))
  }

  @Test func `a controller that shared has its own collection view in another stack`() {
    navigation.pushViewController(large, animated: false)
    fingers.wait(100)
    navigation.popViewController(animated: false)
    fingers.wait(100)
    let other = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = other
    other.pushViewController(large, animated: false)
    fingers.wait(100)
    expect(large.collectionView !== list && large.collectionView.window === window)
    expect(large.collectionView.numberOfItems(inSection: 0), equals: 2)
  }
}
