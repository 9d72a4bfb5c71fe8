import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct ZoomTransitionTests {
  @Test func `a zoom takes half a second`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.advance(to: 1)
    let page = UIViewController()
    let thumb = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    root.view.addSubview(thumb)
    page.preferredTransition = .zoom { _ in thumb }
    navigation.pushViewController(page, animated: true)
    window.advance(to: 1)
    expect(page.transitionCoordinator?.transitionDuration, equals: 0.5)
  }
}
