import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIPageViewControllerTests {
  private final class Scene: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = CallLog()
    let pages: UIPageViewController
    let all: [LoggingController]
    let window: UIWindow
    let fingers: Fingers

    init(_ orientation: UIPageViewController.NavigationOrientation = .horizontal) {
      all = ["A", "B", "C"].map { [log] in LoggingController($0, log) }
      pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: orientation)
      pages.setViewControllers([all[1]], direction: .forward, animated: false)
      window = UIWindow(showing: pages)
      fingers = Fingers(window)
      pages.dataSource = self
      pages.delegate = self
      _ = log.take()
    }

    var shown: String {
      pages.stage.subviews.compactMap { view in all.first { $0.viewIfLoaded === view }?.name }
        .joined()
    }

    func take() -> [String] {
      log.take().filter { !$0.contains("Move") && !$0.contains("isAppearing") }
    }

    func drag(from start: Double, to end: Double) {
      fingers.down(0, start, 400)
      let step: Double = end > start ? 10 : -10
      for x in stride(from: start + step, through: end, by: step) { fingers.move(0, x, 400) }
      for _ in 0..<12 { fingers.wait(10) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, 1) }

    private func neighbor(of controller: UIViewController, _ step: Int) -> UIViewController? {
      let index = all.firstIndex { $0 === controller }! + step
      return all.indices.contains(index) ? all[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.add("will turn")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      log.add("turned \(completed)")
    }
  }

  @Test func `the first page appears with the page view controller`() {
    let scene = Scene()
    expect(scene.shown, equals: "B")
    expect(scene.all[1].view.frame, equals: scene.window.bounds)
    expect(scene.pages.viewControllers, equals: [scene.all[1]])
  }

  @Test func `a swipe turns to the next page`() {
    let scene = Scene()
    scene.drag(from: 350, to: 100)
    expect(scene.shown, equals: "BC")
    expect(abs(scene.all[1].view.layer.seen.frame.minX + 240), isBelow: 0.01)
    expect(abs(scene.all[2].view.layer.seen.frame.minX - 153), isBelow: 0.01)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.shown, equals: "C")
    expect(
      scene.take(),
      equals: [
        "will turn", "C didLoad", "B willDisappear", "C willAppear", "B didDisappear",
        "C didAppear", "turned true",
      ])
    expect(scene.pages.children, equals: [scene.all[2]])
    expect(scene.all[2].view.frame, equals: scene.window.bounds)
  }

  @Test func `a page that is let go too early falls back`() {
    let scene = Scene()
    scene.drag(from: 100, to: 200)
    expect(scene.shown, equals: "BA")
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.shown, equals: "B")
    expect(
      scene.take(),
      equals: [
        "will turn", "A didLoad", "B willDisappear", "A willAppear", "A willDisappear",
        "B willAppear", "A didDisappear", "B didAppear", "turned false",
      ])
    expect(scene.pages.viewControllers, equals: [scene.all[1]])
  }

  @Test func `P21: a finger that turns round brings the page on the other side`() {
    let scene = Scene()
    scene.fingers.down(0, 200, 400)
    for x in stride(from: 190.0, through: 150, by: -10) { scene.fingers.move(0, x, 400) }
    expect(scene.shown, equals: "BC")
    for x in stride(from: 160.0, through: 330, by: 10) { scene.fingers.move(0, x, 400) }
    expect(scene.shown, equals: "BA")
    let turned = scene.log.take()
    expect(turned.contains("turned false"))
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.shown, equals: "A")
    expect(scene.log.take().contains("turned true"))
  }

  @Test func `past the last page the page gives way and comes back`() {
    let scene = Scene()
    scene.pages.setViewControllers([scene.all[2]], direction: .forward, animated: false)
    scene.drag(from: 350, to: 100)
    let offset = scene.all[2].view.transform.tx
    expect(offset < -50 && offset > -240)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.all[2].view.transform, equals: .identity)
    expect(scene.shown, equals: "C")
  }

  @Test func `pages set with an animation turn in the direction given, one after another`() {
    let scene = Scene()
    var completions: [Bool] = []
    scene.pages.setViewControllers([scene.all[2]], direction: .forward, animated: true) {
      completions.append($0)
    }
    scene.pages.setViewControllers([scene.all[0]], direction: .reverse, animated: true) {
      completions.append($0)
    }
    expect(scene.shown, equals: "BC")
    for _ in 0..<20 { scene.fingers.wait(100) }
    expect(scene.shown, equals: "A")
    expect(completions, equals: [true, true])
    expect(!scene.log.take().contains("will turn"))
  }

  @Test func `a swipe across the pages turns nothing`() {
    let scene = Scene()
    scene.fingers.down(0, 200, 300)
    for y in stride(from: 310.0, through: 500, by: 10) { scene.fingers.move(0, 200, y) }
    expect(scene.shown, equals: "B")
    expect(scene.take().isEmpty)
  }

  @Test func `pages one above the other turn by swipes up and down`() {
    let scene = Scene(.vertical)
    scene.fingers.down(0, 200, 700)
    for y in stride(from: 690.0, through: 100, by: -10) { scene.fingers.move(0, 200, y) }
    expect(abs(scene.all[1].view.layer.seen.frame.minY + 590), isBelow: 0.01)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.shown, equals: "C")
  }
}
