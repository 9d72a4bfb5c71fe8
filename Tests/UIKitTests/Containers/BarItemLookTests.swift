import Expectations
import Testing
import ViewTesting

@testable import UIKit

/// The visible parts of bar items, and the times of their changes.
@MainActor
struct BarItemLookTests {
  private let table = Table()
  private let page = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: page)
    table.view.removeFromSuperview()
    table.window.rootViewController = navigation
    table.window.makeKeyAndVisible()
  }

  private func show(_ item: UIBarButtonItem) -> BarButton? {
    page.navigationItem.rightBarButtonItem = item
    table.window.layoutIfNeeded()
    return item.view as? BarButton
  }

  private func tap(_ item: UIBarButtonItem) {
    guard let view = item.view else { return }
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: table.window)
    table.fingers.down(0, Double(place.x), Double(place.y))
    table.fingers.lift()
  }

  @Test func `a primary action gives title or image, and a tap does it with the item`() {
    var sender: Any?
    let action = UIAction(title: "Add", image: UIImage(systemName: "plus")) { sender = $0.sender }
    let item = UIBarButtonItem(primaryAction: action)
    expect(item.title == "Add" && item.image != nil && item.customView == nil)
    _ = show(item)
    tap(item)
    expect(sender as? UIBarButtonItem === item)
  }

  @Test func `a system item keeps its title and takes an action`() {
    var count = 0
    let item = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in count += 1 })
    expect(show(item)?.text.text, equals: "Done")
    tap(item)
    item.isEnabled = false
    tap(item)
    expect(count, equals: 1)
  }

  @Test func `changes of an item are shown at once`() throws {
    let item = UIBarButtonItem(title: "One", style: .plain)
    _ = show(item)
    item.title = "Two"
    table.window.layoutIfNeeded()
    expect((item.view as? BarButton)?.text.text, equals: "Two")
    item.isHidden = true
    table.window.layoutIfNeeded()
    expectNil(item.view?.window)
    item.isHidden = false
    item.isEnabled = false
    table.window.layoutIfNeeded()
    let view = try #require(item.view as? BarButton)
    expect(view.window != nil && view.text.textColor == .tertiaryLabel)
  }

  @Test func `an item that changes its selection is selected by every other tap`() {
    let item = UIBarButtonItem(title: "On", style: .plain)
    item.changesSelectionAsPrimaryAction = true
    _ = show(item)
    tap(item)
    expect(item.isSelected && item.view?.backgroundColor != nil)
    table.window.layoutIfNeeded()
    tap(item)
    expect(!item.isSelected)
  }

  @Test func `toolbars show and leave out items, too`() throws {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
    page.setToolbarItems([.flexibleSpace(), item], animated: false)
    navigation.setToolbarHidden(false, animated: false)
    table.window.layoutIfNeeded()
    expect(item.view is BarButton)
    item.isHidden = true
    table.window.layoutIfNeeded()
    expectNil(item.view?.window)
  }

  @Test func `a tab shows its image, another one when it is selected, and its badge`() throws {
    let tabs = UITabBarController()
    let pages = ["house", "star"].map { name in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(
        title: name, image: UIImage(systemName: name),
        selectedImage: UIImage(systemName: name + ".fill"))
      return page
    }
    tabs.viewControllers = pages
    table.window.rootViewController = tabs
    table.window.layoutIfNeeded()
    func pictures() -> [UIImage?] {
      tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }.flatMap {
        $0.subviews.compactMap { ($0 as? UIImageView)?.image }
      }
    }
    expect(pictures(), equals: [UIImage(systemName: "house.fill"), UIImage(systemName: "star")])
    tabs.selectedIndex = 1
    expect(pictures(), equals: [UIImage(systemName: "house"), UIImage(systemName: "star.fill")])
    pages[0].tabBarItem.badgeValue = "12"
    table.window.layoutIfNeeded()
    let labels = tabs.tabBar.subviews.flatMap { $0.subviews.compactMap { $0 as? UILabel } }
    expect(labels.contains { $0.text == "12" && $0.backgroundColor == .systemRed })
  }

  @Test func `a tap hides the bars and the next one shows them`() {
    navigation.hidesBarsOnTap = true
    table.window.layoutIfNeeded()
    func tapPage() {
      table.fingers.down(0, 200, 400)
      table.fingers.lift()
      table.fingers.wait(600)
    }
    tapPage()
    expect(navigation.isNavigationBarHidden)
    tapPage()
    expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = false
    tapPage()
    expect(!navigation.isNavigationBarHidden)
    expect(!navigation.barHideOnTapGestureRecognizer.isEnabled)
  }

  @Test func `a swipe up hides the bars, one down shows them, one sideways does nothing`() {
    navigation.hidesBarsOnSwipe = true
    table.window.layoutIfNeeded()
    func swipe(_ dx: Double, _ dy: Double) {
      table.fingers.down(0, 200, 400)
      for step in 1...6 { table.fingers.move(0, 200 + dx * Double(step), 400 + dy * Double(step)) }
      table.fingers.lift()
      table.fingers.wait(600)
    }
    swipe(20, 0)
    expect(!navigation.isNavigationBarHidden)
    swipe(0, -20)
    expect(navigation.isNavigationBarHidden)
    swipe(0, 20)
    expect(!navigation.isNavigationBarHidden)
  }

  @Test func `bars go where the height becomes compact, and come back`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    table.window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    table.fingers.wait(600)
    expect(navigation.isNavigationBarHidden)
    table.window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    table.fingers.wait(600)
    expect(!navigation.isNavigationBarHidden)
  }

  @Test func `dots stand below pages and follow the hand`() throws {
    final class Source: NSObject, UIPageViewControllerDataSource {
      let pages = (0..<3).map { _ in UIViewController() }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { pages.firstIndex(of: page).flatMap { $0 < 2 ? pages[$0 + 1] : nil } }
      func presentationCount(for controller: UIPageViewController) -> Int { 3 }
      func presentationIndex(for controller: UIPageViewController) -> Int { 1 }
    }
    let source = Source()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    table.window.rootViewController = pages
    table.window.layoutIfNeeded()
    let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    expect(dots.numberOfPages == 3 && dots.currentPage == 1)
    expect(source.pages[1].view.frame.height, equals: pages.view.bounds.height - 37)
    table.fingers.down(0, 350, 400)
    for x in stride(from: 330.0, through: 50, by: -40) { table.fingers.move(0, x, 400) }
    table.fingers.lift()
    table.fingers.wait(1500)
    expect(pages.viewControllers?.first === source.pages[2] && dots.currentPage == 2)
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.add, "Add"), (.trash, "Delete"), (.action, "Share"),
    (.compose, "Compose"), (.refresh, "Refresh"), (.fastForward, "Fast forward"),
  ])
  func `system items show their symbols`(item: UIBarButtonItem.SystemItem, name: String) {
    let button = show(UIBarButtonItem(barButtonSystemItem: item))
    expect(button?.text.text == "" && button?.accessibilityLabel == name)
    expect(
      button?.subviews.contains { ($0 as? UIImageView)?.image?.isSymbolImage == true }, equals: true
    )
  }

  @Test func `an image of its own replaces a system item's symbol`() {
    let item = UIBarButtonItem(barButtonSystemItem: .add)
    expectNil(item.image)
    item.image = UIImage(systemName: "star")
    expect(item.shownImage, equals: item.image)
    expect(show(UIBarButtonItem(barButtonSystemItem: .done))?.text.text, equals: "Done")
  }
}
