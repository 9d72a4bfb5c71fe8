import Testing
import UIKit

/// What containers do for their children besides transitions.
@MainActor
@Suite struct ContainerRulesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  @Test func `a second tap on a tab goes back to its first page`() {
    let pages = [UIViewController(), UIViewController()]
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    show(tabs)
    let fingers = Fingers(window, startingAt: 1)
    fingers.down(0, 100, 780)
    fingers.lift()
    fingers.wait(1000)
    #expect(navigation.viewControllers == [pages[0]] && tabs.selectedIndex == 0)
  }

  private final class Page: UIViewController {
    var top: CGFloat?
    override func viewIsAppearing(_ animated: Bool) { top = view.safeAreaInsets.top }
  }

  @Test(arguments: [true, false])
  func `a page that is pushed knows of the bar when it is appearing`(animated: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    let page = Page()
    navigation.pushViewController(page, animated: animated)
    #expect(page.top == 44)
  }
}
