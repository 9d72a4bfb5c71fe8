import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UINavigationControllerTests {
  @Test func `the root appears with its navigation controller`() {
    let log = CallLog()
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    expect(log.take(), equals: ["A willMove in"])
    let window = UIWindow(showing: navigation)
    expect(
      log.take(),
      equals: [
        "A didLoad", "A didMove in", "A willAppear", "A isAppearing", "A didAppear",
      ])
    expect(navigation.topViewController?.view.window === window)
    expect(navigation.topViewController?.navigationController === navigation)
  }

  @Test func `an animated push sends its calls in UIKit's order`() {
    let scene = NavigationScene("A")
    let pushed = scene.make("B")
    scene.navigation.pushViewController(pushed, animated: true)
    expect(scene.names, equals: ["A", "B"])
    expect(scene.navigation.transitionCoordinator != nil)
    expect(pushed.isMovingToParent)
    expect(scene.take(), equals: ["B didLoad", "A willDisappear", "B willAppear", "willShow B"])
    scene.window.advance(to: 0.3)
    expect(scene.take().isEmpty)
    scene.window.advance(to: 0.4)
    expect(scene.take(), equals: ["A didDisappear", "B didAppear", "didShow B"])
    expectNil(scene.navigation.transitionCoordinator)
    expect(!pushed.isMovingToParent)
    expectNil(scene.root.view.superview)
    expect(pushed.view.superview === scene.navigation.stage)
  }

  @Test func `an animated pop sends its calls in UIKit's order`() {
    let scene = NavigationScene("A", "B")
    let popped = scene.navigation.popViewController(animated: true)
    expect(popped?.isMovingFromParent, equals: true)
    expect(scene.names, equals: ["A"])
    expect(scene.take(), equals: ["A didLoad", "B willDisappear", "A willAppear", "willShow A"])
    scene.window.advance(to: 0.4)
    expect(scene.take(), equals: ["B didDisappear", "A didAppear", "didShow A"])
    expectNil(popped?.parent)
    expect(popped?.isMovingFromParent, equals: false)
    expect(scene.root.view.frame, equals: scene.window.bounds)
  }

  @Test func `without animation all calls arrive before push returns`() {
    let scene = NavigationScene("A")
    scene.navigation.pushViewController(scene.make("B"), animated: false)
    expect(
      scene.take(),
      equals: [
        "B didLoad", "A willDisappear", "B willAppear", "willShow B", "A didDisappear",
        "B didAppear", "didShow B",
      ])
  }

  @Test func `those that move hear of it around the appearance calls`() {
    let scene = NavigationScene("A")
    scene.navigation.pushViewController(scene.make("B"), animated: false)
    expect(scene.log.take().filter { $0.hasPrefix("B") }.first, equals: "B willMove in")
    scene.navigation.popViewController(animated: false)
    let calls = scene.log.take().filter { $0.hasPrefix("B") }
    expect(calls, equals: ["B willMove out", "B willDisappear", "B didDisappear", "B didMove out"])
  }

  @Test func `popping goes back to any controller, and never past the root`() {
    let scene = NavigationScene("A", "B", "C", "D")
    let all = scene.navigation.viewControllers
    expect(scene.navigation.popToViewController(all[1], animated: false), equals: [all[2], all[3]])
    expect(scene.names, equals: ["A", "B"])
    scene.navigation.viewControllers = all
    expect(scene.navigation.popToRootViewController(animated: true), equals: Array(all[1...]))
    scene.window.advance(to: 1)
    expect(scene.names, equals: ["A"])
    expect(all[1...].allSatisfy { $0.parent == nil })
    expectNil(scene.navigation.popViewController(animated: true))
  }

  @Test func `a new stack is pushed or popped to by what it has on top`() {
    let scene = NavigationScene("A", "B", "C")
    let all = scene.navigation.viewControllers
    scene.navigation.setViewControllers([all[1]], animated: true)
    expect(scene.take(), equals: ["B didLoad", "C willDisappear", "B willAppear", "willShow B"])
    scene.window.advance(to: 1)
    _ = scene.take()
    // The same view controller stays on top; only those below change.
    scene.navigation.setViewControllers([all[0], all[1]], animated: true)
    expect(scene.take().isEmpty)
    expect(scene.names, equals: ["A", "B"])
    scene.navigation.setViewControllers([], animated: false)
    expect(scene.take(), equals: ["B willDisappear", "B didDisappear"])
    expectNil(scene.navigation.topViewController)
    expect(scene.navigation.viewControllers.isEmpty && scene.navigation.children.isEmpty)
  }

  @Test func `a stack that is emptied is empty at once, in a window or not, at rest or not`() {
    let alone = UINavigationController(rootViewController: UIViewController())
    alone.setViewControllers([], animated: true)
    expect(alone.viewControllers.isEmpty)
    let scene = NavigationScene("A")
    scene.navigation.pushViewController(scene.make("B"), animated: true)
    scene.window.advance(to: 0.1)
    scene.navigation.setViewControllers([], animated: true)
    expect(scene.navigation.viewControllers.isEmpty)
    scene.window.advance(to: 2)
    expect(scene.navigation.viewControllers.isEmpty && scene.navigation.children.isEmpty)
  }

  @Test func `what is asked for during a push happens after it`() {
    let scene = NavigationScene("A")
    let (b, c) = (scene.make("B"), scene.make("C"))
    scene.navigation.pushViewController(b, animated: true)
    scene.navigation.pushViewController(c, animated: true)
    expect(scene.names, equals: ["A", "B", "C"])
    scene.window.advance(to: 0.36)
    scene.window.advance(to: 0.8)
    expect(
      scene.take(),
      equals: [
        "B didLoad", "A willDisappear", "B willAppear", "willShow B", "A didDisappear",
        "B didAppear", "didShow B", "C didLoad", "B willDisappear", "C willAppear", "willShow C",
        "B didDisappear", "C didAppear", "didShow C",
      ])
    expect(c.parent === scene.navigation)
  }

  @Test func `a push that is taken back at once ends where it began`() {
    let scene = NavigationScene("A")
    let b = scene.make("B")
    scene.navigation.pushViewController(b, animated: true)
    scene.navigation.popViewController(animated: true)
    expect(scene.names, equals: ["A"])
    for step in 1...20 { scene.window.advance(to: Double(step) / 10) }
    expect(scene.root.view.superview === scene.navigation.stage)
    expectNil(b.parent)
    expectNil(b.view.superview)
    expect(scene.take().suffix(3), equals: ["B didDisappear", "A didAppear", "didShow A"])
  }

  @Test func `nothing is kept of what was popped`() {
    let scene = NavigationScene("A")
    weak var popped: UIViewController?
    do {
      let controller = scene.make("B")
      popped = controller
      scene.navigation.pushViewController(controller, animated: true)
      scene.window.advance(to: 1)
      scene.navigation.popViewController(animated: true)
      scene.window.advance(to: 2)
      scene.window.advance(to: 3)
    }
    expectNil(popped)
  }

  @Test func `a navigation controller that goes takes what it shows along`() {
    let scene = NavigationScene("A", "B")
    scene.window.rootViewController = nil
    expect(scene.take(), equals: ["B willDisappear", "B didDisappear"])
  }

  @Test func `a window's root that changes in mid-push leaves every call paired`() {
    let scene = NavigationScene("A")
    scene.navigation.pushViewController(scene.make("B"), animated: true)
    scene.window.advance(to: 0.1)
    scene.window.rootViewController = nil
    scene.window.advance(to: 1)
    let calls = scene.take()
    expect(calls.filter { $0 == "A didDisappear" }.count, equals: 1)
    expect(
      calls.filter { $0.hasPrefix("B") }.suffix(2), equals: ["B willDisappear", "B didDisappear"])
  }

  @Test func `the bar takes its room from what is shown, unless it is hidden`() {
    let scene = NavigationScene("A")
    scene.window.safeAreaOfScreen.top = 59
    scene.window.layoutIfNeeded()
    expect(
      scene.navigation.navigationBar.frame, equals: CGRect(x: 0, y: 0, width: 393, height: 103))
    expect(scene.root.view.safeAreaInsets.top, equals: 103)
    scene.navigation.setNavigationBarHidden(true, animated: false)
    scene.window.layoutIfNeeded()
    expect(scene.root.view.safeAreaInsets.top, equals: 59)
    expect(scene.navigation.navigationBar.frame.maxY, equals: 0)
  }

  @Test func `the back button pops`() {
    let scene = NavigationScene("A", "B")
    scene.navigation.viewControllers[0].title = "Notes"
    scene.window.advance(to: 0.1)
    expect(scene.navigation.navigationBar.backItem?.title, equals: "Notes")
    scene.fingers.down(0, 30, 22)
    scene.fingers.lift()
    expect(scene.names, equals: ["A"])
  }

  @Test func `the same controller cannot be pushed twice`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        UINavigationController(rootViewController: controller)
          .pushViewController(controller, animated: false)
      }
    }
  }

  @Test func `show presents a navigation controller, which cannot be pushed`() {
    let scene = NavigationScene("A")
    let other = UINavigationController(rootViewController: UIViewController())
    scene.navigation.topViewController?.show(other, sender: nil)
    expect(scene.navigation.presentedViewController === other)
    expect(scene.names, equals: ["A"])
  }

  @Test func `a navigation controller cannot be pushed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UINavigationController(rootViewController: UIViewController())
          .pushViewController(UINavigationController(), animated: false)
      }
    }
  }

  @Test func `what is not in the stack cannot be popped to`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UINavigationController(rootViewController: UIViewController())
          .popToViewController(UIViewController(), animated: false)
      }
    }
  }
}
