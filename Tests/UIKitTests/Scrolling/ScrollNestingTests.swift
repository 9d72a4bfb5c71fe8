import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Scroll views in scroll views, and other recognizers around them.
@MainActor struct ScrollNestingTests {
  private func nested() -> (ScrollScene, UIScrollView) {
    let scene = ScrollScene(content: CGSize(width: 320, height: 2000))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    inner.contentSize = CGSize(width: 320, height: 500)
    scene.scroll.addSubview(inner)
    return (scene, inner)
  }

  @Test func `the inner one scrolls, and gives way itself at its edge`() {
    let (scene, inner) = nested()
    scene.drag(0, -360, steps: 40, from: (160, 280))
    expect(scene.y, equals: 0)
    expect(inner.contentOffset.y > CGFloat(200) && inner.contentOffset.y < CGFloat(350))
    scene.fingers.lift()
    scene.fingers.wait(3000)
    expect(inner.contentOffset.y == CGFloat(200) && scene.y == 0)
  }

  @Test func `where neither can go on the inner one gives way`() {
    let (scene, inner) = nested()
    scene.drag(0, 110, from: (160, 100))
    expect(inner.contentOffset.y < CGFloat(0) && scene.y == 0)
    scene.fingers.lift()
  }

  @Test func `a touch on the inner one catches the outer one on its way`() {
    let (scene, inner) = nested()
    scene.drag(0, -150, from: (160, 450))
    scene.fingers.lift()
    scene.fingers.wait(30)
    expect(scene.scroll.isDecelerating && scene.y < 290)
    scene.fingers.down(0, 160, 20)
    expect(!scene.scroll.isDecelerating && scene.heard.last == "didCoast")
    let before = scene.y
    for step in 1...10 { scene.fingers.move(0, 160, 20 + Double(step) * 6) }
    expect(scene.y == before - 50 && inner.contentOffset == .zero)
    scene.fingers.lift()
  }

  @Test func `past its edge a pan that is turned off lets the content come back`() {
    let scene = ScrollScene()
    scene.drag(0, 110)
    expect(scene.y, isBelow: -40)
    scene.scroll.panGestureRecognizer.isEnabled = false
    scene.scroll.panGestureRecognizer.isEnabled = true
    expect(!scene.scroll.isTracking && scene.heard.contains { $0.hasPrefix("didEnd") })
    expect(!scene.heard.contains("willEnd"))
    scene.fingers.wait(1000)
    expect(scene.y == 0 && !scene.scroll.isDragging)
    scene.fingers.lift()
  }

  @Test(arguments: [false, true])
  func `a pan around excludes the scroll view, unless its delegate lets it work beside`(
    isBeside: Bool
  ) {
    final class Beside: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let scene = ScrollScene()
    let (pan, beside) = (UIPanGestureRecognizer(), Beside())
    if isBeside { pan.delegate = beside }
    let log = StateLog(pan)
    scene.window.addGestureRecognizer(pan)
    scene.drag(0, -60)
    expect(scene.y == 50 && log.states.contains(.changed) == isBeside)
    scene.fingers.lift()
  }

  @Test func `a subclass is asked whatever its pan is asked`() {
    final class Asked: UIScrollView, UIGestureRecognizerDelegate {
      var asked: Set<String> = []
      var mayBegin = true
      var takesTouches = true
      var worksBeside = false
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer === panGestureRecognizer { asked.insert("begin") }
        return mayBegin && super.gestureRecognizerShouldBegin(recognizer)
      }
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        asked.insert("receive")
        return takesTouches
      }
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool {
        asked.insert("beside")
        return worksBeside
      }
    }
    let scroll = Asked()
    let scene = ScrollScene(scroll)
    let pan = UIPanGestureRecognizer()
    let log = StateLog(pan)
    scene.window.addGestureRecognizer(pan)
    scroll.worksBeside = true
    scene.drag(0, -60)
    expect(scroll.asked, equals: ["begin", "receive", "beside"])
    expect(scene.y == 50 && log.states.contains(.changed))
    scene.fingers.lift()
    scene.fingers.wait(3000)
    let before = scene.y
    scroll.mayBegin = false
    scene.drag(0, -60)
    scene.fingers.lift()
    expect(scene.y, equals: before)
    scroll.mayBegin = true
    scroll.takesTouches = false
    scene.drag(0, -60)
    scene.fingers.lift()
    expect(scene.y, equals: before)
  }
}
