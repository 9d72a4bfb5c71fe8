import Expectations
import Testing
import UIKit

/// The view controller that shows another one.
@MainActor
struct ShowingTargetTests {
  private class Shower: UIViewController {
    var shown: [UIViewController] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  }

  private final class Heir: Shower {}

  private final class Generic<Value>: UIViewController {
    var details = 0
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { details += 1 }
  }

  private final class Refusing: Shower {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  @Test func `whoever overrides the method is the target of the action`() {
    let (shower, heir, generic) = (Shower(), Heir(), Generic<Int>())
    let (refusing, leaf) = (Refusing(), UIViewController())
    for (parent, child) in [
      (shower as UIViewController, heir as UIViewController), (heir, generic), (generic, refusing),
      (refusing, leaf),
    ] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    expect(leaf.targetViewController(forAction: .show, sender: nil) === heir)
    expect(leaf.targetViewController(forAction: .showDetail, sender: nil) === generic)
    expect(shower.targetViewController(forAction: .show, sender: nil) === shower)
    expectNil(shower.targetViewController(forAction: .showDetail, sender: nil))
    expectNil(UIViewController().targetViewController(forAction: .show, sender: nil))
    leaf.show(UIViewController(), sender: nil)
    leaf.showDetailViewController(UIViewController(), sender: nil)
    expect(heir.shown.count == 1 && shower.shown.isEmpty && refusing.shown.isEmpty)
    expect(generic.details, equals: 1)
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    expect(page.targetViewController(forAction: .show, sender: nil) === navigation)
    expectNil(page.targetViewController(forAction: .showDetail, sender: nil))
  }
}
