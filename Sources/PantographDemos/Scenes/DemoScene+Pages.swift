import Foundation
import PantographGestures
import PantographSceneNames
import PantographSynthesis
import UIKit

extension DemoScene {
  /// Pages that are turned with the page view controller's own swipe, in both directions. A drag
  /// beyond the last page moves it a little, and the page springs back.
  public static let pages = DemoScene(
    .pages, size: DemoScene.phoneSize,
    way: .left
  ) { build in
    let book = PlaceBook(build.log)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 16])
    pages.dataSource = book
    build.keep(book)
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    build.window.rootViewController = pages
    build.window.makeKeyAndVisible()
    pages.pageTurnThresholds = build.thresholds
    build.activate = { [unowned pages] in
      guard let shown = pages.viewControllers?.first,
        let next = book.pageViewController(pages, viewControllerAfter: shown) ?? book.pages.first
      else { return }
      pages.setViewControllers([next], direction: .forward, animated: true)
    }
    if let grip = pages.pageTurnGrip { build.add(grip) }
  }
}

/// Supplies a page for each place, in order.
private final class PlaceBook: UIPageViewControllerDataSource {
  let pages: [UIViewController]

  init(_ log: SceneLog) {
    pages = Place.all.map { PlaceController($0, log) }
  }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
}
