import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UITapGestureRecognizerTests {
  let table = Table()
  let single = UITapGestureRecognizer()
  let double = UITapGestureRecognizer()
  let log: StateLog
  let doubleLog: StateLog

  init() {
    log = StateLog(single)
    doubleLog = StateLog(double)
    double.numberOfTapsRequired = 2
    table.view.addGestureRecognizer(single)
  }

  private func tap(_ x: Double = 100) {
    table.fingers.down(0, x, 100)
    table.fingers.lift()
  }

  @Test func `defaults`() {
    expect(single.numberOfTapsRequired == 1 && single.numberOfTouchesRequired == 1)
    expect(single.buttonMaskRequired, equals: .primary)
  }

  @Test func `a tap is sent at its lift and cancels the touch in the view`() {
    tap()
    expect(log.states, equals: [.ended])
    expect(table.view.heard, equals: ["began", "cancelled"])
  }

  @Test(arguments: [(9.99, true), (10.01, false)])
  func `it may stray 10 points`(way: Double, taps: Bool) {
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 100 + way, 100)
    table.fingers.lift()
    expect(log.states, equals: (taps ? [.ended] : []))
  }

  @Test(arguments: [(740 as Int64, true), (741, false)])
  func `it may take 0.75 seconds`(wait: Int64, taps: Bool) {
    table.fingers.down(0, 100, 100)
    table.fingers.wait(wait)
    table.fingers.lift()
    expect(log.states, equals: (taps ? [.ended] : []))
  }

  @Test(arguments: [(340 as Int64, true), (341, false)])
  func `the second tap of two may begin 0.35 seconds after the first`(wait: Int64, taps: Bool) {
    table.view.addGestureRecognizer(double)
    tap()
    table.fingers.wait(wait)
    tap()
    expect(doubleLog.states, equals: (taps ? [.ended] : []))
  }

  @Test func `two taps are located at the first`() {
    table.view.addGestureRecognizer(double)
    var location = CGPoint.zero
    double.addAction { location = $0.location(in: nil) }
    tap()
    tap(120)
    expect(location, equals: CGPoint(x: 100, y: 100))
    expect(!single.canPrevent(double) && double.canPrevent(single))
  }

  @Test func `a single tap that waits for a double one is sent when time has failed it`() {
    single.require(toFail: double)
    table.view.addGestureRecognizer(double)
    tap()
    table.fingers.wait(350)
    expect(log.states == [] && single.state == .possible)
    table.fingers.wait(1)
    expect(log.states == [.ended] && doubleLog.states == [])
    tap()
    table.fingers.wait(100)
    tap()
    table.fingers.wait(1000)
    expect(log.states == [.ended] && doubleLog.states == [.ended])
  }

  @Test func `a double tap that waits for a single one is never sent`() {
    double.require(toFail: single)
    table.view.addGestureRecognizer(double)
    tap()
    tap()
    table.fingers.wait(1000)
    expect(log.states == [.ended, .ended] && doubleLog.states == [])
  }

  @Test func `a second touch does not take back the single tap that waits`() {
    single.require(toFail: double)
    table.view.addGestureRecognizer(double)
    tap()
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 150, 100)
    expect(log.states == [.ended] && doubleLog.states == [])
    table.fingers.lift()
  }
}
