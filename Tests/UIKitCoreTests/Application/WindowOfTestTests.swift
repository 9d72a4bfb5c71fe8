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
    let before = UIApplication.windowsOfTest
    defer { UIApplication.windowsOfTest = before }
    UIApplication.windowsOfTest = nil
    expectNil(viewInWindow().window)
    UIApplication.windowsOfTest = []
    let view = viewInWindow()
    expect(view.window != nil)
    UIApplication.windowsOfTest = []
    expectNil(view.window)
  }
}
