import Expectations
import PantographGestures
import Testing
import UIKit
import ViewTesting

@MainActor
struct InteractivePopTests {
  /// Drags from the left edge to the right in steps of 10 points, and lifts after a rest.
  private func drag(_ scene: NavigationScene, to end: Double) {
    scene.fingers.down(0, 5, 400)
    for x in stride(from: 15, through: end, by: 10) { scene.fingers.move(0, x, 400) }
    for _ in 0..<12 {
      scene.fingers.wait(10)
    }
  }

  @Test func `a pop that is cancelled sends its calls in the measured order`() {
    let scene = NavigationScene("A", "B")
    let top = scene.navigation.topViewController!
    drag(scene, to: 105)
    expect(scene.names, equals: ["A"])
    expect(scene.navigation.transitionCoordinator?.isInteractive, equals: true)
    expect(scene.take(), equals: ["A didLoad", "B willDisappear", "A willAppear", "willShow A"])
    scene.fingers.cancel()
    expect(scene.take(), equals: ["A willDisappear"])
    scene.fingers.wait(1000)
    expect(scene.take(), equals: ["A didDisappear", "B willAppear", "B didAppear"])
    expect(scene.names, equals: ["A", "B"])
    expect(top.view.superview === scene.navigation.stage)
    expect(top.view.frame, equals: scene.window.bounds)
    expect(top.view.layer.shadowOpacity, equals: 0)
    expectNil(scene.root.view.superview)
    expect(top.parent === scene.navigation)
    expect(!top.isMovingFromParent)
    expect(scene.navigation.stage.subviews.count, equals: 1)
  }

  @Test func `a pop that is finished ends as one without a finger`() {
    let scene = NavigationScene("A", "B")
    let top = scene.navigation.topViewController!
    drag(scene, to: 305)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(
      scene.take(),
      equals: [
        "A didLoad", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
        "A didAppear", "didShow A",
      ])
    expect(scene.names, equals: ["A"])
    expectNil(top.parent)
    expect(scene.root.view.frame, equals: scene.window.bounds)
    expect(scene.navigation.stage.subviews, equals: [scene.root.view])
  }

  @Test func `P21: the view starts where it was and follows the finger without a jump`() {
    let scene = NavigationScene("A", "B")
    let top = scene.navigation.topViewController!.view!
    scene.fingers.down(0, 5, 400)
    scene.fingers.move(0, 15, 400)
    scene.fingers.move(0, 16, 400)
    expect(top.layer.seen.frame.minX, isBelow: 1.5)
    scene.fingers.move(0, 116, 400)
    scene.window.layoutIfNeeded()
    expect(abs(top.layer.seen.frame.minX - 101), isBelow: 0.01)
    expect(abs(scene.root.view.layer.seen.frame.minX + 0.3 * (393 - 101)), isBelow: 0.01)
    scene.fingers.move(0, 66, 400)
    expect(abs(top.layer.seen.frame.minX - 51), isBelow: 0.01)
  }

  @Test func `P7: the rest of a pop is animated, both ways`() {
    for lifts in [true, false] {
      let scene = NavigationScene("A", "B")
      let top = scene.navigation.topViewController!.view!
      drag(scene, to: 215)
      if lifts { scene.fingers.lift() } else { scene.fingers.cancel() }
      let start = top.layer.seen.frame.minX
      scene.fingers.wait(50)
      let later = top.layer.seen.frame.minX
      expect(lifts ? later > start : later < start)
      expect(later > 10 && later < 390)
    }
  }

  @Test func `P6: after a cancelled pop everything can be touched`() {
    let scene = NavigationScene("A", "B", "C")
    drag(scene, to: 105)
    scene.fingers.cancel()
    scene.fingers.wait(1000)
    let top = scene.navigation.topViewController!
    expect(scene.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === top.view)
    drag(scene, to: 305)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A", "B"])
  }

  @Test func `the root cannot be popped`() {
    let scene = NavigationScene("A")
    drag(scene, to: 305)
    scene.fingers.lift()
    expect(scene.names, equals: ["A"])
    expect(scene.take().isEmpty)
    expectNil(scene.navigation.transitionCoordinator)
  }

