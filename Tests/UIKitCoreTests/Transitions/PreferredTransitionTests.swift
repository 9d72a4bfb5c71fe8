import Expectations
import PantographGestures
import Testing
import UIKit
import ViewTesting

/// Transitions that a view controller prefers.
@MainActor
struct PreferredTransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let page = UIViewController()
  private let thumb = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
  private let navigation: UINavigationController
  private let fingers: Fingers

  init() {
    navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    root.view.addSubview(thumb)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    fingers = Fingers(window)
  }

  private func zoom(
    _ options: UIViewController.Transition.ZoomOptions? = nil
  ) -> UIViewController.Transition {
    .zoom(options: options) { [thumb] _ in thumb }
  }

  private func shown(_ view: UIView) -> CGRect {
    guard let layer = view.layer.presentation() else { return .zero }
    return layer.frame
  }

  @Test func `a push zooms out of its source, which is not seen meanwhile`() {
    var asked: [String] = []
    page.preferredTransition = .zoom { [thumb, root, page] context in
      asked.append(
        "\(context.sourceViewController === root) \(context.zoomedViewController === page)")
      return thumb
    }
    navigation.pushViewController(page, animated: true)
    window.advance(to: 0.001)
    let start = shown(page.view)
    // The part that fills the source, around its center.
    expect(abs(start.midX - 90) < 3 && abs(start.midY - 250) < 3)
    expect(abs(start.width - 100), isBelow: 3)
    expect(thumb.alpha, equals: 0)
    window.advance(to: 2)
    expect(page.view.frame == window.bounds && page.view.mask == nil)
    expect(thumb.alpha == 1 && asked == ["true true"])
    navigation.popViewController(animated: true)
    window.advance(to: 4)
    expect(asked.count == 2 && thumb.alpha == 1 && root.view.superview != nil)
    expect(page.view.mask == nil && page.view.transform == .identity)
  }

  @Test func `a finger drags what was zoomed back, and may be refused`() {
    var may = false
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { context in
      expect(context.willBegin)
      return may
    }
    page.preferredTransition = zoom(options)
    navigation.pushViewController(page, animated: true)
    fingers.wait(2000)
    func drag(to end: Double) {
      fingers.down(0, 200, 100)
      for y in stride(from: 110, through: end, by: 10) { fingers.move(0, 200, y) }
      for _ in 0..<12 { fingers.wait(10) }
      fingers.lift()
      fingers.wait(2000)
    }
    drag(to: 700)
    expect(navigation.viewControllers.count, equals: 2)
    may = true
    drag(to: 200)
    expect(navigation.viewControllers.count == 2 && page.view.mask == nil)
    expect(thumb.alpha, equals: 1)
    drag(to: 700)
    expect(navigation.viewControllers.count, equals: 1)
  }

  @Test func `a zoomed page is under the finger in all directions, and comes back from there`() {
    page.preferredTransition = zoom()
    navigation.pushViewController(page, animated: true)
    fingers.wait(2000)
    fingers.down(0, 200, 100)
    for step in 1...20 { fingers.move(0, 200 + 5 * Double(step), 100 + 10 * Double(step)) }
    /// The position in the window of the point of the page that the finger held after 10 points.
    func taken() -> CGPoint {
      let frame = shown(page.view)
      return CGPoint(
        x: frame.minX + frame.width * 204.47 / 390, y: frame.minY + frame.height * 108.94 / 844)
    }
    expect(abs(taken().x - 300) < 1 && abs(taken().y - 300) < 1)
    expect(shown(page.view).width, isBelow: 340)
    for step in 1...30 { fingers.move(0, 300 - 5 * Double(step), 300 - 5 * Double(step)) }
    expect(abs(taken().x - 150) < 1 && abs(taken().y - 150) < 1)
    for _ in 0..<12 { fingers.wait(10) }
    fingers.lift()
    fingers.wait(50)
    let back = taken()
    expect(back.x > 150 && back.x < 200 && back.y < 150 && back.y > 100)
    // A page that is taken hold of during its animation does not jump.
    fingers.down(0, 300, 300)
    for step in 1...20 { fingers.move(0, 300, 300 + 10 * Double(step)) }
    let held = shown(page.view)
    fingers.move(0, 330, 510)
    let moved = shown(page.view)
    expect(moved.midX > held.midX + 15 && moved.midX < held.midX + 45)
    fingers.cancel()
    fingers.wait(2000)
    expect(shown(page.view) == window.bounds && navigation.viewControllers.count == 2)
    expect(page.view.layer.animationKeys()?.isEmpty ?? true)
  }

  @Test func `a zoomed page that was dragged aside goes into its source`() {
    page.preferredTransition = zoom()
    navigation.pushViewController(page, animated: true)
    fingers.wait(2000)
    fingers.down(0, 200, 100)
    for step in 1...50 { fingers.move(0, 200 + 3 * Double(step), 100 + 10 * Double(step)) }
    fingers.lift()
    var last = shown(page.view)
    for _ in 0..<200 where page.view.superview != nil {
      last = shown(page.view)
      fingers.wait(5)
    }
    expect(navigation.viewControllers.count == 1 && thumb.alpha == 1)
    expect(abs(last.midX - 90) < 10 && abs(last.midY - 250) < 10)
  }

  @Test func `what was shown without an animation is dragged back, too`() {
    let shared = zoom()
    let other = UIViewController()
    page.preferredTransition = shared
    other.preferredTransition = shared
    navigation.pushViewController(page, animated: false)
    navigation.pushViewController(other, animated: true)
    fingers.wait(2000)
    for count in [2, 1] {
      fingers.down(0, 200, 100)
      for y in stride(from: 110.0, through: 700, by: 10) { fingers.move(0, 200, y) }
      fingers.lift()
      fingers.wait(2000)
      expect(navigation.viewControllers.count, equals: count)
    }
  }

  @Test func `a source that is in no window, or in another one, is none`() {
    let elsewhere = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.preferredTransition = .zoom { _ in view }
    for _ in 0..<2 {
      navigation.pushViewController(page, animated: true)
      fingers.wait(1)
      expect(abs(shown(page.view).midX - 195) < 1 && view.alpha == 1)
      fingers.wait(2000)
      navigation.popViewController(animated: true)
      fingers.wait(2000)
      elsewhere.addSubview(view)
    }
  }

  @Test func `the edge pops a zoomed page by its zoom`() {
    page.preferredTransition = zoom()
    navigation.pushViewController(page, animated: true)
    fingers.wait(2000)
    fingers.down(0, 5, 400)
    for x in stride(from: 15.0, through: 205, by: 10) { fingers.move(0, x, 400) }
    window.layoutIfNeeded()
    expect(page.view.mask != nil && shown(page.view).width < 300)
    fingers.cancel()
    fingers.wait(2000)
    expect(navigation.viewControllers.count == 2 && page.view.mask == nil)
    expect(page.view.frame, equals: window.bounds)
  }

  @Test func `a presentation zooms, is dragged back, and prefers it to its style`() {
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .flipHorizontal
    page.preferredTransition = zoom()
    root.present(page, animated: true)
    window.advance(to: 0.001)
    expect(page.view.mask != nil)
    fingers.wait(2000)
    expect(root.presentedViewController === page)
    fingers.down(0, 200, 100)
    for y in stride(from: 110.0, through: 800, by: 10) { fingers.move(0, 200, y) }
    fingers.lift()
    fingers.wait(2000)
    expect(root.presentedViewController == nil && thumb.alpha == 1)
  }

  @Test func `a page that prefers to dissolve does, pushed and popped`() {
    page.preferredTransition = .crossDissolve
    navigation.pushViewController(page, animated: true)
    window.advance(to: 0.1)
    let alpha = page.view.layer.presentation()?.opacity ?? 1
    expect(alpha > 0.01 && alpha < 0.99 && shown(page.view).minX == 0)
    window.advance(to: 2)
    expect(page.view.alpha, equals: 1)
    navigation.popViewController(animated: true)
    window.advance(to: 4)
    expect(page.view.alpha == 1 && navigation.viewControllers.count == 1)
  }
}
