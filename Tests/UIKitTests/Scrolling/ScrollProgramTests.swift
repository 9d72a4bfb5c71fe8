import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor struct ScrollProgramTests {
  @Test func `an animated offset takes 18 frames`() {
    let scene = ScrollScene()
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    expect(scene.offsets.isEmpty && scene.scroll.isScrollAnimating)
    expect(!scene.scroll.isDragging && !scene.scroll.isDecelerating)
    scene.fingers.wait(1000)
    expect(scene.offsets.count, equals: 18)
    let measured = [1: 3.04, 6: 100, 8: 165.27, 12: 300, 16: 387.94, 18: 400]
    for (frame, offset) in measured {
      expect((scene.offsets[frame - 1] - offset).magnitude, isBelow: 0.01)
    }
    expect(scene.heard, equals: ["didAnimate"])
  }

  @Test func `an offset without animation is told once and ends what is under way`() {
    let scene = ScrollScene()
    scene.drag(0, -100)
    scene.fingers.lift()
    scene.offsets = []
    scene.scroll.setContentOffset(CGPoint(x: 0, y: -30), animated: false)
    expect(scene.offsets, equals: [-30])
    scene.scroll.contentOffset.y = -30
    scene.fingers.wait(1000)
    expect(scene.offsets, equals: [-30])
    expect(!scene.scroll.isDecelerating && !scene.scroll.isDragging)
  }

  @Test func `bounds that are set are told to nobody`() {
    let scene = ScrollScene()
    scene.scroll.bounds.origin.y = 40
    expect(scene.offsets.isEmpty)
    expect(scene.y, equals: 40)
  }

  @Test func `an offset in an animation is told with its last value`() {
    let scene = ScrollScene()
    UIView.animate(withDuration: 1) { scene.scroll.contentOffset.y = 100 }
    expect(scene.offsets, equals: [100])
    scene.fingers.wait(500)
    let seen = scene.scroll.layer.presentation()?.bounds.minY ?? 0
    expect(seen > 20 && seen < 80)
  }

  @Test(arguments: [(300.0, 40.0, 40.0), (300, 44, 44), (100, 40, 0), (280, 400, 280)])
  func `a rectangle is shown with the least change`(y: Double, height: Double, offset: Double) {
    let scene = ScrollScene(
      size: CGSize(width: 200, height: 300), content: CGSize(width: 200, height: 2000))
    scene.scroll.scrollRectToVisible(
      CGRect(x: 0, y: y, width: 200, height: height), animated: false)
    expect(scene.y, equals: offset)
  }

  @Test func `insets move what is at the top`() {
    let scene = ScrollScene()
    scene.scroll.contentInset.top = 12
    expect(scene.y, equals: -12)
    scene.scroll.contentOffset.y = 100
    scene.scroll.contentInset.top = 50
    expect(scene.y, equals: 100)
    expect(scene.scroll.adjustedContentInset.top, equals: 50)
  }

  @Test func `the safe area counts where it is scrolled`() {
    let scene = ScrollScene(size: CGSize(width: 400, height: 900))
    scene.window.safeAreaOfScreen = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    scene.window.layoutIfNeeded()
    expect(
      scene.scroll.adjustedContentInset,
      equals: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    expect(scene.y, equals: -59)
    scene.scroll.contentOffset.y = 300
    scene.window.safeAreaOfScreen.top = 7
    scene.window.layoutIfNeeded()
    expect(scene.y, equals: 352)
    scene.scroll.contentInsetAdjustmentBehavior = .never
    expect(scene.scroll.adjustedContentInset, equals: .zero)
  }

  @Test func `content that becomes smaller is not left beyond its end`() {
    let scene = ScrollScene()
    scene.scroll.contentOffset.y = 5000
    scene.scroll.contentSize.height = 1000
    expect(scene.y, equals: 520)
    // The program's own offset beyond the end stays.
    scene.scroll.contentOffset.y = 700
    scene.scroll.contentSize.height = 900
    expect(scene.y, equals: 700)
  }

  @Test func `offset and size of the content can be observed`() {
    let scene = ScrollScene()
    var seen: [Double] = []
    let observation = scene.scroll.observe(\.contentOffset, options: [.new]) { _, change in
      seen.append(Double(change.newValue?.y ?? -1))
    }
    scene.scroll.contentOffset.y = 10
    scene.drag(0, -30, steps: 3)
    expect(seen.first == 10 && seen.last == scene.y)
    observation.invalidate()
    scene.fingers.lift()
  }

  @Test func `a subclass sees every offset`() {
    final class Watching: UIScrollView {
      var seen = 0
      override var contentOffset: CGPoint { didSet { seen += 1 } }
    }
    let scroll = Watching()
    let scene = ScrollScene(scroll)
    scene.drag(0, -50, steps: 5)
    expect(scroll.seen, isAbove: 3)
    scene.fingers.lift()
  }

  @Test func `a scroll view that is thrown away stops`() {
    weak var gone: UIScrollView?
    do {
      let scene = ScrollScene()
      scene.drag(0, -100)
      scene.fingers.lift()
      scene.fingers.wait(100)
      gone = scene.scroll
      scene.scroll.removeFromSuperview()
      scene.fingers.wait(100)
    }
    expectNil(gone)
  }
}
