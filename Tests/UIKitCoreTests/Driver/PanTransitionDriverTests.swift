import Expectations
import PantographGestures
import Testing
import UIKit
import ViewTesting

@MainActor
struct PanTransitionDriverTests {
  @Test func `a hand that goes far enough dismisses, and the view follows it`() {
    let table = DriverTable().dismissing()
    table.drag(from: 100, to: 150)
    expect(abs(table.y - 40), isBelow: 1e-6)
    expect(table.driver.isFollowing)
    table.move(from: 150, to: 600)
    expect(abs(table.y - 490), isBelow: 1e-6)
    table.restAndLift()
    expect(table.decisions.map(\.outcome), equals: [.finish])
    expect(table.decisions[0].rule, equals: .progress)
    expect(table.isPresented)
    table.fingers.wait(1000)
    expect(!table.isPresented)
    expect(table.settled, equals: [.finish])
    expect(table.log.calls.filter { $0 == "AN ended true" }.count, equals: 1)
    expect(!table.driver.isActive)
  }

  @Test func `a hand that does not takes it back, and may try again`() {
    let table = DriverTable().dismissing()
    for _ in 0..<2 {
      table.drag(from: 100, to: 300)
      table.restAndLift()
      table.fingers.wait(1000)
      expect(table.isPresented)
      expect(abs(table.y), isBelow: 1e-6)
    }
    expect(table.decisions.map(\.outcome), equals: [.cancel, .cancel])
    expect(table.settled, equals: [.cancel, .cancel])
    expect(table.animator.ended.suffix(2), equals: [false, false])
    table.drag(from: 100, to: 700)
    table.restAndLift()
    table.fingers.wait(1000)
    expect(!table.isPresented)
    expect(table.warnings, equals: [])
  }

  @Test func `a palm, or whatever else cancels the pan, takes it back`() {
    let table = DriverTable().dismissing()
    table.drag(from: 100, to: 700)
    table.fingers.cancel()
    expect(table.decisions.map(\.rule), equals: [.gestureCancelled])
    table.fingers.wait(1000)
    expect(table.isPresented)
    table.drag(from: 100, to: 700)
    table.driver.pan.isEnabled = false
    table.fingers.wait(1000)
    expect(table.isPresented)
    expect(table.settled, equals: [.cancel, .cancel])
  }

  @Test func `a gesture that ends before the transition started is not lost`() {
    let table = DriverTable().dismissing()
    // The pan waits until this recognizer fails at the lift; the pan then begins and ends in the same event.
    let stubborn = StubbornRecognizer()
    table.b.view.addGestureRecognizer(stubborn)
    table.driver.pan.require(toFail: stubborn)
    table.drag(from: 100, to: 700)
    table.fingers.lift()
    expect(table.settled, equals: [])
    table.fingers.wait(10)
    expect(table.decisions.count, equals: 1)
    table.fingers.wait(1000)
    expect(table.settled, equals: [table.decisions[0].outcome])
    expect(!table.driver.isActive)
  }

  @Test func `a hand that comes back while it settles takes hold of it where it is`() {
    let table = DriverTable().dismissing()
    table.drag(from: 100, to: 600)
    table.restAndLift()
    table.fingers.wait(60)
    let seen = table.y
    expect(seen > 490 && seen < 800)
    // The card is held at its visible position, and moves up with the hand.
    table.fingers.down(0, 200, 700)
    table.move(from: 700, to: 680)
    expect(table.driver.isFollowing)
    let held = table.y
    table.fingers.wait(500)
    expect(table.y, equals: held)
    table.move(from: 680, to: 280)
    expect(abs(table.y - (held - 400)), isBelow: 1e-6)
    table.restAndLift()
    table.fingers.wait(1000)
    expect(table.decisions.map(\.outcome), equals: [.finish, .cancel])
    expect(table.isPresented)
    expect(table.settled, equals: [.cancel])
    expect(table.log.calls.filter { $0.hasPrefix("AN ended") }, equals: ["AN ended false"])
  }

