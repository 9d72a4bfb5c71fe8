import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIHoverGestureRecognizerTests {
  let table = Table()
  let card = ListeningView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let hover = UIHoverGestureRecognizer()
  let log: StateLog

  init() {
    log = StateLog(hover)
    table.view.addSubview(card)
    card.addGestureRecognizer(hover)
  }

  @Test func `it follows a pointer over its view from coming to leaving`() {
    table.fingers.hover(50, 50)
    expect(log.states, equals: [])
    table.fingers.hover(110, 120)
    expect(hover.location(in: card), equals: CGPoint(x: 10, y: 20))
    table.fingers.hover(150, 150)
    table.fingers.hover(250, 150)
    expect(log.states == [.began, .changed, .ended] && hover.state == .possible)
    table.fingers.hover(150, 150)
    table.fingers.hover()
    expect(log.states, equals: [.began, .changed, .ended, .began, .ended])
    expect(card.heard, equals: [])
  }

  @Test func `one view and the view above it hover together`() {
    let outer = UIHoverGestureRecognizer()
    let outerLog = StateLog(outer)
    table.view.addGestureRecognizer(outer)
    table.fingers.hover(50, 50)
    table.fingers.hover(150, 150)
    table.fingers.hover(50, 50)
    expect(outerLog.states, equals: [.began, .changed, .changed])
    expect(log.states, equals: [.began, .ended])
  }

  @Test func `it prevents no other and fingers do not concern it`() {
    let pan = UIPanGestureRecognizer()
    let panLog = StateLog(pan)
    card.addGestureRecognizer(pan)
    table.fingers.hover(150, 150)
    table.fingers.down(0, 150, 150)
    table.fingers.move(0, 180, 150)
    table.fingers.lift()
    expect(log.states == [.began] && panLog.states == [.began, .ended])
  }

  @Test func `a delegate that refuses and a disabled one do not hover`() {
    final class Strict: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let strict = Strict()
    hover.delegate = strict
    table.fingers.hover(150, 150)
    hover.delegate = nil
    hover.isEnabled = false
    table.fingers.hover(151, 150)
    expect(log.states, equals: [])
    hover.isEnabled = true
    table.fingers.hover(152, 150)
    hover.isEnabled = false
    expect(log.states, equals: [.began, .cancelled])
  }
}
