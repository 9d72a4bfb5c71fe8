import Expectations
import Testing
import UIKit
import ViewTesting

/// Delegates that prevent pushes and pops of navigation items.
@MainActor
struct NavigationBarDelegateTests {
  private final class Keeper: UINavigationController, UINavigationBarDelegate {
    var letsGo = false
    var told: [String] = []

    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
      told.append("should pop \(item.title ?? "")")
      return letsGo
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      told.append("did pop \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      told.append("did push \(item.title ?? "")")
    }
  }

  private final class Delegate: UINavigationBarDelegate {
    var told: [String] = []
    var allows = true

    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool {
      told.append("should push \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      told.append("did push \(item.title ?? "")")
    }

    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
      told.append("should pop \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      told.append("did pop \(item.title ?? "")")
    }
  }

  @Test func `a navigation controller's class may keep its back button from going back`() {
    let (root, page) = (UIViewController(), UIViewController())
    (root.title, page.title) = ("A", "B")
    let keeper = Keeper(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = keeper
    window.makeKeyAndVisible()
    keeper.pushViewController(page, animated: false)
    window.layoutIfNeeded()
    expect(keeper.navigationBar.delegate === keeper)
    keeper.told = []
    let fingers = Fingers(window)
    fingers.down(0, 30, 22)
    fingers.lift()
    fingers.wait(1000)
    expect(keeper.told == ["should pop B"] && keeper.viewControllers.count == 2)
    keeper.letsGo = true
    fingers.down(0, 30, 22)
    fingers.lift()
    fingers.wait(2000)
    expect(keeper.told, equals: ["should pop B", "should pop B", "did pop B"])
    expect(keeper.viewControllers.count, equals: 1)
  }

  @Test func `a bar of nobody's asks its delegate, and slides`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    window.addSubview(bar)
    let delegate = Delegate()
    bar.delegate = delegate
    bar.setItems([UINavigationItem(title: "A")], animated: false)
    expect(delegate.told, equals: [])
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    expect(delegate.told, equals: ["should push B", "did push B"])
    expect(bar.items?.count == 2 && bar.topItem?.title == "B" && bar.backItem?.title == "A")
    expect(window.isAnimating)
    window.advance(to: 2)
    delegate.allows = false
    expect(bar.popItem(animated: false) == nil && bar.items?.count == 2)
    delegate.allows = true
    expect(bar.popItem(animated: true)?.title, equals: "B")
    window.advance(to: 4)
    expect(bar.items?.map(\.title), equals: ["A"])
    expect(delegate.told.suffix(2), equals: ["should pop B", "did pop B"])
  }
}