  @Test func `a dismiss after a release that was caught goes at its own pace`() {
    let table = DriverTable().dismissing()
    table.drag(from: 100, to: 114)
    table.restAndLift()
    table.fingers.wait(16)
    // Only a short distance was left, which takes the corresponding time.
    table.fingers.down(0, 200, 300)
    table.move(from: 300, to: 280)
    expect(table.driver.isFollowing)
    table.a.dismiss(animated: true)
    table.fingers.wait(1000)
    expect(!table.isPresented && !table.driver.isActive)
  }

  @Test func `a dismiss in mid-drag has its way`() {
    let table = DriverTable().dismissing()
    table.drag(from: 100, to: 200)
    var isDone = false
    table.a.dismiss(animated: true) { isDone = true }
    table.fingers.move(0, 200, 120)
    table.fingers.lift()
    expect(table.decisions, equals: [])
    table.fingers.wait(1000)
    expect(isDone)
    expect(!table.isPresented)
    expect(table.settled, equals: [.finish])
  }

  @Test func `the rest goes on at the speed of the hand`() {
    let table = DriverTable().dismissing()
    table.drag(from: 100, to: 400)
    let before = table.y
    table.fingers.move(0, 200, 410)
    let speed = (table.y - before) / 0.01
    table.fingers.lift()
    let released = table.y
    table.fingers.wait(1)
    let after = (table.y - released) / 0.001
    expect(abs(speed - 1000), isBelow: 1e-6)
    expect(abs(after - speed), isBelow: 0.1 * speed, "\(after)")
  }

  @Test func `the wrong way, the wrong moment and a no begin nothing`() {
    let table = DriverTable().dismissing()
    table.drag(from: 600, to: 300)
    table.fingers.lift()
    table.mayBegin = false
    table.drag(from: 100, to: 600)
    table.fingers.lift()
    expect(!table.driver.isActive)
    expect(table.log.calls, equals: [])
    table.mayBegin = true
    table.a.dismiss(animated: true)
    table.drag(from: 100, to: 700)
    table.fingers.lift()
    table.fingers.wait(1000)
    expect(table.decisions, equals: [])
    expect(!table.isPresented)
  }

  @Test func `a driver that nobody keeps lives on to the end of its transition`() {
    let table = DriverTable().dismissing()
    table.drag(from: 100, to: 600)
    weak let driver = table.driver
    table.driver = nil
    expect(driver != nil)
    table.restAndLift()
    table.fingers.wait(1000)
    table.fingers.wait(10)
    expect(!table.isPresented)
    expectNil(driver)
  }

  @Test func `a hand presents, lets go, takes hold and takes back`() {
    let table = DriverTable(presentsAtOnce: false).presenting()
    table.drag(from: 700, to: 300)
    expect(abs(table.y - 410), isBelow: 1e-6)
    table.fingers.wait(300)
    table.move(from: 300, to: 250)
    table.fingers.lift()
    table.fingers.wait(30)
    expect(table.decisions.map(\.outcome), equals: [.finish])
    // The presented view covers A, and can be taken hold of nevertheless.
    let seen = table.y
    expect(seen > 0 && seen < 360)
    table.fingers.down(0, 200, 100)
    table.move(from: 100, to: 500)
    expect(table.driver.isFollowing)
    table.restAndLift()
    table.fingers.wait(1000)
    expect(table.settled, equals: [.cancel])
    expect(!table.isPresented)
    table.drag(from: 700, to: 100)
    table.restAndLift()
    table.fingers.wait(1000)
    expect(table.isPresented)
    expect(table.settled, equals: [.cancel, .finish])
    expect(table.warnings, equals: [])
  }

  @Test func `without a delegate the standard transition is driven`() {
    let table = DriverTable(presentsAtOnce: false)
    table.b.transitioningDelegate = nil
    table.b.modalPresentationStyle = .overFullScreen
    _ = table.presenting()
    table.drag(from: 700, to: 290)
    expect(abs(table.y - 400), isBelow: 1e-6, "\(table.y)")
    table.fingers.move(0, 200, 200)
    table.restAndLift()
    table.fingers.wait(1000)
    expect(table.isPresented)
    expect(table.settled, equals: [.finish])
  }
}

/// Fails only when the finger lifts.
@MainActor
private final class StubbornRecognizer: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
