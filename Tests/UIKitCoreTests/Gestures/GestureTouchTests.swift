import Expectations
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct GestureTouchTests {
  let table = Table()

  @Test func `defaults are UIKit's`() {
    let recognizer = UIGestureRecognizer()
    expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan)
    expect(recognizer.delaysTouchesEnded && recognizer.isEnabled)
    expect(recognizer.requiresExclusiveTouchType)
    expect(recognizer.allowedTouchTypes, equals: [0, 1, 2, 3])
    let pan = UIPanGestureRecognizer()
    expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    expect(pan.allowedScrollTypesMask == [] && UIScrollTypeMask.all.rawValue == 3)
    expect(UIScrollTypeMask.discrete.rawValue == 1 && UIScrollTypeMask.continuous.rawValue == 2)
    expect(UIScreenEdgePanGestureRecognizer().edges, equals: [])
  }

  @Test func `where a gesture is: the middle of its touches, in any view`() {
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    table.view.addSubview(card)
    let recognizer = RightwardRecognizer()
    table.view.addGestureRecognizer(recognizer)
    table.fingers.down(0, 100, 100)
    table.fingers.down(1, 200, 300)
    expect(recognizer.numberOfTouches, equals: 2)
    expect(recognizer.location(in: nil), equals: CGPoint(x: 150, y: 200))
    expect(recognizer.location(in: card), equals: CGPoint(x: 100, y: 150))
    expect(recognizer.location(ofTouch: 1, in: card), equals: CGPoint(x: 150, y: 250))
    expect(recognizer.location(ofTouch: 0, in: nil), equals: CGPoint(x: 100, y: 100))
  }

  @Test func `fingers that take over from one another leave no trail of touches`() {
    let pan = UIPanGestureRecognizer()
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    for recognizer in [pan, twice] { table.view.addGestureRecognizer(recognizer) }
    table.view.isMultipleTouchEnabled = true
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 150, 100)
    for turn in 1...200 {
      table.fingers.together {
        table.fingers.lift((turn - 1) % 2)
        table.fingers.down(turn % 2, 100 + Double(turn % 7), 100)
      }
    }
    expect([.began, .changed].contains(pan.state) && pan.numberOfTouches == 1)
    expect(pan.attempt.touchCount, equals: 201)
    expect(pan.attempt.allTouches.count, isBelow: 8, "\(pan.attempt.allTouches.count)")
    table.fingers.lift(0)
    expect(pan.state == .possible && pan.attempt.allTouches.isEmpty)
  }

  @Test func `asking for a touch that is not there is an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil) }
    }
  }

  @Test func `an ignored touch is not tracked, and its view keeps it`() {
    final class Picky: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.location(in: nil).x > 150 { ignore(touch, for: event) }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
      }
    }
    let picky = Picky()
    let log = StateLog(picky)
    table.view.isMultipleTouchEnabled = true
    table.view.addGestureRecognizer(picky)
    table.fingers.down(0, 100, 100)
    table.fingers.down(1, 200, 100)
    expect(picky.numberOfTouches, equals: 1)
    table.fingers.move(1, 210, 100)
    expect(log.states, equals: [])
    table.fingers.move(0, 110, 100)
    expect(log.states, equals: [.began])
    table.fingers.move(1, 220, 100)
    table.fingers.lift(1)
    expect(table.view.heard, equals: ["began", "began", "moved", "cancelled", "moved", "ended"])
  }

  @Test func `types of touch that are not allowed are not seen`() {
    let pan = UIPanGestureRecognizer()
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirect.rawValue)]
    let log = StateLog(pan)
    table.view.addGestureRecognizer(pan)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 150, 100)
    expect(log.states, equals: [])
  }

  /// The calls that UIKit documents for a successful double tap.
  @Test(arguments: [
    (true, ["began", "began", "cancelled"]), (false, ["began", "ended", "began", "cancelled"]),
  ])
  func `of a double tap the first end is held back or not`(delays: Bool, heard: [String]) {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delays
    table.view.addGestureRecognizer(tap)
    for _ in 0..<2 {
      table.fingers.down(0, 100, 100)
      table.fingers.lift()
    }
    expect(table.view.heard, equals: heard)
    expect(table.view.counts.last, equals: (delays ? 2 : 1))
  }

  @Test func `an end that was held back comes when the recognizer fails`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    table.view.addGestureRecognizer(tap)
    table.fingers.down(0, 100, 100)
    table.fingers.lift()
    expect(table.view.heard, equals: ["began"])
    table.fingers.wait(400)
    expect(table.view.heard, equals: ["began", "ended"])
  }

  @Test func `a touch that is held back altogether comes as a whole when disabling fails it`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesBegan = true
    table.view.addGestureRecognizer(tap)
    table.fingers.down(0, 100, 100)
    table.fingers.lift()
    expect(table.view.heard, equals: [])
    tap.isEnabled = false
    expect(table.view.heard, equals: ["began", "ended"])
  }

  @Test func `a new finger goes to the first of two active gestures that exclude one another`() {
    let (left, right) = (
      ListeningView(frame: CGRect(x: 0, y: 0, width: 200, height: 800)),
      UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 800))
    )
    table.view.addSubview(left)
    table.view.addSubview(right)
    let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    left.addGestureRecognizer(inner)
    table.view.addGestureRecognizer(outer)
    table.fingers.down(0, 300, 100)
    table.fingers.move(0, 300, 150)
    outer.isEnabled = true
    expect(outer.numberOfTouches, equals: 1)
    table.fingers.down(1, 100, 100)
    expect(outer.numberOfTouches == 2 && inner.numberOfTouches == 1)
    table.fingers.move(1, 100, 150)
    expect(inner.state == .possible && outer.state == .changed)
  }
}
