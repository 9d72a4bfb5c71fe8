import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Touches on the content of scroll views, and several scroll views together.
@MainActor struct ScrollContentTests {
  private func sceneWithContent() -> (ScrollScene, ListeningView) {
    let scene = ScrollScene()
    let content = ListeningView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    scene.scroll.addSubview(content)
    return (scene, content)
  }

  @Test func `the content hears of a touch once it rests`() {
    let (scene, content) = sceneWithContent()
    scene.fingers.down(0, 160, 240)
    scene.fingers.wait(130)
    expect(content.heard.isEmpty)
    scene.fingers.wait(30)
    expect(content.heard, equals: ["began"])
    scene.fingers.move(0, 160, 200)
    expect(content.heard, equals: ["began", "cancelled"])
    expect(scene.heard, equals: ["willDrag"])
    scene.fingers.lift()
  }

  @Test func `a short touch is heard of in one go`() {
    let (scene, content) = sceneWithContent()
    scene.fingers.down(0, 160, 240)
    scene.fingers.lift()
    expect(content.heard, equals: ["began", "ended"])
  }

  @Test func `a drag at once is never heard of`() {
    let (scene, content) = sceneWithContent()
    scene.drag(0, -60)
    scene.fingers.lift()
    expect(content.heard.isEmpty)
  }

  @Test func `without delay it is heard of at once`() {
    let (scene, content) = sceneWithContent()
    scene.scroll.delaysContentTouches = false
    scene.fingers.down(0, 160, 240)
    expect(content.heard, equals: ["began"])
    scene.fingers.lift()
  }

  @Test func `a control keeps a touch that it has heard of`() {
    final class Willing: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    for (scroll, rests, scrolls) in [
      (UIScrollView(), Int64(90), true), (UIScrollView(), 200, false), (Willing(), 200, true),
    ] {
      let scene = ScrollScene(scroll)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      var pressed = 0
      button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
      scroll.addSubview(button)
      scene.fingers.down(0, 160, 240)
      scene.fingers.wait(rests)
      scene.fingers.move(0, 160, 210)
      expect((scene.heard == ["willDrag"]), equals: scrolls)
      scene.fingers.lift()
      scene.fingers.wait(1000)
      expect(pressed, equals: (scrolls ? 0 : 1))
    }
  }

  @Test func `a list in a pager takes what goes its way`() {
    for (dx, dy, isLists) in [(8.0, 9.0, true), (3, 30, true), (-30, 10, false)] {
      let scene = ScrollScene(content: CGSize(width: 960, height: 480))
      scene.scroll.isPagingEnabled = true
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      list.contentSize = CGSize(width: 320, height: 2000)
      scene.scroll.addSubview(list)
      scene.drag(dx * 3, dy * 3)
      expect((list.contentOffset.y != 0), equals: isLists)
      expect((scene.x != 0), equals: !isLists)
      scene.fingers.lift()
    }
  }

