import Expectations
import Testing
import UIKit

@MainActor struct TabBarFrameTests {
  private final class Tabs: UITabBarController {
    var width: CGFloat?
    override func viewDidLoad() {
      super.viewDidLoad()
      width = tabBar.bounds.width
    }
  }

  @Test func `the bar has its width when the view has loaded`() {
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.loadViewIfNeeded()
    expect(tabs.width, equals: tabs.view.bounds.width)
  }
}
