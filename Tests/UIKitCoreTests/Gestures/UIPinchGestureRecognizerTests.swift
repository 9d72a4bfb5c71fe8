import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIPinchGestureRecognizerTests {
  let table = Table()
  let pinch = UIPinchGestureRecognizer()
  let log: StateLog

  init() {
    log = StateLog(pinch)
    table.view.addGestureRecognizer(pinch)
    table.fingers.down(0, 50, 100)
  }

  @Test(arguments: [(100.0, 110.0, 1.0185185), (200, 190, 0.98958333)])
  func `it begins at 10 points, 8 of which the scale does not show`(
    from: Double, to: Double, scale: Double
  ) {
    table.fingers.down(1, 50 + from, 100)
    table.fingers.move(1, 50 + from + (to > from ? 8 : -8), 100)
    expect(log.states, equals: [])
    table.fingers.move(1, 50 + to, 100)
    expect(log.states, equals: [.began])
    expect(abs(pinch.scale - scale), isBelow: 1e-7)
  }

  @Test func `a set scale counts from there and has no velocity`() {
    table.fingers.down(1, 150, 100)
    table.fingers.move(1, 250, 100)
    expect(pinch.velocity, isAbove: 0)
    pinch.scale = 1
    expect(pinch.scale == 1 && pinch.velocity == 0)
    table.fingers.move(1, 300, 100)
    expect(abs(pinch.scale - 1.25), isBelow: 1e-9)
  }

  @Test func `one lifted finger waits, both end it`() {
    table.fingers.down(1, 150, 100)
    table.fingers.move(1, 250, 100)
    table.fingers.lift(1)
    expect(log.states, equals: [.began])
    table.fingers.lift(0)
    expect(log.states, equals: [.began, .ended])
  }
}