  @Test func `a flick pops though it is short`() {
    let scene = NavigationScene("A", "B")
    scene.fingers.down(0, 5, 400)
    for x in stride(from: 25.0, through: 105, by: 20) { scene.fingers.move(0, x, 400) }
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A"])
  }

  @Test func `P13: a fast finger that stops and then lifts is not a flick`() {
    let scene = NavigationScene("A", "B")
    scene.fingers.down(0, 5, 400)
    for x in stride(from: 25.0, through: 105, by: 20) { scene.fingers.move(0, x, 400) }
    scene.fingers.wait(300)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A", "B"])
  }

  @Test func `P12: a pop whose touch is taken away goes back`() {
    let scene = NavigationScene("A", "B")
    drag(scene, to: 305)
    scene.fingers.cancel()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A", "B"])
    expectNil(scene.navigation.transitionCoordinator)
  }

  @Test func `a second finger on the edge takes hold of a pop that settles`() {
    let scene = NavigationScene("A", "B")
    let top = scene.navigation.topViewController!.view!
    drag(scene, to: 305)
    scene.fingers.lift()
    scene.fingers.wait(40)
    scene.fingers.down(0, 5, 400)
    scene.fingers.move(0, 16, 400)
    let held = top.layer.seen.frame.minX
    scene.fingers.wait(300)
    expect(top.layer.seen.frame.minX, equals: held)
    expect(scene.navigation.transitionCoordinator?.isInteractive, equals: true)
    scene.fingers.cancel()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A", "B"])
    expect(scene.take().suffix(3), equals: ["A didDisappear", "B willAppear", "B didAppear"])
  }

  @Test func `from right to left it begins at the right edge`() {
    let scene = NavigationScene("A", "B")
    scene.navigation.traitOverrides.layoutDirection = .rightToLeft
    scene.fingers.wait(10)
    drag(scene, to: 305)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A", "B"])
    scene.fingers.down(0, 390, 400)
    for x in stride(from: 380.0, through: 90, by: -10) { scene.fingers.move(0, x, 400) }
    scene.fingers.wait(200)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A"])
  }

  @Test func `thresholds of one's own decide, and the hand says why`() {
    let scene = NavigationScene("A", "B")
    scene.navigation.interactivePopThresholds = ReleasePolicy.halfModal.thresholds
    drag(scene, to: 105)
    scene.fingers.wait(200)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A"])
    let grip = scene.navigation.interactivePopGrip
    expect(grip?.lastDecision?.rule == .progress && grip?.lastDecision?.outcome == .finish)
    drag(scene, to: 105)
    scene.fingers.lift()
    expect(
      grip?.lastRefusal?.description, equals: "nothing began: there is nothing below to go back to")
  }

  @Test func `what is pushed during a pop that is cancelled goes on top`() {
    let scene = NavigationScene("A", "B")
    drag(scene, to: 105)
    scene.navigation.pushViewController(scene.make("C"), animated: true)
    expect(scene.names, equals: ["A", "C"])
    scene.fingers.cancel()
    for _ in 0..<20 { scene.fingers.wait(100) }
    expect(scene.names, equals: ["A", "B", "C"])
    expect(scene.navigation.topViewController?.view.superview === scene.navigation.stage)
  }

  @Test func `the escape gesture pops once, and not while a pop runs`() {
    let scene = NavigationScene("A", "B", "C")
    let escape = { scene.navigation.accessibilityPerformEscape() }
    expect(escape())
    expect(!escape())
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A", "B"])
    scene.navigation.interactivePopGestureRecognizer?.isEnabled = false
    expect(escape())
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A"])
    expect(!escape())
    expect(scene.names, equals: ["A"])
  }

  @Test func `the escape gesture pops where the interface is mirrored`() {
    let scene = NavigationScene("A", "B")
    scene.navigation.view.semanticContentAttribute = .forceRightToLeft
    scene.window.layoutIfNeeded()
    expect(scene.navigation.accessibilityPerformEscape())
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A"])
  }
}
