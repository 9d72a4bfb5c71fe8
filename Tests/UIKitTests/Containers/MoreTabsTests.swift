import Expectations
import Testing
import UIKit
import ViewTesting

/// More tabs than fit into a narrow bar.
@MainActor
struct MoreTabsTests {
  private let tabs = UITabBarController()
  private let pages: [UIViewController]
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let fingers: Fingers

  init() {
    pages = (0..<7).map { index in
      let page = UIViewController()
      page.title = "Page \(index)"
      return page
    }
    tabs.viewControllers = pages
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    fingers = Fingers(window)
  }

  private func tap(_ x: Double, _ y: Double) {
    fingers.down(0, x, y)
    fingers.lift()
    fingers.wait(500)
    window.layoutIfNeeded()
  }

  private var titles: [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

  @Test func `the last item leads to a list of the others`() {
    expect(titles, equals: ["Page 0", "Page 1", "Page 2", "Page 3", "More"])
    tap(360, 820)
    expect(tabs.selectedViewController === tabs.moreNavigationController)
    expect(tabs.moreNavigationController.view.window != nil)
    // The second row below the navigation bar.
    tap(100, 44 + 66)
    expect(tabs.selectedViewController === pages[5] && tabs.selectedIndex == 5)
    expect(pages[5].view.window != nil && tabs.tabBar.selectedItem?.title == "More")
    tap(360, 820)
    expect(tabs.selectedViewController === tabs.moreNavigationController)
    tap(40, 820)
    expect(tabs.selectedViewController === pages[0])
  }

  private var more: UINavigationController { tabs.moreNavigationController }

  /// The visible texts in a view.
  private func texts(_ view: UIView) -> [String] {
    if view.isHidden || view.alpha == 0 { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts($0) }
  }

  @Test func `a tab on the list is pushed, and a swipe or the back button leads back`() {
    tap(360, 820)
    tap(100, 44 + 66)
    expect(more.topViewController === pages[5] && more.viewControllers.count == 2)
    expect(pages[5].navigationController === more && pages[5].tabBarController === tabs)
    let next = UIViewController()
    pages[5].navigationController?.pushViewController(next, animated: true)
    fingers.wait(1000)
    expect(next.view.window != nil && tabs.selectedViewController === pages[5])
    tap(360, 820)
    expect(tabs.selectedViewController === more && more.viewControllers.count == 1)
    expect(pages[5].parent === tabs && pages[5].view.window == nil)
    tap(100, 44 + 22)
    expect(tabs.selectedViewController === pages[4] && tabs.selectedIndex == 4)
    tap(30, 22)
    expect(tabs.selectedViewController === more && pages[4].view.window == nil)
    tap(100, 44 + 22)
    fingers.down(0, 3, 400)
    for x in stride(from: 13.0, through: 303, by: 10) { fingers.move(0, x, 400) }
    expect(tabs.selectedViewController === pages[4])
    fingers.lift()
    fingers.wait(1000)
    expect(tabs.selectedViewController === more && tabs.tabBar.selectedItem?.title == "More")
    tap(40, 820)
    expect(tabs.selectedViewController === pages[0] && pages[0].view.window != nil)
    // If the list is left while it shows a tab, it still shows that tab later.
    tabs.selectedIndex = 5
    expect(more.topViewController === pages[5])
    tabs.selectedIndex = 6
    expect(more.topViewController === pages[6] && pages[5].parent === tabs)
    tap(40, 820)
    tap(360, 820)
    expect(tabs.selectedViewController === pages[6] && pages[6].view.window != nil)
  }

  @Test func `a navigation controller on the list shows its bar alone, with the way back`() {
    let root = UIViewController()
    root.title = "Root"
    let inner = UINavigationController(rootViewController: root)
    inner.tabBarItem = UITabBarItem(title: "Inner", image: nil, selectedImage: nil)
    tabs.viewControllers = Array(pages.prefix(5)) + [inner]
    tap(360, 820)
    tap(100, 44 + 66)
    expect(tabs.selectedViewController === inner && inner.view.window != nil)
    expect(root.navigationController === inner && root.tabBarController === tabs)
    expect(more.navigationBar.isHidden && texts(inner.navigationBar) == ["Root", "‹ More"])
    expect(inner.navigationBar.convert(CGPoint.zero, to: nil), equals: .zero)
    let next = UIViewController()
    inner.pushViewController(next, animated: true)
    fingers.wait(1000)
    window.layoutIfNeeded()
    expect(next.view.window != nil && texts(inner.navigationBar).contains("‹ Root"))
    tap(30, 22)
    expect(inner.topViewController === root && tabs.selectedViewController === inner)
    tap(30, 22)
    expect(tabs.selectedViewController === more && !more.navigationBar.isHidden)
    expect(inner.parent === tabs && root.view.window == nil)
    expect(texts(inner.navigationBar), equals: ["Root"])
    tap(100, 44 + 66)
    expect(tabs.selectedViewController === inner && root.view.window != nil)
    window.frame.size = CGSize(width: 1024, height: 768)
    window.layoutIfNeeded()
    expect(inner.parent === tabs && root.view.window != nil && more.view.window == nil)
    expect(texts(inner.navigationBar), equals: ["Root"])
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    expect(tabs.selectedViewController === inner && root.view.window != nil)
    expect(texts(inner.navigationBar), equals: ["Root", "‹ More"])
  }

  @Test func `a tab on the list may go while it is seen`() {
    tabs.selectedIndex = 6
    tabs.viewControllers = Array(pages.prefix(6))
    fingers.wait(100)
    window.layoutIfNeeded()
    expect(pages[6].parent == nil && pages[6].view.window == nil)
    // The first tab is selected if there is none at the place of the one that is gone.
    expect(tabs.selectedViewController === pages[0] && pages[0].view.window != nil)
    tabs.selectedIndex = 5
    expect(tabs.selectedViewController === pages[5] && pages[5].view.window != nil)
    tabs.viewControllers = [pages[5]] + pages.prefix(5)
    fingers.wait(100)
    window.layoutIfNeeded()
    expect(tabs.selectedViewController === pages[5] && pages[5].parent === tabs)
    expect(pages[5].view.window != nil && more.viewControllers.count == 1)
    tabs.viewControllers = Array(pages.prefix(6))
    fingers.wait(100)
    window.layoutIfNeeded()
    expect(pages[5].view.window != nil && more.topViewController === pages[5])
    tabs.viewControllers = Array(pages.prefix(2))
    fingers.wait(100)
    window.layoutIfNeeded()
    expect(tabs.selectedViewController === pages[0] && pages[0].view.window != nil)
  }

  @Test func `a swipe goes to the list, and begins nothing on it`() {
    tabs.allowsTabSwipe = true
    tabs.selectedIndex = 3
    func swipe(to left: Bool) {
      fingers.down(0, left ? 350 : 40, 500)
      for x in stride(from: 10.0, through: 300, by: 10) {
        fingers.move(0, left ? 350 - x : 40 + x, 500)
      }
      fingers.lift()
      fingers.wait(1000)
    }
    swipe(to: true)
    expect(tabs.selectedViewController === pages[4] && pages[4].view.window != nil)
    swipe(to: true)
    expect(tabs.selectedViewController === pages[4])
    swipe(to: false)
    expect(tabs.selectedViewController === pages[3] && pages[3].view.window != nil)
    tabs.selectedViewController = more
    more.popToRootViewController(animated: false)
    swipe(to: true)
    expect(tabs.selectedViewController === more)
  }

  @Test func `the list can be selected`() {
    tabs.selectedViewController = tabs.moreNavigationController
    window.layoutIfNeeded()
    expect(tabs.moreNavigationController.view.window != nil)
    expect(tabs.tabBar.selectedItem?.title == "More" && tabs.selectedIndex == NSNotFound)
  }

  @Test func `a wide bar has room for all`() {
    tabs.selectedViewController = tabs.viewControllers?[6]
    expect(tabs.tabBar.selectedItem?.title, equals: "More")
    window.frame.size = CGSize(width: 1024, height: 768)
    window.layoutIfNeeded()
    expect(titles.count == 7 && tabs.tabBar.selectedItem === pages[6].tabBarItem)
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    expect(titles.last == "More" && tabs.selectedViewController === pages[6])
  }

  @Test func `an accessory stands above the bar, and pages end above it`() {
    let view = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: view)
    window.layoutIfNeeded()
    expect(view.superview === tabs.view && view.frame.maxY <= tabs.tabBar.frame.minY)
    expect(view.frame.width == 358 && pages[0].view.safeAreaInsets.bottom == 105)
    tabs.setBottomAccessory(nil, animated: true)
    fingers.wait(1000)
    expect(view.superview == nil && pages[0].view.safeAreaInsets.bottom == 49)
  }

  @Test func `an animated accessory appears within the time of a bar, and at once out of sight`() {
    let view = UIView()
    tabs.setBottomAccessory(UITabAccessory(contentView: view), animated: true)
    let half = Int64(UINavigationController.hideShowBarDuration * 500)
    fingers.wait(half)
    let alpha = view.layer.presentation()?.opacity ?? 1
    expect(alpha > 0.2 && alpha < 0.8 && view.alpha == 1)
    fingers.wait(half + 20)
    expect(view.layer.presentation()?.opacity ?? 1, equals: 1)
    let plain = UIView()
    tabs.setBottomAccessory(UITabAccessory(contentView: plain), animated: false)
    fingers.wait(20)
    expect(plain.layer.presentation()?.opacity ?? 1, equals: 1)
    let hidden = UITabBarController()
    hidden.loadViewIfNeeded()
    let early = UIView()
    hidden.setBottomAccessory(UITabAccessory(contentView: early), animated: true)
    expect(early.alpha == 1 && early.layer.animationKeys()?.isEmpty ?? true)
  }
}
