import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UISwipeGestureRecognizerTests {
  let table = Table()
  let swipe = UISwipeGestureRecognizer()
  let log: StateLog

  init() {
    log = StateLog(swipe)
    table.view.addGestureRecognizer(swipe)
  }

  /// Whether a finger that reaches this position `milliseconds` after its landing is a swipe.
  private func swipes(_ x: Double, _ y: Double, after milliseconds: Int64) -> Bool {
    let before = log.states.count
    table.fingers.down(0, 100, 100)
    table.fingers.wait(milliseconds - 10)
    table.fingers.move(0, 100 + x, 100 + y)
    table.fingers.lift()
    return log.states.count > before
  }

  @Test func `defaults`() {
    expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    expect(
      [.right, .left, .up, .down].map { (way: UISwipeGestureRecognizer.Direction) in way.rawValue },
      equals: [1, 2, 4, 8])
  }

  @Test(
    arguments: zip(
      [100, 200, 300, 400, 500] as [Int64],
      [(45.3, 45.1), (40.6, 40.2), (35.9, 35.3), (31.2, 30.4), (26.5, 25.5)]))
  func `the window closes as time passes`(time: Int64, limits: (far: Double, aside: Double)) {
    expect(!swipes(limits.far - 0.001, 0, after: time))
    expect(swipes(limits.far + 0.001, 0, after: time))
    expect(swipes(100, limits.aside - 0.001, after: time))
    expect(!swipes(100, limits.aside + 0.001, after: time))
  }

  @Test func `half a second is in time, a millisecond more is not`() {
    expect(swipes(100, 0, after: 500))
    expect(!swipes(100, 0, after: 501))
  }

  @Test func `it recognizes during the move, once, and is located where it began`() {
    var location = CGPoint.zero
    swipe.addAction { location = $0.location(in: nil) }
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 160, 100)
    expect(log.states, equals: [.ended])
    expect(swipe.state, equals: .possible)
    table.fingers.move(0, 260, 100)
    table.fingers.lift()
    expect(log.states, equals: [.ended])
    expect(location, equals: CGPoint(x: 100, y: 100))
  }

  @Test func `masks and the number of fingers`() {
    swipe.direction = [.right, .left]
    expect(swipes(100, 0, after: 100) && swipes(-90, 0, after: 100))
    swipe.direction = [.right, .down]
    expect(swipes(100, 0, after: 100) && !swipes(0, 100, after: 100))
    swipe.direction = []
    expect(!swipes(100, 0, after: 100))
    swipe.direction = .right
    swipe.numberOfTouchesRequired = 2
    expect(!swipes(100, 0, after: 100))
    table.fingers.down(0, 100, 100)
    table.fingers.down(1, 100, 200)
    table.fingers.move(0, 200, 100)
    let before = log.states.count
    table.fingers.move(1, 200, 200)
    expect(log.states.count, equals: before + 1)
  }

  @Test func `a pan that waits for a swipe goes on when time has failed the swipe`() {
    let pan = UIPanGestureRecognizer()
    let panLog = StateLog(pan)
    pan.require(toFail: swipe)
    table.view.addGestureRecognizer(pan)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    expect(panLog.states, equals: [])
    table.fingers.wait(500)
    expect(panLog.states, equals: [.began])
    table.fingers.lift()
    expect(panLog.states, equals: [.began, .ended])
  }
}
