import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewControllerShowingTests {
  private final class Container: UIViewController {
    var shown: [UIViewController] = []
    var isWilling = true

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func handles(_ action: Selector) -> Bool { action == .show }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      isWilling && super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func `the nearest container that overrides show shows it`() {
    let (outer, inner, child) = (Container(), UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.addChild(child)
    let new = UIViewController()
    child.show(new, sender: nil)
    expect(outer.shown, equals: [new])
    expect(child.targetViewController(forAction: .show, sender: nil) === outer)
    expectNil(child.targetViewController(forAction: .showDetail, sender: nil))
  }

  @Test func `one that says it cannot is passed over`() {
    let (outer, inner, child) = (Container(), Container(), UIViewController())
    outer.addChild(inner)
    inner.addChild(child)
    inner.isWilling = false
    child.show(UIViewController(), sender: nil)
    expect(inner.shown.isEmpty)
    expect(outer.shown.count, equals: 1)
    expect(child.targetViewController(forAction: .show, sender: nil) === outer)
  }

  @Test func `in a navigation controller show pushes`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let new = UIViewController()
    root.show(new, sender: nil)
    expect(navigation.topViewController === new)
  }

  @Test func `where nothing shows it is presented on the window's root`() {
    let root = UIViewController()
    let window = UIWindow(showing: root)
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    let new = UIViewController()
    child.showDetailViewController(new, sender: nil)
    expect(root.presentedViewController === new)
    withExtendedLifetime(window) {}
  }
}
