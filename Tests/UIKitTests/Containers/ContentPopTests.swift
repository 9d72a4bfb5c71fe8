import Expectations
import PantographGestures
import Testing
import UIKit
import ViewTesting

/// The pop that begins anywhere in the content.
@MainActor
struct ContentPopTests {
  private func drag(_ scene: NavigationScene, from start: Double, to end: Double) {
    scene.fingers.down(0, start, 400)
    for x in stride(from: start + 10, through: end, by: 10) { scene.fingers.move(0, x, 400) }
    for _ in 0..<12 { scene.fingers.wait(10) }
  }

  @Test func `it pops from the middle of the content, with the trunk's decision`() throws {
    let scene = NavigationScene("A", "B")
    let recognizer = try #require(scene.navigation.interactiveContentPopGestureRecognizer)
    expect(recognizer === scene.navigation.interactiveContentPopGestureRecognizer)
    expect(recognizer !== scene.navigation.interactivePopGestureRecognizer)
    drag(scene, from: 80, to: 380)
    expect(scene.navigation.transitionCoordinator?.isInteractive, equals: true)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A"])
    expect(scene.navigation.interactiveContentPopHand?.lastDecision?.outcome, equals: .finish)
  }

  @Test func `a short way goes back`() {
    let scene = NavigationScene("A", "B")
    _ = scene.navigation.interactiveContentPopGestureRecognizer
    drag(scene, from: 80, to: 140)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A", "B"])
    expect(scene.navigation.interactiveContentPopHand?.lastDecision?.outcome, equals: .cancel)
  }

  @Test func `without being asked for there is none, and a pan of the content goes before it`() {
    let scene = NavigationScene("A", "B")
    drag(scene, from: 80, to: 380)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names == ["A", "B"] && scene.navigation.interactiveContentPopHand == nil)
    _ = scene.navigation.interactiveContentPopGestureRecognizer
    let own = UIPanGestureRecognizer()
    scene.navigation.topViewController?.view.addGestureRecognizer(own)
    drag(scene, from: 80, to: 380)
    expect(own.state, equals: .changed)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A", "B"])
  }

  @Test func `at the edge the pan from the edge has it`() {
    let scene = NavigationScene("A", "B")
    _ = scene.navigation.interactiveContentPopGestureRecognizer
    drag(scene, from: 5, to: 305)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.names, equals: ["A"])
    expect(scene.navigation.interactivePopGrip?.lastDecision?.outcome, equals: .finish)
    expectNil(scene.navigation.interactiveContentPopHand?.lastDecision)
  }
}
