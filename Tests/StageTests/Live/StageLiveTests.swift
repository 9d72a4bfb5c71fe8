import Expectations
import Foundation
import PantographStage
import PantographTouches
import Testing
import UIKit

@MainActor
struct StageLiveTests {
  /// A clock that logs its sleeps, which a device can interrupt.
  private final class SleepClock: StageClock {
    var now = Timestamp.zero
    var sleeps: [Timestamp?] = []
    /// The device's actions and their times.
    var input: [(time: Timestamp, work: () -> Void)] = []

    func wait(until moment: Timestamp?) -> Bool {
      sleeps.append(moment)
      guard let next = input.first, next.time <= moment ?? next.time else {
        guard let moment else { return false }
        now = moment
        return sleeps.count < 1000
      }
      input.removeFirst()
      now = next.time
      next.work()
      return true
    }
  }

  private func frame(
    _ milliseconds: Int64, _ phase: ContactPhase, x: Double = 10
  ) -> ContactFrame {
    var frame = ContactFrame(time: Timestamp(microseconds: milliseconds * 1000))
    frame.append(
      Contact(id: ContactID(rawValue: 1), phase: phase, position: Vector(x: x, y: 10)))
    return frame
  }

  private func stage(_ source: any ContactSource) -> Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.screen = UIScreen(bounds: window.frame)
    return Stage(window: window, source: source, surface: .unknown, mapping: .surface)
  }

  @Test func `a scene at rest sleeps until it is touched`() throws {
    let stage = stage(ContactQueue())
    let clock = SleepClock()
    try stage.run(by: clock)
    expect(stage.wakeTime == nil && clock.sleeps == [nil])
  }

  @Test func `a touch wakes it, and a recognizer that waits does, once`() throws {
    let queue = ContactQueue()
    let stage = stage(queue)
    let press = UILongPressGestureRecognizer()
    var began: Timestamp?
    let clock = SleepClock()
    press.addAction { [press] _ in if press.state == .began { began = clock.now } }
    stage.window.addGestureRecognizer(press)
    let down = frame(100, .began)
    clock.input = [(down.time, { queue.add(down) })]
    try stage.run(by: clock)
    let due = Timestamp(microseconds: 600_000)
    expect(began, equals: due)
    expect(clock.sleeps, equals: [nil, due, nil])
  }

  @Test func `while something moves it wakes with the display, and no longer`() throws {
    let stage = stage(ContactQueue())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.advance(to: Timestamp(microseconds: 1000))
    UIView.animate(withDuration: 0.5) { view.center.x = 300 }
    var frames = 0
    stage.observe { _ in frames += 1 }
    try stage.run(by: SleepClock())
    expect(frames >= 30 && frames <= 33)
    expectNil(stage.wakeTime)
  }

  @Test func `frames of a display do not drift`() {
    let stage = stage(ContactQueue())
    for number in 1...180 {
      let next = stage.nextDisplayTime
      expect(abs(Double(next.microseconds) - Double(number) * 1_000_000 / 60), isAtMost: 1)
      stage.advance(to: next)
    }
  }

  @Test func `a virtual clock runs a recording as fast as it can, and ends`() throws {
    let contacts = WrittenContacts(frames: [frame(500, .began), frame(600, .ended)])
    let stage = stage(ShiftedContacts(contacts, startingAt: Timestamp(microseconds: 20_000)))
    let tap = UITapGestureRecognizer()
    var tapped: [Timestamp] = []
    tap.addAction { _ in tapped.append(stage.time) }
    stage.window.addGestureRecognizer(tap)
    try stage.run(by: VirtualClock())
    expect(tapped.count == 1 && stage.wakeTime == nil)
  }

  @Test func `a queue keeps the order and forgets what was taken`() {
    let queue = ContactQueue()
    queue.add(frame(1, .began))
    queue.add(frame(2, .moved))
    expect(queue.nextTime, equals: Timestamp(microseconds: 1000))
    expect(queue.next()?.time, equals: Timestamp(microseconds: 1000))
    queue.add(frame(3, .ended))
    expect(queue.next()?.time, equals: Timestamp(microseconds: 2000))
    expect(queue.next()?.time, equals: Timestamp(microseconds: 3000))
    expect(queue.next() == nil && queue.nextTime == nil)
  }
}
