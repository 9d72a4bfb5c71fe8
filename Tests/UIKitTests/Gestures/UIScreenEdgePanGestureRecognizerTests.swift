import Testing
import UIKit

@MainActor
@Suite struct UIScreenEdgePanGestureRecognizerTests {
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
    table.hand.down(0, x, 100)
    table.hand.move(0, x + 30, 100)
    table.hand.lift()
    #expect(log.states == (begins ? [.began, .ended] : []))
  }

  @Test func `without edges it never begins`() {
    pan.edges = []
    table.hand.down(0, 5, 100)
    table.hand.move(0, 50, 100)
    #expect(log.states == [])
  }

  @Test func `it fails when the finger goes along the edge`() {
    table.hand.down(0, 5, 100)
    table.hand.move(0, 12, 150)
    table.hand.move(0, 100, 150)
    #expect(log.states == [])
  }
}
