import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIScreenEdgePanGestureRecognizerTests {
  let table = Table()
  let pan = UIScreenEdgePanGestureRecognizer()
  let log: StateLog

  init() {
    log = StateLog(pan)
    pan.edges = .left
    table.view.addGestureRecognizer(pan)
  }

  @Test(arguments: [(19.0, true), (21.0, false)])
  func `it starts within 20 points of the edge`(x: Double, begins: Bool) {
    table.fingers.down(0, x, 100)
    table.fingers.move(0, x + 30, 100)
    table.fingers.lift()
    expect(log.states, equals: (begins ? [.began, .ended] : []))
  }

  @Test func `without edges it never begins`() {
    pan.edges = []
    table.fingers.down(0, 5, 100)
    table.fingers.move(0, 50, 100)
    expect(log.states, equals: [])
  }

  @Test func `two edges are alternatives, and only inwards counts`() {
    pan.edges = [.left, .right]
    table.fingers.down(0, 395, 100)
    table.fingers.move(0, 370, 100)
    table.fingers.lift()
    expect(log.states, equals: [.began, .ended])
    table.fingers.down(0, 15, 100)
    table.fingers.move(0, 2, 100)
    table.fingers.lift()
    expect(log.states, equals: [.began, .ended])
  }

  @Test(arguments: [(20.0, true), (20.1, false)])
  func `inwards it may go as far along the edge as away from it`(along: Double, begins: Bool) {
    table.fingers.down(0, 5, 100)
    table.fingers.move(0, 25, 100 + along)
    expect(log.states, equals: (begins ? [.began] : []))
  }

  @Test func `the first touch decides`() {
    table.fingers.together {
      table.fingers.down(0, 200, 100)
      table.fingers.down(1, 5, 100)
    }
    table.fingers.move(1, 50, 100)
    expect(log.states, equals: [])
  }

  @Test func `it fails when the finger goes along the edge`() {
    table.fingers.down(0, 5, 100)
    table.fingers.move(0, 12, 150)
    table.fingers.move(0, 100, 150)
    expect(log.states, equals: [])
  }
}
