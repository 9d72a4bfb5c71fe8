import Expectations
import Foundation
import Testing
import UIKit

/// A view's window, however its superviews move.
@MainActor struct KnownRootTests {
  private func nested(_ count: Int) -> [UIView] {
    let views = (0..<count).map { _ in UIView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test func `the window changes with a superview far out`() {
    let (first, second) = (UIWindow(), UIWindow())
    let views = nested(5)
    expectNil(views[4].window)
    first.addSubview(views[0])
    expect(views[4].window === first)
    expect(views[3].window === first)
    second.addSubview(views[0])
    expect(views[4].window === second)
    views[1].removeFromSuperview()
    expectNil(views[4].window)
    expect(views[0].window === second)
    first.addSubview(views[2])
    expect(views[4].window === first)
  }

  @Test func `a view is in no window that is gone`() {
    let views = nested(3)
    var window: UIWindow? = UIWindow()
    window?.addSubview(views[0])
    expect(views[2].window != nil)
    window = nil
    expectNil(views[2].window)
    let other = UIWindow()
    other.addSubview(views[0])
    expect(views[2].window === other)
  }

  @Test func `a leaf finds its window after each move`() {
    let (first, second) = (nested(3), nested(3))
    let window = UIWindow()
    window.addSubview(first[0])
    let leaf = UIView()
    for _ in 0..<3 {
      first[2].addSubview(leaf)
      expect(leaf.window === window)
      second[2].addSubview(leaf)
      expectNil(leaf.window)
    }
  }
}
