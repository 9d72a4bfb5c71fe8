import Expectations
import Testing
import UIKit
import ViewTesting

/// Frequent defects in transitions of containers: the rows of `docs/pitfalls.md`, by number.
@MainActor
struct ContainerPitfallTests {
  private final class Delegate: UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private final class Forgetful: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.containerView.addSubview(context.view(forKey: .to)!)
    }
  }

  private func drag(_ scene: NavigationScene, to end: Double) {
    scene.fingers.down(0, 5, 400)
    for x in stride(from: 15, through: end, by: 10) { scene.fingers.move(0, x, 400) }
  }

  @Test func `P1: an animator that forgets to complete is named in a warning`() {
    var warnings: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    defer { Misuse.onWarning = before }
    let delegate = Delegate()
    delegate.animator = Forgetful()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = delegate
    let window = UIWindow(showing: navigation)
    window.advance(to: 0.1)
    navigation.pushViewController(UIViewController(), animated: true)
    for step in 2...10 { window.advance(to: Double(step) / 10) }
    expect(warnings.count, equals: 1)
    expect(warnings.first?.contains("Forgetful"), equals: true)
    expect(warnings.first?.contains("completeTransition"), equals: true)
  }

  @Test func `P2: at the lift the view goes on from where it is`() {
    for lifts in [true, false] {
      let scene = NavigationScene("A", "B")
      let layer = scene.navigation.topViewController!.view.layer
      drag(scene, to: 205)
      let held = layer.seen.frame.minX
      if lifts { scene.fingers.lift() } else { scene.fingers.cancel() }
      expect(abs(layer.seen.frame.minX - held), isBelow: 12)
      var last = layer.seen.frame.minX
      for _ in 0..<40 {
        scene.fingers.wait(4)
        guard let now = layer.presentation()?.frame.minX, layer.superlayer != nil else { break }
        expect(abs(now - last), isBelow: 25, "a jump from \(last) to \(now)")
        last = now
      }
    }
  }

  @Test func `P8: what else is animated does not keep a pop from ending`() {
    let scene = NavigationScene("A", "B")
    let top = scene.navigation.topViewController!
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    top.view.addSubview(spinner)
    UIView.animate(withDuration: 1, options: [.repeat, .autoreverse]) { spinner.center.x = 100 }
    drag(scene, to: 305)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A"])
    expectNil(scene.navigation.transitionCoordinator)
  }

  @Test func `P14: what a view had below it is there after a push was cancelled`() {
    let delegate = Delegate()
    delegate.animator = FadeTransition(CallLog())
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    let root = UIViewController()
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.view.addSubview(inner)
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(showing: navigation)
    navigation.delegate = delegate
    window.advance(to: 0.1)
    let before = window.treeText
    navigation.pushViewController(UIViewController(), animated: true)
    interactor.update(0.6)
    interactor.cancel()
    for step in 2...20 { window.advance(to: Double(step) / 10) }
    expect(window.treeText, equals: before)
  }

  @Test func `P19: during a push neither view can be touched, and after it the new one can`() {
    let scene = NavigationScene("A")
    let new = scene.make("B")
    scene.navigation.pushViewController(new, animated: true)
    scene.window.advance(to: 0.1)
    let hit = scene.window.hitTest(CGPoint(x: 200, y: 400), with: nil)
    expect(hit?.isDescendant(of: scene.root.view), differsFrom: true)
    expect(hit?.isDescendant(of: new.view), differsFrom: true)
    scene.window.advance(to: 1)
    expect(scene.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === new.view)
  }

  @Test func `P22: a flick with hardly any way left ends as any other`() {
    let scene = NavigationScene("A", "B")
    let layer = scene.navigation.topViewController!.view.layer
    drag(scene, to: 345)
    for x in [360.0, 375, 390, 392.9] { scene.fingers.move(0, x, 400) }
    scene.fingers.lift()
    for _ in 0..<50 {
      scene.fingers.wait(20)
      if let frame = layer.presentation()?.frame { expect(frame.minX.isFinite) }
    }
    expect(scene.names, equals: ["A"])
    expectNil(scene.navigation.transitionCoordinator)
  }

  @Test func `P23: under a finger the way is the finger's, not the curve's`() {
    let scene = NavigationScene("A", "B")
    let layer = scene.navigation.topViewController!.view.layer
    scene.fingers.down(0, 5, 400)
    scene.fingers.move(0, 15, 400)
    scene.fingers.move(0, 16, 400)
    for x in stride(from: 40.0, through: 380, by: 20) {
      scene.fingers.move(0, x, 400)
      expect(abs(layer.seen.frame.minX - (x - 15)), isBelow: 0.01)
    }
  }
}
