import Expectations
import Testing
import UIKit
import ViewTesting

/// Items of bars and tabs that change after they are shown.
@MainActor
struct ContainerItemTests {
  @Test func `a navigation controller with a title has its own tab`() {
    let page = UIViewController()
    page.title = "Page"
    let plain = UINavigationController(rootViewController: page)
    expect(plain.tabBarItem === page.tabBarItem)
    let titled = UINavigationController(rootViewController: UIViewController())
    titled.title = "Own"
    titled.viewControllers.first?.title = "Root"
    expect(titled.tabBarItem !== titled.viewControllers.first?.tabBarItem)
    expect(titled.tabBarItem.title, equals: "Own")
    let item = UITabBarItem(title: "Set", image: nil, tag: 3)
    plain.tabBarItem = item
    expect(plain.tabBarItem === item && page.tabBarItem !== item)
  }

  @Test(arguments: [true, false])
  func `a toolbar has its new items at once, animated or not`(animated: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
    window.addSubview(bar)
    let fingers = Fingers(window)
    bar.items = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
    window.layoutIfNeeded()
    for titles in [["Two", "Three"], ["Four"], []] {
      bar.setItems(
        titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) },
        animated: animated)
      expect(bar.items?.compactMap(\.title), equals: titles)
      fingers.wait(animated ? 500 : 0)
      window.layoutIfNeeded()
      let shown = bar.treeDescription()
      for title in ["One", "Two", "Three", "Four"] {
        expect(
          shown.contains("“\(title)”"), equals: titles.contains(title), "\(title) after \(titles)")
      }
    }
  }

  @Test func `a navigation bar shows a change of its button`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    let page = UIViewController()
    page.title = "Page"
    let button = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = button
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    func shows(_ text: String) -> Bool {
      window.layoutIfNeeded()
      return navigation.navigationBar.treeDescription().contains("“\(text)”")
    }
    expect(shows("First") && shows("Page"))
    button.title = "Second"
    expect(shows("Second") && !shows("First"))
    page.navigationItem.title = "Other"
    expect(shows("Other") && !shows("Page"))
    let left = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    page.navigationItem.leftBarButtonItem = left
    expect(shows("Left") && shows("Second"))
    left.title = "Changed"
    expect(shows("Changed") && !shows("Left"))
    page.navigationItem.rightBarButtonItem = nil
    expect(!shows("Second") && shows("Changed"))
    button.title = "Gone"
    expect(!shows("Gone"))
  }

  @Test func `the back button says Back if the page below has no title`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    for (title, word) in [(nil, "‹ Back"), ("", "‹"), ("List", "‹ List")] as [(String?, String)] {
      let below = UIViewController()
      below.title = title
      expect(below.navigationItem.title, equals: title)
      let navigation = UINavigationController(rootViewController: below)
      window.rootViewController = navigation
      navigation.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      expect(navigation.navigationBar.treeDescription().contains("“\(word)”"))
    }
  }

  @Test func `a black bar has a white title unless another color is set`() {
    let page = UIViewController()
    page.title = "Page"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    let bar = navigation.navigationBar
    func color() -> UIColor? {
      window.layoutIfNeeded()
      return bar.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UILabel }.first?.textColor
    }
    expect(color(), equals: .label)
    bar.barStyle = .black
    expect(color(), equals: .white)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    expect(color(), equals: .red)
  }
}
