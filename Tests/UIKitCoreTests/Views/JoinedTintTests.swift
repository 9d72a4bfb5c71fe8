import Expectations
import Foundation
import Testing

@testable import UIKit

/// Tint colors of views that join a window later.
@MainActor
struct JoinedTintTests {
  private final class Part: UIView {
    var changes: [UIColor] = []
    override func tintColorDidChange() { changes.append(tintColor) }
  }

  private func window(_ tint: UIColor?) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.tintColor = tint
    window.isHidden = false
    return window
  }

  @Test func `a view hears of the window's tint when it joins the window`() {
    let window = window(.systemPurple)
    let (top, inner) = (Part(), Part())
    top.addSubview(inner)
    expect(top.changes.isEmpty && inner.changes.isEmpty)
    window.addSubview(top)
    expect(top.changes == [.systemPurple] && inner.changes == [.systemPurple])
  }

  @Test func `a view with a tint of its own hears of that one`() {
    let window = window(.systemPurple)
    let (top, inner) = (Part(), Part())
    top.tintColor = .systemRed
    inner.tintColor = .systemRed
    top.addSubview(inner)
    (top.changes, inner.changes) = ([], [])
    window.addSubview(top)
    expect(top.changes == [.systemRed] && inner.changes == [.systemRed])
  }

  @Test func `without a tint above a view hears nothing`() {
    let part = Part()
    window(nil).addSubview(part)
    expect(part.changes.isEmpty)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  @Test func `bars take the tint of the window`() {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: nil)
    page.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = window(.systemPurple)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let found = labels(in: window)
    for title in ["Go", "Home", "Tool"] {
      expect(found.first { $0.text == title }?.textColor, equals: .systemPurple, "\(title)")
    }
    window.tintColor = .systemGreen
    window.layoutIfNeeded()
    let later = labels(in: window)
    for title in ["Go", "Home", "Tool"] {
      expect(later.first { $0.text == title }?.textColor, equals: .systemGreen, "\(title)")
    }
  }
}
