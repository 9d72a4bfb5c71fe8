import Testing
import UIKit

/// The notifications of sizes that the columns of a split view controller receive.
@MainActor
@Suite struct SplitSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 900))
  private let split = UISplitViewController(style: .doubleColumn)
  private let page = Page()

  private final class Page: UIViewController {
    var sizes: [CGSize] = []
    var hadCoordinator: [Bool] = []
    var along = 0

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      hadCoordinator.append(transitionCoordinator != nil)
      coordinator.animate { [weak self] _ in self?.along += 1 }
    }
  }

  init() {
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(page, for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.advance(to: 1)
    window.advance(to: 2)
  }

  @Test(arguments: [false, true])
  func `a column is told when another comes or goes`(animated: Bool) {
    #expect(page.sizes.isEmpty && page.view.bounds.width == 880)
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      split.preferredDisplayMode = .secondaryOnly
    }
    window.advance(to: 2.1)
    window.advance(to: 3)
    #expect(page.view.bounds.width == 1200)
    #expect(page.sizes == [CGSize(width: 1200, height: 900)])
    split.show(.primary)
    window.advance(to: 4)
    #expect(page.view.bounds.width == 880)
    #expect(page.sizes.last == CGSize(width: 880, height: 900) && page.sizes.count == 2)
    #expect(page.hadCoordinator == [true, true] && page.along == 2)
    #expect(page.transitionCoordinator == nil)
  }

  @Test func `a column is told its own size when the window's changes`() {
    window.frame.size = CGSize(width: 1000, height: 700)
    window.advance(to: 3)
    #expect(page.view.bounds.size == CGSize(width: 680, height: 700))
    #expect(page.sizes == [CGSize(width: 680, height: 700)])
  }
}
