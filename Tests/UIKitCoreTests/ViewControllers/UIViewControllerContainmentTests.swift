import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewControllerContainmentTests {
  @Test func `addChild announces itself, didMove is the parent's to call`() {
    let log = CallLog()
    let (parent, child) = (UIViewController(), LoggingController("C", log))
    parent.addChild(child)
    expect(log.take(), equals: ["C willMove in"])
    expect(child.isMovingToParent)
    expect(child.parent === parent)
    child.didMove(toParent: parent)
    expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    expect(child.isMovingFromParent)
    _ = log.take()
    child.removeFromParent()
    expect(log.take(), equals: ["C didMove out"])
    expect(!child.isMovingFromParent)
    expectNil(child.parent)
    expect(parent.children.isEmpty)
  }

  @Test func `a child of another parent leaves it first`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    expect(first.children.isEmpty)
    expect(second.children, equals: [child])
    expect(child.parent === second)
  }

  @Test func `a child added again goes to the end`() {
    let (parent, a, b) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(a)
    parent.addChild(b)
    parent.addChild(a)
    expect(parent.children, equals: [b, a])
  }

  @Test func `a parent does not outlive its owner because of its children`() {
    weak var parent: UIViewController?
    let child = UIViewController()
    do {
      let strong = UIViewController()
      strong.addChild(child)
      parent = strong
    }
    expectNil(parent)
    expectNil(child.parent)
  }

  @Test func `transition exchanges one child's view for another's, every call in pairs`() {
    let log = CallLog()
    let (root, a, b) = (
      UIViewController(), LoggingController("A", log), LoggingController("B", log)
    )
    for child in [a, b] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(a.view)
    let window = UIWindow(showing: root)
    _ = log.take()
    var finished: [Bool] = []
    root.transition(from: a, to: b, duration: 0.3, options: .curveLinear) {
      b.view.alpha = 0.5
    } completion: {
      finished.append($0)
    }
    expect(log.take(), equals: ["A willDisappear", "B didLoad", "B willAppear"])
    window.advance(to: 0.1)
    window.advance(to: 1)
    expect(log.take(), equals: ["B isAppearing", "B didAppear", "A didDisappear"])
    expect(a.view.superview == nil && b.view.superview === root.view)
    expect(finished, equals: [true])
  }

  @Test func `in a transition from viewDidAppear, too, the arriving child appears first`() {
    final class Root: UIViewController {
      let log = CallLog()
      lazy var a = LoggingController("A", log)
      lazy var b = LoggingController("B", log)

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        addChild(a)
        view.addSubview(a.view)
        a.didMove(toParent: self)
        addChild(b)
        a.willMove(toParent: nil)
        _ = log.take()
        transition(from: a, to: b, duration: 0.4, options: .transitionFlipFromLeft) {}
      }
    }
    let root = Root()
    let window = UIWindow(showing: root)
    window.advance(to: 0.1)
    window.advance(to: 1)
    expect(
      root.log.take(),
      equals: [
        "A willDisappear", "B didLoad", "B willAppear", "B isAppearing", "B didAppear",
        "A didDisappear",
      ])
  }

  @Test func `a view controller cannot contain itself`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        child.addChild(parent)
      }
    }
  }

  @Test func `a child's view cannot be put into another controller's views`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (root, other, child) = (UIViewController(), UIViewController(), UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = root
        window.makeKeyAndVisible()
        other.addChild(child)
        root.view.addSubview(child.view)
      }
    }
  }
}
