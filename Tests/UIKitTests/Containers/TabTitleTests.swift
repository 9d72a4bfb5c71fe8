import Expectations
import Testing

@testable import UIKit

@MainActor struct TabTitleTests {
  @Test func `an item without an image has only its title, in its usual place`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIImage(systemName: "star"), nil].map { image in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Page", image: image, tag: 0)
      return page
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }
    expect(buttons.map(\.subviews.count), equals: [2, 1])
    let titles = buttons.compactMap { $0.subviews.last }
    expect(titles.count == 2 && titles[0].frame == titles[1].frame)
    expect(titles.allSatisfy { $0 is BarLabel })
  }
}
