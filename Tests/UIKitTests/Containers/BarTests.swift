import Expectations
import Testing
import UIKit

/// Appearance of bars, large titles, toolbars.
@MainActor
struct BarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    root.title = "Settings"
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { (($0 as? UILabel).map { [$0] } ?? []) + labels(in: $0) }
  }

  private func label(_ text: String, size: CGFloat? = nil) -> UILabel? {
    labels(in: navigation.navigationBar).first {
      $0.text == text && (size == nil || $0.font.pointSize == size)
    }
  }

  @Test func `a large title makes the bar higher, and the page below it lower`() throws {
    expect(navigation.navigationBar.bounds.height, equals: 44)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    expect(navigation.navigationBar.bounds.height, equals: 96)
    expect(root.view.safeAreaInsets.top, equals: 96)
    let large = try #require(label("Settings", size: 34))
    let frame = large.convert(large.bounds, to: window)
    expect(frame.minX == 16 && frame.minY >= 44 && frame.maxY <= 96)
    expect(label("Settings", size: 17)?.isHidden, equals: true)
  }

  @Test func `a page that never has a large title makes the bar low again`() {
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    let page = UIViewController()
    page.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(page, animated: true)
    window.advance(to: 0.1)
    let middle = navigation.navigationBar.layer.presentation()?.bounds.height ?? 0
    expect(middle > 44 && middle < 96)
    window.advance(to: 2)
    expect(navigation.navigationBar.bounds.height == 44 && page.view.safeAreaInsets.top == 44)
    let other = UIViewController()
    navigation.pushViewController(other, animated: false)
    window.layoutIfNeeded()
    // A page has by default the same title size as the page before it.
    expect(navigation.navigationBar.bounds.height, equals: 44)
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    expect(navigation.navigationBar.bounds.height, equals: 96)
  }

  @Test func `an appearance says what lies behind a bar and how its title looks`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let background = try #require(navigation.navigationBar.subviews.first)
    expect(background.backgroundColor, equals: .red)
    expect(label("Settings")?.textColor, equals: .white)
    navigation.navigationBar.scrollEdgeAppearance = nil
    // The standard appearance is then used without a background, as on iOS.
    expect(background.backgroundColor == nil && label("Settings")?.textColor == .white)
    let own = UINavigationBarAppearance()
    own.backgroundColor = .green
    root.navigationItem.scrollEdgeAppearance = own
    navigation.navigationBar.scrollEdgeAppearance = appearance
    expect(background.backgroundColor, equals: .green)
  }

  @Test func `appearances are copied with all that they say`() throws {
    let first = UITabBarAppearance()
    first.configureWithTransparentBackground()
    first.stackedLayoutAppearance.selected.iconColor = .red
    let copy = try #require(first.copy() as? UITabBarAppearance)
    expect(copy !== first && copy.backgroundColor == nil && copy.shadowColor == nil)
    expect(copy.stackedLayoutAppearance.selected.iconColor, equals: .red)
    copy.stackedLayoutAppearance.selected.iconColor = .blue
    expect(first.stackedLayoutAppearance.selected.iconColor, equals: .red)
    let bar = UIToolbarAppearance(barAppearance: first)
    expectNil(bar.backgroundColor)
  }

  @Test func `a tab bar's items have the colors of its appearance`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let items = ["One", "Two"].map { UITabBarItem(title: $0, tag: 0) }
    bar.items = items
    bar.selectedItem = items[0]
    bar.unselectedItemTintColor = .brown
    func color(_ text: String) -> UIColor? { labels(in: bar).first { $0.text == text }?.textColor }
    expect(color("Two"), equals: .brown)
    bar.tintColor = .purple
    expect(color("One"), equals: .purple)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.red
    ]
    bar.standardAppearance = appearance
    expect(color("One") == .red && color("Two") == .brown)
  }

  @Test func `bars take over the looks of their kind as they come into a window`() throws {
    final class OwnBar: UINavigationBar {}
    final class OtherBar: UINavigationBar {}
    OwnBar.appearance().barTintColor = .purple
    OwnBar.appearance().tintColor = .red
    OwnBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    let controller = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
    controller.viewControllers = [UIViewController()]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expect(controller.navigationBar.barTintColor, equals: .purple)
    expect(controller.navigationBar.tintColor, equals: .red)
    expect(controller.navigationBar.titleTextAttributes != nil)
    // Values set on a bar itself stay, and other kinds of bars are not affected.
    let own = OwnBar(frame: .zero)
    own.barTintColor = .green
    let other = OtherBar(frame: .zero)
    for bar in [own, other] { window.addSubview(bar) }
    expect(own.backgroundColor == .green && own.tintColor == .red)
    expect(other.barTintColor == nil && other.titleTextAttributes == nil)
  }

  @Test func `a toolbar comes with the buttons of whatever is on top, and goes`() throws {
    var taps = 0
    root.toolbarItems = [
      UIBarButtonItem(title: "Left", style: .plain) { taps += 1 }, .flexibleSpace(),
      UIBarButtonItem(title: "Right", style: .plain),
    ]
    expect(navigation.isToolbarHidden)
    navigation.setToolbarHidden(false, animated: true)
    window.advance(to: 0.1)
    let toolbar = try #require(navigation.toolbar)
    let middle = toolbar.layer.presentation()?.frame.minY ?? 0
    expect(middle > 800 && middle < 844)
    window.advance(to: 1)
    expect(toolbar.frame, equals: CGRect(x: 0, y: 800, width: 390, height: 44))
    expect(root.view.safeAreaInsets.bottom, equals: 44)
    let frames = try #require(root.toolbarItems).compactMap { $0.view?.frame }
    expect(frames[0].minX == 16 && frames[2].maxX == 374)
    root.toolbarItems?[0].perform()
    expect(taps, equals: 1)
    let page = UIViewController()
    navigation.pushViewController(page, animated: false)
    expectNil(toolbar.items)
    page.setToolbarItems([UIBarButtonItem(title: "Only", style: .done)], animated: false)
    expect(toolbar.items?.map(\.title), equals: ["Only"])
    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    expect(toolbar.isHidden && page.view.safeAreaInsets.bottom == 0)
  }
}
