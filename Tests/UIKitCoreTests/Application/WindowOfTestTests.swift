import Expectations
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// The windows that tests from iOS make without a reference of their own.
@MainActor struct WindowOfTestTests {
  /// Returns a view whose window nobody else retains.
  private func viewInWindow() -> UIView {
    let view = UIView()
    UIWindow().addSubview(view)
    return view
  }

  @Test func `a window with a subview stays until the end of a test from iOS`() {
    let before = TestPool.objects
    defer { TestPool.objects = before }
    TestPool.objects = nil
    expectNil(viewInWindow().window)
    TestPool.objects = []
    let view = viewInWindow()
    expect(view.window != nil)
    TestPool.objects = []
    expectNil(view.window)
  }

  @Test func `a container that cannot be shown stays until the end of a test from iOS`() {
    let before = TestPool.objects
    defer { TestPool.objects = before }
    for show in [
      { UIViewController().show(Container($0), sender: nil) },
      { UIViewController().present(Container($0), animated: false) },
    ] as [(UIViewController) -> Void] {
      TestPool.objects = nil
      let page = UIViewController()
      show(page)
      expectNil(page.parent)
      TestPool.objects = []
      show(page)
      expect(page.parent != nil)
      TestPool.objects = []
      expectNil(page.parent)
    }
  }

  private final class Container: UIViewController {
    convenience init(_ child: UIViewController) {
      self.init()
      addChild(child)
    }
  }
}
