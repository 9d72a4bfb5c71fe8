import Expectations
import PantographGestures
import Testing
import UIKit
import ViewTesting

/// A custom container with its own swipe needs no release rule of its own.
@MainActor
struct DrawerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let drawer = Drawer(page: UIViewController(), drawer: UIViewController())
  private let fingers: Fingers

  init() {
    window.rootViewController = drawer
    window.makeKeyAndVisible()
    window.advance(to: 1)
    fingers = Fingers(window, startingAt: 1)
  }

  private func drag(from start: Double, by way: Double, step: Double) {
    fingers.down(0, start, 400)
    let sign: Double = way < 0 ? -1 : 1
    for x in stride(from: step, through: way.magnitude, by: step) {
      fingers.move(0, start + sign * x, 400)
    }
  }

  @Test func `a slow drag rests at the nearest place, and says why`() {
    drag(from: 20, by: 110, step: 2)
    fingers.wait(200)
    fingers.lift()
    fingers.wait(1000)
    expect(drawer.opening, equals: 0.5)
    expect(drawer.grip.lastDecision?.resting?.place.name, equals: "half")
    expect(drawer.grip.lastDecision?.description.hasPrefix("rest at half: "), equals: true)
    expect(drawer.drawer.view.frame.minX, equals: -150)
  }

  @Test func `a throw goes on to the next place, a throw back returns`() {
    drag(from: 20, by: 60, step: 12)
    fingers.lift()
    fingers.wait(1000)
    expect(drawer.opening, equals: 0.5)
    drag(from: 100, by: 60, step: 12)
    fingers.lift()
    fingers.wait(1000)
    expect(drawer.opening, equals: 1)
    drag(from: 300, by: -60, step: 12)
    fingers.lift()
    fingers.wait(1000)
    expect(drawer.opening, equals: 0.5)
  }

  @Test func `it is caught on its way`() {
    drag(from: 20, by: 140, step: 20)
    fingers.lift()
    fingers.wait(30)
    expect(drawer.grip.isActive && !drawer.grip.isFollowing)
    drag(from: 200, by: -160, step: 4)
    expect(drawer.grip.isFollowing)
    fingers.wait(300)
    fingers.lift()
    fingers.wait(1000)
    expect(drawer.opening, equals: 0)
  }

  @Test func `thresholds of one's own decide`() {
    drawer.grip.thresholds = ReleasePolicy.halfModal.thresholds
    drag(from: 20, by: 50, step: 2)
    fingers.wait(300)
    fingers.lift()
    fingers.wait(1000)
    expect(drawer.opening, equals: 0.5)
  }

  @Test func `a palm takes it back, whatever its speed`() {
    drag(from: 20, by: 140, step: 20)
    fingers.cancel()
    fingers.wait(1000)
    expect(drawer.opening == 0 && drawer.drawer.view.frame.minX == -300)
    expect(drawer.grip.lastDecision?.rule, equals: .gestureCancelled)
  }
}