  @Test func `at its edge an inner one leaves the finger to the outer`() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 2000))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    inner.contentSize = CGSize(width: 320, height: 500)
    scene.scroll.addSubview(inner)
    scene.scroll.contentOffset.y = 100
    scene.drag(0, 60, from: (160, 100))
    expect(inner.contentOffset.y == CGFloat(0) && scene.y == 50)
    scene.fingers.lift()
    scene.fingers.wait(4000)
    scene.drag(0, -60, from: (160, 100))
    expect(inner.contentOffset.y, equals: CGFloat(50))
    scene.fingers.lift()
  }

  @Test func `an inner one that keeps its fingers gives way itself`() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 2000))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    inner.contentSize = CGSize(width: 320, height: 500)
    inner.transfersVerticalScrollingToParent = false
    scene.scroll.addSubview(inner)
    scene.scroll.contentOffset.y = 100
    scene.drag(0, 60, from: (160, 100))
    expect(inner.contentOffset.y < CGFloat(0) && scene.y == 100)
    scene.fingers.lift()
  }

  @Test func `a swipe back from the edge comes before a scroll`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let first = UIViewController()
    let second = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 2000, height: 480)
    second.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.isHidden = false
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    scroll.contentOffset.x = 300
    let fingers = Fingers(window)
    fingers.down(0, 3, 240)
    for step in 1...10 { fingers.move(0, 3 + Double(step) * 25, 240) }
    expect(scroll.contentOffset.x, equals: CGFloat(300))
    fingers.lift()
    fingers.wait(2000)
    expect(navigation.topViewController === first)
  }

  @Test func `two fingers zoom, and what is too large comes back`() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 480))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scene.scroll.addSubview(picture)
    scene.zoomed = picture
    scene.scroll.maximumZoomScale = 2
    expect(scene.scroll.pinchGestureRecognizer != nil)
    scene.fingers.down(0, 150, 240)
    scene.fingers.down(1, 170, 240)
    for step in 1...20 {
      scene.fingers.together {
        scene.fingers.move(0, 150 - Double(step) * 6, 240)
        scene.fingers.move(1, 170 + Double(step) * 6, 240)
      }
    }
    expect(scene.scroll.isZooming)
    expect(scene.scroll.zoomScale > 2 && scene.scroll.zoomScale < 4)
    // The point between the fingers stays there.
    let middle = picture.convert(CGPoint(x: 160, y: 240), to: nil)
    expect((middle.x - 160).magnitude < 3 && (middle.y - 240).magnitude < 3)
    scene.fingers.together {
      scene.fingers.lift(0)
      scene.fingers.lift(1)
    }
    scene.fingers.wait(1000)
    expect(scene.scroll.zoomScale, equals: 2)
    expect(scene.scroll.contentSize, equals: CGSize(width: 640, height: 960))
    expect(
      scene.heard.filter { $0.hasSuffix("Zoom") || $0.hasPrefix("didZoom") },
      equals: [
        "willZoom", "didZoom 2.0",
      ])
  }

  @Test func `a rectangle is zoomed to`() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 480))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scene.scroll.addSubview(picture)
    scene.zoomed = picture
    scene.scroll.maximumZoomScale = 3
    scene.scroll.zoom(to: CGRect(x: 160, y: 0, width: 160, height: 200), animated: false)
    expect(scene.scroll.zoomScale, equals: 2)
    expect(scene.scroll.contentOffset.x, equals: CGFloat(320))
    scene.scroll.setZoomScale(9, animated: true)
    scene.fingers.wait(1000)
    expect(scene.scroll.zoomScale, equals: 3)
  }

  @Test func `constraints place the zoomed frame, and the content's size grows with it`() {
    let scene = ScrollScene(content: .zero)
    let (picture, scroll) = (UIView(), scene.scroll)
    picture.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(picture)
    scene.zoomed = picture
    let left = picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor)
    NSLayoutConstraint.activate([
      left, scroll.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      picture.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      scroll.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 1000),
      picture.heightAnchor.constraint(equalToConstant: 400),
    ])
    scroll.layoutIfNeeded()
    scroll.minimumZoomScale = 0.25
    for _ in 0..<2 {
      scroll.zoomScale = 0.25
      expect(picture.frame, equals: CGRect(x: 0, y: 5, width: 250, height: 100))
      expect(scroll.contentSize, equals: CGSize(width: 250, height: 105))
      scroll.setNeedsLayout()
      scroll.layoutIfNeeded()
    }
    left.constant = 35
    scroll.layoutIfNeeded()
    expect(picture.frame, equals: CGRect(x: 35, y: 5, width: 250, height: 100))
    expect(scroll.contentSize, equals: CGSize(width: 285, height: 105))
    scroll.zoomScale = 1
    scroll.layoutIfNeeded()
    expect(picture.frame, equals: CGRect(x: 35, y: 5, width: 1000, height: 400))
    expect(scroll.contentSize, equals: CGSize(width: 1035, height: 405))
  }
}
