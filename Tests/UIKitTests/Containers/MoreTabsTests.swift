import Testing
import UIKit

/// More tabs than a narrow bar has room for.
@MainActor
@Suite struct MoreTabsTests {
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
    #expect(titles == ["Page 0", "Page 1", "Page 2", "Page 3", "More"])
    tap(360, 820)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.moreNavigationController.view.window != nil)
    // The second row below the navigation bar.
    tap(100, 44 + 66)
    #expect(tabs.selectedViewController === pages[5] && tabs.selectedIndex == 5)
    #expect(pages[5].view.window != nil && tabs.tabBar.selectedItem?.title == "More")
    tap(360, 820)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    tap(40, 820)
    #expect(tabs.selectedViewController === pages[0])
  }

  @Test func `a wide bar has room for all`() {
    tabs.selectedViewController = tabs.viewControllers?[6]
    #expect(tabs.tabBar.selectedItem?.title == "More")
    window.frame.size = CGSize(width: 1024, height: 768)
    window.layoutIfNeeded()
    #expect(titles.count == 7 && tabs.tabBar.selectedItem === pages[6].tabBarItem)
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(titles.last == "More" && tabs.selectedViewController === pages[6])
  }

  @Test func `an accessory stands above the bar, and pages end above it`() {
    let view = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: view)
    window.layoutIfNeeded()
    #expect(view.superview === tabs.view && view.frame.maxY <= tabs.tabBar.frame.minY)
    #expect(view.frame.width == 358 && pages[0].view.safeAreaInsets.bottom == 105)
    tabs.setBottomAccessory(nil, animated: true)
    fingers.wait(1000)
    #expect(view.superview == nil && pages[0].view.safeAreaInsets.bottom == 49)
  }
}
