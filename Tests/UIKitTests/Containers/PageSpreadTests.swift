import Expectations
import Testing
import UIKit
import ViewTesting

/// Page view controllers with the spine in the middle, or at the other side.
@MainActor
struct PageSpreadTests {
  private final class Scene: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
  {
    let pages: UIPageViewController
    let all = (0..<6).map { _ in UIViewController() }
    let window: UIWindow
    let fingers: Fingers
    var spine = UIPageViewController.SpineLocation.min
    var asked: [UIInterfaceOrientation] = []
    var told: [String] = []

    init(_ spine: UIPageViewController.SpineLocation, _ first: Int...) {
      pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: spine])
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      fingers = Fingers(window)
      super.init()
      pages.setViewControllers(first.map { all[$0] }, direction: .forward, animated: false)
      pages.dataSource = self
      pages.delegate = self
      window.rootViewController = pages
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    var shown: [Int] { names(pages.viewControllers ?? []) }

    func names(_ controllers: [UIViewController]) -> [Int] {
      controllers.map { all.firstIndex(of: $0) ?? -1 }
    }

    func drag(from start: Double, to end: Double) {
      fingers.down(0, start, 400)
      let step: Double = end > start ? 10 : -10
      for x in stride(from: start + step, through: end, by: step) { fingers.move(0, x, 400) }
      fingers.lift()
      fingers.wait(2000)
      window.layoutIfNeeded()
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      all.firstIndex(of: viewController).flatMap { $0 > 0 ? all[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      all.firstIndex(of: viewController).flatMap { $0 < all.count - 1 ? all[$0 + 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      asked.append(orientation)
      return spine
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      told.append("to \(names(pendingViewControllers))")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      told.append("from \(names(previousViewControllers)) \(completed)")
    }
  }

  @Test func `with the spine in the middle two pages stand side by side and are turned together`() {
    let scene = Scene(.mid, 2, 3)
    expect(scene.shown, equals: [2, 3])
    let frames = [2, 3].map { scene.all[$0].view.convert(scene.all[$0].view.bounds, to: nil) }
    expect(frames[0], equals: CGRect(x: 0, y: 0, width: 200, height: 800))
    expect(frames[1], equals: CGRect(x: 200, y: 0, width: 200, height: 800))
    scene.drag(from: 380, to: 20)
    expect(scene.shown == [4, 5] && scene.told == ["to [4, 5]", "from [2, 3] true"])
    expect(scene.all[2].view.window == nil && scene.all[4].view.window != nil)
    scene.drag(from: 20, to: 380)
    scene.drag(from: 20, to: 380)
    expect(scene.shown, equals: [0, 1])
    expect(scene.all[0].view.window != nil && scene.all[2].parent == nil)
  }

  @Test func `with the spine at the right pages are turned towards it`() {
    let scene = Scene(.max, 2)
    scene.drag(from: 20, to: 380)
    expect(scene.shown, equals: [3])
    scene.drag(from: 380, to: 20)
    expect(scene.shown, equals: [2])
  }

  @Test func `the delegate says where the spine is when the window gets another shape`() {
    let scene = Scene(.min, 2)
    scene.spine = .mid
    scene.window.frame.size = CGSize(width: 800, height: 400)
    scene.window.layoutIfNeeded()
    expect(scene.asked == [.landscapeLeft] && scene.pages.spineLocation == .mid)
    expect(scene.shown, equals: [2, 3])
    expect(scene.all[3].view.bounds.size, equals: CGSize(width: 400, height: 400))
    scene.window.frame.size = CGSize(width: 820, height: 400)
    expect(scene.asked.count, equals: 1)
    scene.spine = .min
    scene.window.frame.size = CGSize(width: 400, height: 800)
    scene.window.layoutIfNeeded()
    expect(scene.asked.last == .portrait && scene.shown == [2])
    expect(scene.all[2].view.bounds.size, equals: CGSize(width: 400, height: 800))
    expect(scene.all[2].parent === scene.pages && scene.all[3].view.window == nil)
  }
}
