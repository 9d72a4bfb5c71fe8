import Expectations
import Foundation
import Testing
import UIKit

/// The beginning and end of a page, below bars or between them.
@MainActor
struct ExtendedLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `below a bar that nothing shines through a page begins at its edge`() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.isTranslucent = false
    show(stack)
    expect(page.view.frame, equals: CGRect(x: 0, y: 44, width: 393, height: 808))
    expect(page.view.safeAreaInsets, equals: .zero)
    page.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    expect(page.view.frame == window.bounds && page.view.safeAreaInsets.top == 44)
  }

  @Test func `a bar that changes places the page again`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    show(stack)
    expect(stack.topViewController?.view.frame, equals: window.bounds)
    stack.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    expect(stack.topViewController?.view.frame.minY, equals: 44)
    stack.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    expect(stack.topViewController?.view.frame, equals: window.bounds)
  }

  @Test func `a page that does not extend ends at the bars of both its containers`() {
    let page = UIViewController()
    page.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    show(tabs)
    expect(page.view.frame, equals: CGRect(x: 0, y: 44, width: 393, height: 852 - 44 - 49))
    expect(page.view.safeAreaInsets, equals: .zero)
    page.edgesForExtendedLayout = .top
    window.layoutIfNeeded()
    expect(page.view.frame, equals: CGRect(x: 0, y: 0, width: 393, height: 852 - 49))
    expect(page.view.safeAreaInsets, equals: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test func `a tab bar that nothing shines through is above no page`() {
    let page = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    tabs.tabBar.isTranslucent = false
    show(tabs)
    expect(page.view.frame, equals: CGRect(x: 0, y: 0, width: 393, height: 852 - 49))
    expect(page.view.safeAreaInsets, equals: .zero)
  }

  @Test func `pages of other places slide in and out between them`() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.isTranslucent = false
    show(stack)
    stack.pushViewController(second, animated: true)
    window.advance(to: 0.1)
    expect(second.view.frame.minY == 44 && second.view.bounds.height == 808)
    window.advance(to: 3)
    expect(second.view.frame, equals: CGRect(x: 0, y: 44, width: 393, height: 808))
    stack.popViewController(animated: true)
    window.advance(to: 6)
    expect(first.view.frame, equals: CGRect(x: 0, y: 44, width: 393, height: 808))
  }
}
