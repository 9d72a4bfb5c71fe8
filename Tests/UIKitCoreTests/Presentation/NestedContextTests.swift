import Expectations
import Testing
import UIKit

@MainActor
struct NestedContextTests {
  @Test func `a presentation in a context within a context is over when the place moves`() {
    let (a, b, c, d) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    let navigation = UINavigationController(rootViewController: a)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.advance(to: 1)
    a.definesPresentationContext = true
    b.definesPresentationContext = true
    b.modalPresentationStyle = .currentContext
    c.modalPresentationStyle = .currentContext
    a.present(b, animated: false)
    window.advance(to: 2)
    b.present(c, animated: true)
    window.advance(to: 2)
    window.advance(to: 2.1)
    expect(c.presentingViewController === b && c.transitionCoordinator != nil)
    navigation.pushViewController(d, animated: true)
    window.advance(to: 2.1)
    expectNil(c.transitionCoordinator)
    window.advance(to: 2.2)
    window.advance(to: 5)
    expect(navigation.topViewController === d)
  }
}
