import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Changes of a collection view's layout whose progress a gesture sets.
@MainActor struct LayoutTransitionTests {
  private func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: width, height: height)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    return flow
  }

  private func scene() -> CollectionScene {
    let scene = CollectionScene(items: 8, flow(200, 40))
    // The scene's delegate has item sizes of its own.
    scene.collection.delegate = nil
    return scene
  }

  private func heard(_ work: () -> Void) -> [String] {
    let listener = SwipeListener()
    let before = UIApplication.observer
    UIApplication.observer = listener
    defer { UIApplication.observer = before }
    work()
    return listener.lines.filter { $0.contains("layout") }
  }

  @Test func `items are between both layouts as far as the progress says`() {
    let scene = scene()
    let next = flow(100, 100)
    let transition = scene.collection.startInteractiveTransition(to: next)
    expect(scene.collection.collectionViewLayout === transition)
    transition.transitionProgress = 0.5
    scene.lay()
    let second = scene.collection.cellForItem(at: scene.path(1))
    expect(second?.frame, equals: CGRect(x: 50, y: 20, width: 150, height: 70))
    expect(transition.currentLayout !== next && transition.nextLayout === next)
  }

  @Test func `a finished transition has the next layout, and says so`() {
    let scene = scene()
    let next = flow(100, 100)
    var ended: [Bool] = []
    let lines = heard {
      let transition = scene.collection.startInteractiveTransition(to: next) { _, finished in
        ended.append(finished)
      }
      transition.transitionProgress = 0.4
      scene.collection.finishInteractiveTransition()
      expect(ended, equals: [])
      scene.fingers.wait(1000)
    }
    expect(ended, equals: [true])
    expect(scene.collection.collectionViewLayout === next)
    scene.lay()
    expect(
      scene.collection.cellForItem(at: scene.path(1))?.frame,
      equals: CGRect(x: 100, y: 0, width: 100, height: 100))
    expect(
      lines,
      equals: [
        "the layout of UICollectionView begins(isDriven: true)",
        "the layout of UICollectionView moves(to: 0.4)",
        "the layout of UICollectionView released(PantographGestures.TransitionOutcome.finish, at: 0.4)",
        "the layout of UICollectionView ended(PantographGestures.TransitionOutcome.finish)",
      ])
  }

  @Test func `a cancelled transition has the old layout`() {
    let scene = scene()
    let old = scene.collection.collectionViewLayout
    let frames = scene.frames
    var ended: [Bool] = []
    let transition = scene.collection.startInteractiveTransition(to: flow(100, 100)) {
      _, finished in ended.append(finished)
    }
    transition.transitionProgress = 0.7
    scene.lay()
    expect(scene.frames, differsFrom: frames)
    scene.collection.cancelInteractiveTransition()
    scene.fingers.wait(1000)
    scene.lay()
    expect(ended, equals: [false])
    expect(scene.collection.collectionViewLayout === old)
    expect(scene.frames, equals: frames)
    scene.tap(0)
    expect(scene.collection.indexPathsForSelectedItems, equals: [scene.path(0)])
  }

  @Test func `values of a subclass are stored by key`() {
    let transition = UICollectionViewTransitionLayout(
      currentLayout: flow(1, 1), nextLayout: flow(2, 2))
    transition.updateValue(3, forAnimatedKey: "offset")
    expect(transition.value(forAnimatedKey: "offset"), equals: 3)
    expect(transition.value(forAnimatedKey: "other"), equals: 0)
  }
}
