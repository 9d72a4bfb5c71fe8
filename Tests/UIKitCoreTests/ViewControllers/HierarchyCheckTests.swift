import Expectations
import Testing
import UIKit

/// Apple's rule (`hierarchyInconsistencyException`): the nearest superview that belongs to a view controller must
/// belong to the parent. The view of a controller without a parent may be added anywhere.
@MainActor struct HierarchyCheckTests {
  @MainActor private struct Family {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let container = UIViewController()
    let first = UIViewController()
    let second = UIViewController()

    init() {
      window.rootViewController = container
      window.makeKeyAndVisible()
      for child in [first, second] {
        container.addChild(child)
        child.didMove(toParent: container)
      }
      container.view.addSubview(first.view)
    }
  }

  @Test func `a child's view belongs below its parent's, however deep`() {
    let family = Family()
    let box = UIView()
    family.container.view.addSubview(box)
    box.addSubview(family.second.view)
    expect(family.second.view.window === family.window)
  }

  @Test func `a controller without a parent may be put anywhere`() {
    let family = Family()
    let stray = UIViewController()
    family.first.view.addSubview(stray.view)
    expect(stray.view.window === family.window && stray.parent == nil)
  }

  @Test func `out of a window nothing is looked at`() {
    let family = Family()
    family.first.view.removeFromSuperview()
    family.first.view.addSubview(family.second.view)
    family.second.view.removeFromSuperview()
    family.container.view.addSubview(family.first.view)
    expect(family.first.view.window === family.window)
  }

  @Test func `a child's view in another controller's views ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let family = Family()
        family.first.view.addSubview(family.second.view)
      }
    }
  }
}
