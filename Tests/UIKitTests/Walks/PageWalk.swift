import Foundation
import UIKit

/// Page view controllers in both styles and directions, and a page control, under a finger and a program.
@MainActor
final class PageWalk: Walk {
  private let pages: UIPageViewController
  private let dots = UIPageControl()
  private var leaves: [UIViewController] = []
  private var count = 6

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    let isCurled = seed % 3 == 2
    pages = UIPageViewController(
      transitionStyle: isCurled ? .pageCurl : .scroll,
      navigationOrientation: seed % 4 == 1 ? .vertical : .horizontal,
      options: isCurled
        ? [.spineLocation: UIPageViewController.SpineLocation.min.rawValue]
        : [.interPageSpacing: CGFloat(seed % 5) * 6])
    super.init(seed: seed, size: size)
    leaves = (0..<10).map { number in
      let page = UIViewController()
      page.title = "\(number)"
      page.view.backgroundColor = UIColor(white: CGFloat(number) / 10, alpha: 1)
      return page
    }
    (pages.dataSource, pages.delegate) = (self, self)
    root.addChild(pages)
    pages.view.frame = root.view.bounds.insetBy(dx: 10, dy: 30)
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(pages.view)
    pages.didMove(toParent: root)
    dots.frame = CGRect(x: 60, y: 600, width: 240, height: 30)
    dots.numberOfPages = count
    dots.addAction(
      UIAction { [weak self] _ in self?.note("dot \(self?.dots.currentPage ?? -1)") },
      for: .valueChanged)
    root.view.addSubview(dots)
    pages.setViewControllers([leaves[2]], direction: .forward, animated: false)
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (5, 2) }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 12
    switch bits % 12 {
    case 0, 1, 2:
      let needed = pages.spineLocation == .mid ? 2 : 1
      let first = rest % (count - 1)
      pages.setViewControllers(
        Array(leaves[first..<first + needed]), direction: rest % 2 == 0 ? .forward : .reverse,
        animated: animated
      ) { self.note("set \($0)") }
    case 3: count = 3 + rest % 7
    case 4: pages.dataSource = rest % 3 == 0 ? nil : self
    case 5: pages.isDoubleSided = false
    case 6:
      window.frame.size =
        [CGSize(width: 360, height: 640), CGSize(width: 640, height: 360)][rest % 2]
    case 7:
      dots.numberOfPages = rest % 14
      dots.hidesForSinglePage = rest % 2 == 0
    case 8: dots.currentPage = rest % 16 - 2
    case 9:
      dots.backgroundStyle = [.automatic, .prominent, .minimal][rest % 3]
      dots.allowsContinuousInteraction.toggle()
      dots.currentPageIndicatorTintColor = [.systemRed, nil][rest % 2]
    case 10:
      guard dots.numberOfPages > 0 else { return }
      dots.setIndicatorImage(
        rest % 2 == 0 ? UIImage(systemName: "star") : nil, forPage: 0)
      dots.preferredIndicatorImage = rest % 5 == 0 ? UIImage(systemName: "heart") : nil
    default:
      pages.view.semanticContentAttribute =
        rest % 2 == 0 ? .forceRightToLeft : .forceLeftToRight
    }
  }

  override func values() -> String {
    super.values() + "\(pages.viewControllers?.map { $0.title ?? "" } ?? []) \(dots.currentPage)"
  }
}

extension PageWalk: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private func place(_ page: UIViewController) -> Int { leaves.firstIndex { $0 === page } ?? 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let place = place(viewController)
    return place > 0 ? leaves[place - 1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let place = place(viewController)
    return place + 1 < count ? leaves[place + 1] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { count / 2 }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) { note("to \(pending.map { $0.title ?? "" })") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { note("\(finished) \(previousViewControllers.map { $0.title ?? "" }) \(completed)") }
}
