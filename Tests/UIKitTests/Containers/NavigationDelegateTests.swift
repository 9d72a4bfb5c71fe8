import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct NavigationDelegateTests {
  private final class Delegate: UINavigationControllerDelegate {
    let log = CallLog()
    lazy var animator = FadeTransition(log)
    var interactor: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add("animator \(operation)")
      return animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      log.add("interactor")
      return interactor
    }
  }

  private struct Scene {
    let delegate = Delegate()
    let a: LoggingController
    let b: LoggingController
    let navigation: UINavigationController
    let window: UIWindow

    @MainActor init() {
      (a, b) = (LoggingController("A", delegate.log), LoggingController("B", delegate.log))
      navigation = UINavigationController(rootViewController: a)
      window = UIWindow(showing: navigation)
      navigation.delegate = delegate
      _ = delegate.log.take()
    }

    @MainActor func take() -> [String] {
      delegate.log.take().filter { !$0.contains("Move") && !$0.contains("isAppearing") }
    }
  }

  @Test func `a delegate's animator is asked for, runs, and hears of the end`() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.window.advance(to: 0.2)
    expect(
      scene.take(),
      equals: [
        "animator push", "interactor", "B didLoad", "A willDisappear", "B willAppear", "animate",
      ])
    scene.window.advance(to: 2)
    expect(scene.take(), equals: ["A didDisappear", "B didAppear", "ended true"])
    scene.navigation.popViewController(animated: true)
    expect(scene.take().first, equals: "animator pop")
  }

  @Test func `without animation nobody is asked`() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.b, animated: false)
    expect(!scene.take().contains { $0.hasPrefix("anim") || $0 == "interactor" })
  }

  @Test func `a push that its interactor cancels leaves the stack as it was`() {
    let scene = Scene()
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = interactor
    scene.navigation.pushViewController(scene.b, animated: true)
    interactor.update(0.5)
    scene.window.advance(to: 1)
    _ = scene.take()
    interactor.cancel()
    expect(scene.take(), equals: ["B willDisappear"])
    for step in 11...30 { scene.window.advance(to: Double(step) / 10) }
    expect(scene.take(), equals: ["B didDisappear", "A willAppear", "A didAppear", "ended false"])
    expect(scene.navigation.viewControllers, equals: [scene.a])
    expectNil(scene.b.parent)
    expectNil(scene.b.view.superview)
  }

  @Test func `P6: whatever the animator did to a view is undone by a cancel`() {
    let scene = Scene()
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = interactor
    scene.navigation.pushViewController(scene.b, animated: true)
    interactor.update(0.7)
    interactor.cancel()
    for step in 1...20 { scene.window.advance(to: Double(step) / 10) }
    expect(scene.a.view.alpha, equals: 1)
    expect(scene.a.view.transform, equals: .identity)
    expect(scene.a.view.frame, equals: scene.window.bounds)
    expect(scene.b.view.alpha, equals: 1)
    expect(
      scene.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === scene.a.view)
  }

  @Test func `what was covered is as the animator left it`() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.b, animated: true)
    for step in 1...10 { scene.window.advance(to: Double(step) / 10) }
    expect(abs(scene.a.view.alpha - 0.2), isBelow: 1e-6)
    expect(scene.a.view.transform.a, equals: 0.5)
  }

  @Test func `P9: an animator that completes with true after a cancel is not believed`() {
    var warnings: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    defer { Misuse.onWarning = before }
    let scene = Scene()
    scene.delegate.animator.alwaysCompletes = true
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = interactor
    scene.navigation.pushViewController(scene.b, animated: true)
    interactor.update(0.5)
    interactor.cancel()
    for step in 1...20 { scene.window.advance(to: Double(step) / 10) }
    expect(scene.navigation.viewControllers, equals: [scene.a])
    expect(warnings.count, equals: 1)
    expect(warnings.first?.contains("completeTransition(true)"), equals: true)
  }

  @Test func `P5: an interactor that ends before the push has begun ends it at once`() {
    for finishes in [true, false] {
      let scene = Scene()
      let interactor = UIPercentDrivenInteractiveTransition()
      if finishes { interactor.finish() } else { interactor.cancel() }
      scene.delegate.interactor = interactor
      scene.navigation.pushViewController(scene.b, animated: true)
      for step in 1...20 { scene.window.advance(to: Double(step) / 10) }
      expect(scene.navigation.viewControllers.count, equals: (finishes ? 2 : 1))
      expectNil(scene.navigation.transitionCoordinator)
    }
  }

  @Test func `P15: flags of the coordinator tell a cancelled appearance from another`() {
    @MainActor final class Curious: UIViewController {
      var heard: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        let coordinator = transitionCoordinator
        heard.append("interactive \(coordinator?.initiallyInteractive ?? false)")
        coordinator?.notifyWhenInteractionChanges { [weak self] in
          self?.heard.append("cancelled \($0.isCancelled)")
        }
        coordinator?.animate(alongsideTransition: nil) { [weak self] in
          self?.heard.append("over \($0.isCancelled)")
        }
      }
      override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
    }
    let scene = Scene()
    let curious = Curious()
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = interactor
    scene.navigation.pushViewController(curious, animated: true)
    interactor.cancel()
    for step in 1...20 { scene.window.advance(to: Double(step) / 10) }
    expect(
      curious.heard, equals: ["interactive true", "cancelled true", "didDisappear", "over true"])
  }

  @Test func `P18: an interactor that is always given may still let a push go by itself`() {
    let scene = Scene()
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    scene.delegate.interactor = interactor
    scene.navigation.pushViewController(scene.b, animated: true)
    for step in 1...20 { scene.window.advance(to: Double(step) / 10) }
    expect(scene.navigation.topViewController === scene.b)
    expect(scene.take().contains("B didAppear"))
  }

  @Test func `P20: the bar goes along with an interactive push, and back`() {
    let scene = Scene()
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = interactor
    scene.navigation.pushViewController(scene.b, animated: true)
    let bar = scene.navigation.navigationBar
    scene.window.advance(to: 0.1)
    interactor.update(0.5)
    let contents = bar.subviews
    expect(contents.count, equals: 2)
    expect(abs(contents[1].layer.seen.opacity - 0.5), isBelow: 0.05)
    interactor.cancel()
    for step in 2...20 { scene.window.advance(to: Double(step) / 10) }
    expect(bar.topItem === scene.a.navigationItem)
    expect(bar.subviews.count, equals: 1)
    expect(bar.subviews[0].alpha, equals: 1)
  }

  @Test func `the edge begins a pop that the delegate animates and drives, asking once`() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.b, animated: false)
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = interactor
    let fingers = Fingers(scene.window)
    _ = scene.take()
    fingers.down(0, 5, 400)
    for x in stride(from: 15.0, through: 105, by: 10) { fingers.move(0, x, 400) }
    let calls = scene.take()
    expect(calls.count { $0 == "animator pop" }, equals: 1)
    expect(calls.count { $0 == "interactor" }, equals: 1)
    fingers.lift()
    expect(scene.navigation.transitionCoordinator?.isInteractive, equals: true)
    interactor.finish()
    fingers.wait(1000)
    expect(scene.navigation.viewControllers, equals: [scene.a])
  }

  @Test func `the edge does nothing where the delegate animates and nobody drives`() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.b, animated: false)
    let fingers = Fingers(scene.window)
    fingers.down(0, 5, 400)
    for x in stride(from: 15.0, through: 305, by: 10) { fingers.move(0, x, 400) }
    fingers.lift()
    fingers.wait(1000)
    expect(scene.navigation.viewControllers.count, equals: 2)
  }
}
