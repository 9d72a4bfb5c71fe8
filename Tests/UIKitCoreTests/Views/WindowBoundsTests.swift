import Expectations
import Foundation
import Testing
import UIKit

/// A window whose size is set by its frame, its bounds or its center.
@MainActor
struct WindowBoundsTests {
  @Test func `the root view has the size that the bounds are set to`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    window.bounds = CGRect(x: 0, y: 0, width: 320, height: 100)
    window.layoutIfNeeded()
    expect(window.bounds.size, equals: CGSize(width: 320, height: 100))
    expect(root.view.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 100))
    expect(window.center, equals: CGPoint(x: 100, y: 150))
    window.frame = CGRect(x: 10, y: 20, width: 50, height: 60)
    window.layoutIfNeeded()
    expect(root.view.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 60))
  }
}
