import Expectations
import Testing
import UIKit

/// Split view controllers with a view controller of their own for narrow windows.
@MainActor
struct SplitCompactTests {
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UIViewController()
  private let detail = UIViewController()
  private let compact = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))

  private func show(width: CGFloat) {
    window.frame.size.width = width
    window.layoutIfNeeded()
  }

  private func build() {
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.setViewController(compact, for: .compact)
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var isSeen: [Bool] {
    [list, detail, compact].map { $0.viewIfLoaded?.window === window }
  }

  @Test func `a wide window shows the other columns, and a narrow one the compact column alone`() {
    build()
    expect(isSeen, equals: [true, true, false])
    show(width: 393)
    expect(split.isCollapsed && split.viewControllers == [compact])
    expect(isSeen, equals: [false, false, true])
    show(width: 1024)
    expect(!split.isCollapsed && isSeen == [true, true, false])
  }

  @Test func `the stacks of the other columns stay as they are`() throws {
    build()
    let (first, second) = try (
      #require(list.navigationController), #require(detail.navigationController)
    )
    let extra = UIViewController()
    second.pushViewController(extra, animated: false)
    show(width: 393)
    expect(first.viewControllers == [list] && second.viewControllers == [detail, extra])
    show(width: 1024)
    expect(first.viewControllers == [list] && second.viewControllers == [detail, extra])
    expect(extra.viewIfLoaded?.window === window)
  }

  @Test func `without the compact column the details are on top of the list again`() {
    build()
    split.setViewController(nil, for: .compact)
    show(width: 393)
    expect(list.navigationController?.viewControllers, equals: [list, detail])
    expect(isSeen, equals: [false, true, false])
  }
}
