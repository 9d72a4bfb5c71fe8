import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIPanGestureRecognizerTests {
  let table = Table()
  let pan = UIPanGestureRecognizer()
  let log: StateLog

  init() {
    log = StateLog(pan)
    table.view.addGestureRecognizer(pan)
  }

  @Test func `a pan begins past 10 points and not before`() {
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 109.99, 100)
    expect(log.states, equals: [])
    table.fingers.move(0, 110.01, 100)
    expect(log.states, equals: [.began])
  }

  @Test(arguments: [180.0, 240, 320, 360, 380])
  func `the translation is the travel without the slop`(travel: Double) {
    table.fingers.down(0, 5, 100)
    for step in 1...20 { table.fingers.move(0, 5 + travel * Double(step) / 20, 100) }
    expect(abs(pan.translation(in: table.view).x - (travel - 10)), isBelow: 1e-9)
  }

  @Test func `a second finger that lands or lifts moves nothing`() {
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 150, 100)
    table.fingers.move(0, 200, 100)
    let before = pan.translation(in: nil)
    table.fingers.down(1, 380, 300)
    expect(pan.translation(in: nil), equals: before)
    table.fingers.lift(1)
    expect(pan.translation(in: nil), equals: before)
    expect(log.states.last == .changed || log.states.last == .began)
  }

  @Test func `translation and velocity have a direction when the delegate is asked`() {
    final class Asker: UIGestureRecognizerDelegate {
      var translation = CGPoint.zero
      var velocity = CGPoint.zero
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let pan = gestureRecognizer as! UIPanGestureRecognizer
        translation = pan.translation(in: pan.view)
        velocity = pan.velocity(in: pan.view)
        return false
      }
    }
    let asker = Asker()
    pan.delegate = asker
    table.fingers.down(0, 100, 100)
    for step in 1...4 { table.fingers.move(0, 100 + Double(step) * 4, 100) }
    expect(asker.translation.x > 0 && asker.velocity.x > 0)
    expect(log.states, equals: [])
  }

  @Test func `setting the translation lets the velocity go on`() {
    table.fingers.down(0, 100, 100)
    for step in 1...5 { table.fingers.move(0, 100 + Double(step) * 10, 100) }
    pan.setTranslation(.zero, in: table.view)
    expect(abs(pan.velocity(in: nil).x - 1000), isBelow: 1e-6)
    table.fingers.move(0, 157, 100)
    expect(abs(pan.translation(in: nil).x - 7), isBelow: 1e-9)
  }

  @Test func `at the lift the velocity is the last one, and decays when asked for a moment`() {
    table.fingers.down(0, 100, 100)
    for step in 1...10 { table.fingers.move(0, 100 + Double(step) * 10, 100) }
    let moving = pan.velocity(in: nil).x
    expect(abs(moving - 1000), isBelow: 1)
    var atLift: (reported: CGFloat, decayed: CGFloat)?
    pan.addAction { [pan] _ in
      if pan.state == .ended {
        atLift = (pan.velocity(in: nil).x, pan.velocity(in: nil, at: 30).x)
      }
    }
    table.fingers.wait(29_000)
    table.fingers.lift()
    expect(atLift?.reported, equals: moving)
    expect(atLift?.decayed, equals: 0)
  }

  @Test func `a two-finger pan ends when one finger lifts`() {
    pan.minimumNumberOfTouches = 2
    table.fingers.down(0, 100, 100)
    table.fingers.down(1, 200, 100)
    table.fingers.move(0, 100, 140)
    table.fingers.move(1, 200, 140)
    table.fingers.lift(1)
    expect(log.states.first == .began && log.states.last == .ended)
    expect(log.states.filter { $0 == .ended }.count, equals: 1)
  }

  @Test func `more fingers than allowed fail a pan that has not begun`() {
    pan.maximumNumberOfTouches = 1
    table.fingers.down(0, 100, 100)
    table.fingers.down(1, 200, 100)
    table.fingers.move(0, 100, 200)
    expect(log.states, equals: [])
  }

  @Test func `one finger of two may lift when one is enough`() {
    table.fingers.down(0, 100, 100)
    table.fingers.down(1, 200, 100)
    table.fingers.move(0, 100, 140)
    table.fingers.lift(1)
    table.fingers.move(0, 100, 160)
    expect(log.states, equals: [.began, .changed])
    table.fingers.lift(0)
    expect(log.states, equals: [.began, .changed, .ended])
  }

  @Test func `a finger too many in mid-pan is ignored, and its view keeps it`() {
    pan.maximumNumberOfTouches = 1
    table.view.isMultipleTouchEnabled = true
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 150, 100)
    table.fingers.down(1, 300, 300)
    table.fingers.move(1, 350, 300)
    expect(pan.numberOfTouches == 1 && pan.translation(in: nil).x == 40)
    table.fingers.lift(1)
    table.fingers.lift(0)
    expect(log.states, equals: [.began, .ended])
    expect(table.view.heard, equals: ["began", "cancelled", "began", "moved", "ended"])
  }

  @Test func `a subclass that begins at once follows from the first point on`() {
    final class InstantPan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
      }
    }
    table.view.removeGestureRecognizer(pan)
    let instant = InstantPan()
    let log = StateLog(instant)
    table.view.addGestureRecognizer(instant)
    table.fingers.down(0, 100, 100)
    expect(log.states, equals: [.began])
    table.fingers.move(0, 103, 100)
    expect(log.states == [.began, .changed] && instant.translation(in: nil).x == 3)
    table.fingers.lift()
    table.fingers.down(0, 100, 100)
    table.fingers.lift()
    expect(log.states, equals: [.began, .changed, .ended, .began, .ended])
  }

  @Test func `fingers that all lift before it began fail it`() {
    table.fingers.down(0, 100, 100)
    table.fingers.lift()
    expect(log.states == [] && pan.state == .possible)
  }

  @Test func `a palm cancels the pan, once`() {
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 150, 100)
    table.fingers.cancel()
    expect(log.states, equals: [.began, .cancelled])
  }

  @Test func `in a turned view the translation turns along`() {
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    table.view.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 130, 100)
    let translation = pan.translation(in: turned)
    expect(abs(translation.x) < 1e-9 && abs(translation.y + 20) < 1e-9)
  }
}
