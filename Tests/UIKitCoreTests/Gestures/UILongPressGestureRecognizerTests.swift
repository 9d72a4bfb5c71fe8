import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UILongPressGestureRecognizerTests {
  let table = Table()
  let press = UILongPressGestureRecognizer()
  let log: StateLog

  init() {
    log = StateLog(press)
    table.view.addGestureRecognizer(press)
  }

  @Test func `defaults`() {
    expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
  }

  @Test func `it begins after half a second though nothing moves, then follows any way`() {
    table.fingers.down(0, 100, 100)
    table.fingers.wait(499)
    expect(log.states, equals: [])
    table.fingers.wait(1)
    expect(log.states, equals: [.began])
    expect(table.view.heard, equals: ["began", "cancelled"])
    table.fingers.move(0, 300, 100)
    table.fingers.lift()
    expect(log.states, equals: [.began, .changed, .ended])
  }

  @Test(arguments: [(9.99, true), (10.01, false)])
  func `before it begins a finger may stray 10 points`(way: Double, begins: Bool) {
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 100 + way, 100)
    table.fingers.wait(600)
    expect(log.states, equals: (begins ? [.began] : []))
  }

  @Test func `it ends with the first finger that lifts, and a palm cancels it`() {
    press.numberOfTouchesRequired = 2
    table.fingers.down(0, 100, 100)
    table.fingers.down(1, 200, 100)
    table.fingers.wait(500)
    table.fingers.lift(1)
    expect(log.states, equals: [.began, .ended])
    table.fingers.lift(0)
    press.numberOfTouchesRequired = 1
    table.fingers.down(0, 100, 100)
    table.fingers.wait(500)
    table.fingers.cancel()
    expect(log.states, equals: [.began, .ended, .began, .cancelled])
  }

  @Test func `taps may be required before the press`() {
    press.numberOfTapsRequired = 1
    table.fingers.down(0, 100, 100)
    table.fingers.wait(600)
    table.fingers.lift()
    table.fingers.wait(1000)
    expect(log.states, equals: [])
    table.fingers.down(0, 100, 100)
    table.fingers.lift()
    table.fingers.wait(100)
    table.fingers.down(0, 100, 100)
    table.fingers.wait(500)
    expect(log.states, equals: [.began])
    table.fingers.lift()
    expect(log.states, equals: [.began, .ended])
  }
}
