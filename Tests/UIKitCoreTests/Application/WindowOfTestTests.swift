import Expectations
import Foundation
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
    let before = UIApplication.objectsOfTest
    defer { UIApplication.objectsOfTest = before }
    UIApplication.objectsOfTest = nil
    expectNil(viewInWindow().window)
    UIApplication.objectsOfTest = []
    let view = viewInWindow()
    expect(view.window != nil)
    UIApplication.objectsOfTest = []
    expectNil(view.window)
  }

  @Test func `a container that cannot be shown stays until the end of a test from iOS`() {
    let before = UIApplication.objectsOfTest
    defer { UIApplication.objectsOfTest = before }
    for show in [
      { UIViewController().show(Container($0), sender: nil) },
      { UIViewController().present(Container($0), animated: false) },
    ] as [(UIViewController) -> Void] {
      UIApplication.objectsOfTest = nil
      let page = UIViewController()
      show(page)
      expectNil(page.parent)
      UIApplication.objectsOfTest = []
      show(page)
      expect(page.parent != nil)
      UIApplication.objectsOfTest = []
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
