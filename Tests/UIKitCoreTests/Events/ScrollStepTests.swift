import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct ScrollStepTests {
  let table = Table()
  let pan = UIPanGestureRecognizer()
  let log: StateLog

  init() {
    log = StateLog(pan)
    table.view.addGestureRecognizer(pan)
  }

  @Test func `a pan follows no scroll unless it allows it`() {
    expect(pan.allowedScrollTypesMask, equals: [])
    table.fingers.scroll(.began, 0, 20)
    table.fingers.scroll(.ended)
    pan.allowedScrollTypesMask = .discrete
    table.fingers.scroll(.began, 0, 20)
    table.fingers.scroll(.ended)
    expect(log.states, equals: [])
    table.fingers.scroll(.began, 0, 20, type: .discrete)
    table.fingers.scroll(.ended, type: .discrete)
    expect(log.states, equals: [.began, .ended])
  }

  @Test func `a scroll is a pan without touches, from the pointer and without slop`() {
    pan.allowedScrollTypesMask = .all
    table.fingers.scroll(.began)
    expect(log.states, equals: [])
    table.fingers.scroll(.changed, 0, 4)
    expect(log.states == [.began] && pan.numberOfTouches == 0)
    expect(pan.translation(in: nil), equals: CGPoint(x: 0, y: 4))
    expect(pan.location(in: nil), equals: CGPoint(x: 200, y: 300))
    for _ in 0..<9 { table.fingers.scroll(.changed, 0, 4) }
    expect(pan.translation(in: nil).y == 40 && abs(pan.velocity(in: nil).y - 400) < 1)
    table.fingers.scroll(.ended)
    expect(log.states.last == .ended && table.view.heard == [])
    expect(pan.state, equals: .possible)
  }

  @Test func `a cancelled scroll cancels, and the next one begins anew`() {
    pan.allowedScrollTypesMask = .continuous
    table.fingers.scroll(.began, 10)
    table.fingers.scroll(.cancelled)
    table.fingers.scroll(.changed, 10)
    table.fingers.scroll(.began, 3)
    expect(log.states, equals: [.began, .cancelled, .began])
    expect(pan.translation(in: nil).x, equals: 3)
  }

  @Test func `two pans below the pointer do not follow one scroll together`() {
    let outer = UIPanGestureRecognizer()
    let outerLog = StateLog(outer)
    table.window.addGestureRecognizer(outer)
    outer.allowedScrollTypesMask = .all
    pan.allowedScrollTypesMask = .all
    table.fingers.scroll(.began, 10)
    table.fingers.scroll(.ended)
    expect(log.states == [.began, .ended] && outerLog.states == [])
  }

  @Test func `a finger that comes while it scrolls is another attempt's`() {
    pan.allowedScrollTypesMask = .all
    table.fingers.scroll(.began, 10)
    table.fingers.down(0, 100, 100)
    expect(pan.numberOfTouches, equals: 0)
    table.fingers.scroll(.ended)
    table.fingers.lift()
    expect(log.states, equals: [.began, .ended])
  }
}
