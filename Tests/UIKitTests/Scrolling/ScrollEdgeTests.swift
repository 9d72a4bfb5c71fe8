import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// A navigation bar changes its appearance when content is scrolled below it.
@MainActor struct ScrollEdgeTests {
  private final class List: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 400, height: 3000)
      view.addSubview(scroll)
    }
  }

  @MainActor
  private final class Table {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let list = List()
    let navigation: UINavigationController
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())

    init() {
      navigation = UINavigationController(rootViewController: list)
      window.rootViewController = navigation
      window.isHidden = false
      window.advance(to: 1)
    }

    var bar: UINavigationBar { navigation.navigationBar }
    func scroll(_ below: CGFloat) {
      list.scroll.contentOffset.y = below - list.scroll.adjustedContentInset.top
      window.layoutIfNeeded()
    }
  }

  @Test func `scrolled it is the standard one, and at the edge the other`() {
    let table = Table()
    table.bar.standardAppearance = table.standard
    table.bar.scrollEdgeAppearance = table.edge
    expect(table.bar.looks === table.edge)
    table.scroll(30)
    expect(table.bar.looks === table.standard)
    table.scroll(-30)
    expect(table.bar.looks === table.edge)
    table.scroll(0)
    expect(table.bar.looks === table.edge)
  }

  @Test func `what is seen of it changes as the content is scrolled`() {
    let table = Table()
    table.standard.configureWithOpaqueBackground()
    table.standard.backgroundColor = .red
    table.edge.configureWithOpaqueBackground()
    table.edge.backgroundColor = .blue
    table.bar.standardAppearance = table.standard
    table.bar.scrollEdgeAppearance = table.edge
    let tree = { table.bar.recursiveLook }
    let before = tree()
    table.scroll(30)
    let after = tree()
    expect(before, differsFrom: after)
    table.scroll(0)
    expect(tree(), equals: before)
  }

  @Test func `without an edge appearance there is nothing behind it at the edge`() {
    let table = Table()
    table.standard.configureWithOpaqueBackground()
    table.bar.standardAppearance = table.standard
    expectNil(table.bar.looks?.backgroundColor)
    table.scroll(30)
    expect(table.bar.looks === table.standard)
  }

  @Test func `a bar without appearances has a background only over content`() {
    let table = Table()
    expect(table.bar.looks == nil && table.bar.backgroundColor == nil)
    table.scroll(30)
    expect(table.bar.looks == nil && table.bar.backgroundColor == UIBarAppearance.usualColor)
    table.scroll(0)
    expectNil(table.bar.backgroundColor)
  }

  @Test func `the bar's own color and image are not shown at the edge`() {
    let table = Table()
    table.bar.isTranslucent = false
    table.bar.barTintColor = .green
    expectNil(table.bar.backgroundColor)
    table.scroll(30)
    expect(table.bar.backgroundColor, equals: .green)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    table.bar.setBackgroundImage(image, for: .default)
    expect(table.bar.recursivePictures, equals: [image])
    table.scroll(0)
    expect(table.bar.recursivePictures.isEmpty)
  }

  @Test func `a bar without a navigation controller has its standard appearance`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    expect(bar.backgroundColor, equals: UIBarAppearance.usualColor)
    bar.barTintColor = .green
    expect(bar.backgroundColor, equals: .green)
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    expect(tools.backgroundColor, equals: UIBarAppearance.usualColor)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    tabs.barTintColor = .green
    expect(tabs.backgroundColor, equals: .green)
  }

  @Test func `a background color that the application has set stays`() {
    let table = Table()
    table.bar.backgroundColor = .orange
    table.scroll(30)
    expect(table.bar.backgroundColor, equals: .orange)
    table.scroll(0)
    expect(table.bar.backgroundColor, equals: .orange)
  }

  @Test func `a toolbar is transparent at the end of the content`() {
    let table = Table()
    table.navigation.setToolbarHidden(false, animated: false)
    table.window.layoutIfNeeded()
    let tools = table.navigation.toolbar!
    expect(tools.colors, equals: [UIBarAppearance.usualColor])
    table.scroll(3000)
    let end = table.list.scroll.contentSize.height - table.list.scroll.bounds.height
    table.list.scroll.contentOffset.y = end + table.list.scroll.adjustedContentInset.bottom
    table.window.layoutIfNeeded()
    expect(tools.colors.isEmpty)
  }

  @Test func `a tab bar is transparent under content that ends above it`() {
    let (list, plain) = (List(), UIViewController())
    let tabs = UITabBarController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    tabs.viewControllers = [plain, UINavigationController(rootViewController: list)]
    window.rootViewController = tabs
    window.isHidden = false
    window.advance(to: 1)
    expectNil(tabs.tabBar.backgroundColor)
    tabs.selectedIndex = 1
    window.advance(to: 2)
    expect(tabs.tabBar.backgroundColor, equals: UIBarAppearance.usualColor)
    list.scroll.contentSize.height = 100
    window.layoutIfNeeded()
    expectNil(tabs.tabBar.backgroundColor)
  }

  @Test func `backgrounds that differ are cross-faded along with a push`() {
    let table = Table()
    table.scroll(30)
    table.navigation.pushViewController(UIViewController(), animated: true)
    table.window.advance(to: 1.2)
    let faces = table.bar.subviews.compactMap { $0 as? BarBackground }
    expect(faces.count, equals: 2)
    let alphas = faces.map { CGFloat($0.layer.presentation()?.opacity ?? 1) }
    expect(alphas.reduce(0, +), isAtLeast: 0.99)
    expect(alphas.reduce(0, +), isAtMost: 1.01)
    expect(alphas.allSatisfy { $0 > 0 && $0 < 1 })
    table.window.advance(to: 4)
    expect(table.bar.subviews.allSatisfy { !($0 is BarBackground) })
    expectNil(table.bar.backgroundColor)
  }

  @Test func `the item's own come first, and the one on top counts`() {
    let table = Table()
    let own = UINavigationBarAppearance()
    table.bar.standardAppearance = table.standard
    table.bar.scrollEdgeAppearance = table.edge
    table.list.navigationItem.standardAppearance = own
    table.scroll(30)
    expect(table.bar.looks === own)
    table.navigation.pushViewController(UIViewController(), animated: false)
    table.window.advance(to: 3)
    expect(table.bar.looks === table.edge)
    table.navigation.popViewController(animated: false)
    table.window.advance(to: 5)
    expect(table.bar.looks === own)
  }

  @Test func `the scroll view that was named is the one that counts`() {
    let table = Table()
    table.bar.standardAppearance = table.standard
    table.bar.scrollEdgeAppearance = table.edge
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    other.contentSize = CGSize(width: 400, height: 3000)
    table.list.view.addSubview(other)
    table.list.setContentScrollView(other, for: .top)
    table.scroll(30)
    expect(table.bar.looks === table.edge)
    other.contentOffset.y = 200
    expect(table.bar.looks === table.standard)
    table.list.setContentScrollView(nil, for: .top)
    expect(table.list.contentScrollView(for: .top) === table.list.scroll)
    table.scroll(0)
    expect(table.bar.looks === table.edge)
  }
}

extension UIView {
  /// The images of all views below this one.
  fileprivate var recursivePictures: [UIImage] {
    subviews.flatMap { view in
      [(view as? UIImageView)?.image].compactMap { $0 } + view.recursivePictures
    }
  }

  /// The background colors of the backgrounds in a bar.
  fileprivate var colors: [UIColor] {
    subviews.compactMap { ($0 as? BarBackground)?.backgroundColor }
  }

  /// The colors of the view and all its subviews.
  fileprivate var recursiveLook: String {
    subviews.map { "\($0.backgroundColor as Any) \($0.recursiveLook)" }.joined(separator: ";")
  }
}
