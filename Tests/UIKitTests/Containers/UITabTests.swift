import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UITabTests {
  private final class Listener: UITabBarControllerDelegate {
    var lines: [String] = []
    var refused: String?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      lines.append("should \(tab.identifier)")
      return tab.identifier != refused
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      lines.append("selected \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
  }

  private let tabs = UITabBarController()
  private let listener = Listener()
  private let group = UITabGroup(
    title: "Music", image: nil, identifier: "music",
    children: [tab("songs"), tab("albums")])
  private let window: UIWindow
  private let fingers: Fingers

  init() {
    tabs.tabs = [Self.tab("home"), group, Self.tab("about")]
    window = UIWindow(showing: tabs)
    fingers = Fingers(window)
    tabs.delegate = listener
  }

  private static func tab(_ identifier: String) -> UITab {
    UITab(title: identifier, image: nil, identifier: identifier) { tab in
      let controller = UIViewController()
      controller.title = tab.identifier
      return controller
    }
  }

  private func tap(_ index: Int) {
    let width = tabs.tabBar.frame.width / CGFloat(tabs.tabBar.items?.count ?? 1)
    fingers.down(0, Double(width * (CGFloat(index) + 0.5)), Double(tabs.tabBar.frame.midY))
    fingers.lift()
  }

  @Test func `each is an item of the bar with the view controller that it provides`() {
    expect(tabs.tabBar.items?.map(\.title), equals: ["home", "Music", "about"])
    expect(tabs.selectedTab?.identifier, equals: "home")
    expect(tabs.selectedViewController?.title, equals: "home")
    expect(tabs.tabs[0].tabBarController === tabs)
    expect(group.children[1].tabBarController === tabs)
  }

  @Test func `a tap selects, and the delegate hears of the tab and of the one before`() {
    tap(1)
    expect(listener.lines, equals: ["should songs", "selected songs after home"])
    expect(tabs.selectedTab?.identifier, equals: "songs")
    listener.refused = "about"
    tap(2)
    expect(tabs.selectedTab?.identifier, equals: "songs")
    expect(listener.lines.last, equals: "should about")
  }

  @Test func `a tab in a group is selected with its group`() throws {
    let albums = try #require(tabs.tab(forIdentifier: "albums"))
    tabs.selectedTab = albums
    expect(tabs.selectedTab === albums)
    expect(group.selectedChild === albums)
    expect(tabs.selectedViewController === albums.viewController)
    expect(albums.viewController?.view.window === window)
    group.selectedChild = group.children[0]
    expect(tabs.selectedViewController?.title, equals: "songs")
    group.title = "Sounds"
    expect(tabs.tabBar.items?[1].title, equals: "Sounds")
  }

  @Test func `a group with a navigation controller shows the child on its stack`() {
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    tabs.selectedTab = group.children[1]
    expect(tabs.selectedViewController === navigation)
    expect(navigation.viewControllers, equals: [group.children[1].viewController!])
    expect(navigation.tabBarItem.title, equals: "Music")
  }

  @Test func `what is pushed in a group stays until another child is selected`() {
    tabs.selectedTab = group.children[0]
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    expect(tabs.selectedTab === group.children[0])
    expect(tabs.selectedViewController === navigation)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: false)
    expect(tabs.selectedTab === group.children[0])
    tabs.selectedTab = group.children[0]
    expect(navigation.topViewController === detail)
    tabs.selectedTab = group.children[1]
    expect(navigation.viewControllers, equals: [group.children[1].viewController!])
  }

  @Test func `a hidden group that is seen stays when another child of it is`() {
    tabs.selectedTab = group.children[0]
    group.isHidden = true
    group.selectedChild = group.children[1]
    expect(tabs.selectedTab === group.children[1])
    expect(tabs.tabBar.items?.count, equals: 3)
  }

  @Test func `title, badge and hiding show in the bar`() {
    let about = tabs.tabs[2]
    about.title = "About us"
    about.badgeValue = "3"
    expect(tabs.tabBar.items?[2].title, equals: "About us")
    expect(tabs.tabBar.items?[2].badgeValue, equals: "3")
    about.isHidden = true
    expect(tabs.tabBar.items?.count, equals: 2)
    // A visible tab stays in the bar.
    tabs.tabs[0].isHidden = true
    expect(tabs.tabBar.items?.count, equals: 2)
    expect(tabs.selectedTab?.identifier, equals: "home")
  }

  @Test func `view controllers that are set take the place of tabs`() {
    let old = tabs.tabs[0]
    tabs.viewControllers = [UIViewController()]
    expect(tabs.tabs.isEmpty)
    expectNil(tabs.selectedTab)
    expectNil(old.tabBarController)
    expect(tabs.selectedIndex, equals: 0)
  }

  @Test func `a search tab has its own name and image`() {
    let search = UISearchTab { _ in UIViewController() }
    tabs.tabs.append(search)
    expect(tabs.tabBar.items?.last?.title, equals: "Search")
    expect(tabs.tabBar.items?.last?.image != nil)
  }
}
