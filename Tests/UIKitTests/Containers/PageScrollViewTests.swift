import Expectations
import Foundation
import Testing
import UIKit

/// The scroll view that applications find in a page view controller.
@MainActor
struct PageScrollViewTests {
  final class Source: UIPageViewControllerDataSource {
    let pages = [UIViewController(), UIViewController()]
    var asked: [Int?] = []

    func pageViewController(
      _ controller: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { pages.first === page ? nil : pages[0] }
    func pageViewController(
      _ controller: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { pages.last === page ? nil : pages[1] }
    func presentationCount(for controller: UIPageViewController) -> Int { 2 }
    func presentationIndex(for controller: UIPageViewController) -> Int {
      asked.append(controller.viewControllers?.count)
      return 0
    }
  }

  @Test func `pages that scroll have one, others have none`() {
    func found(_ style: UIPageViewController.TransitionStyle) -> UIScrollView? {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      return pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
    expect(found(.scroll) != nil && found(.pageCurl) == nil)
  }

  @Test func `it keeps the user from turning pages, and stands one page in`() throws {
    let source = Source()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    pages.view.layoutIfNeeded()
    let scroll = try #require(
      pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    expect(scroll.contentOffset, equals: CGPoint(x: scroll.bounds.width, y: 0))
    let turn = scroll.panGestureRecognizer
    expect(pages.gestureRecognizers.isEmpty)
    expect(turn.view === pages.view && turn.isEnabled && scroll.isScrollEnabled)
    scroll.isScrollEnabled = false
    expect(!turn.isEnabled && !scroll.isScrollEnabled)
  }

  @Test func `pages that are set without animation are there at once, and dots are asked for then`()
  {
    let source = Source()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.loadViewIfNeeded()
    expect(source.asked.isEmpty)
    var isDone = false
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false) { _ in
      isDone = true
    }
    expect(isDone)
    expect(!source.asked.isEmpty && source.asked.allSatisfy { $0 == 1 })
  }

  @Test func `its offset can be observed`() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let scroll = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset) { scroll, _ in
      offsets.append(scroll.contentOffset.x)
    }
    scroll.contentOffset.x = 320
    scroll.contentOffset.x = 320
    expect(offsets, equals: [320])
    observation.invalidate()
    expect(!scroll.isTracking && !scroll.isDragging)
  }
}
