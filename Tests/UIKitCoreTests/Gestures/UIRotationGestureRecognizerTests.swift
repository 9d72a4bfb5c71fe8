import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIRotationGestureRecognizerTests {
  let table = Table()
  let turn = UIRotationGestureRecognizer()
  let log: StateLog

  init() {
    log = StateLog(turn)
    table.view.addGestureRecognizer(turn)
    table.fingers.down(0, 150, 300)
    table.fingers.down(1, 250, 300)
  }

  private func move(to degrees: Double) {
    let angle = degrees * .pi / 180
    table.fingers.move(1, 150 + 100 * cos(angle), 300 + 100 * sin(angle))
  }

  @Test(arguments: [(10.0, 5.0), (45, 40), (90, 85)])
  func `it begins at 10 degrees, 5 of which the rotation does not show`(to: Double, shown: Double) {
    move(to: 9.9)
    expect(log.states, equals: [])
    move(to: to)
    expect(log.states, equals: [.began])
    expect(abs(turn.rotation - shown * .pi / 180), isBelow: 1e-9)
  }

  @Test func `the first velocity is the turn over its time`() {
    table.fingers.wait(40)
    move(to: 10)
    expect(abs(turn.velocity - 3.49), isBelow: 0.01)
  }

  @Test func `a set rotation counts from there without slop and has no velocity`() {
    move(to: 45)
    turn.rotation = 0
    expect(turn.velocity, equals: 0)
    move(to: 47)
    expect(abs(turn.rotation - 2 * .pi / 180), isBelow: 1e-9)
  }

  @Test func `one lifted finger waits, both end it`() {
    move(to: 45)
    table.fingers.lift(1)
    expect(log.states, equals: [.began])
    table.fingers.lift(0)
    expect(log.states, equals: [.began, .ended])
  }
}
