import Expectations
import Foundation
import Testing
import UIKit

@MainActor struct TimerIntervalTests {
  @MainActor private final class Counter {
    func count(_ timer: Timer) {}
    func tick() {}
  }

  @Test func `the first call of a timer comes after its interval`() {
    let now = Date()
    let timers = [
      Timer(
        timeInterval: 60, target: Counter(), selector: Counter.count(_:), userInfo: nil,
        repeats: true),
      Timer(
        timeInterval: 60, target: Counter(), selector: Counter.tick, userInfo: nil,
        repeats: false),
      Timer.scheduledInWindowTime(withTimeInterval: 60, repeats: true) { _ in },
    ]
    for timer in timers {
      expect(timer.fireDate.timeIntervalSince(now), isAtLeast: 60)
      timer.invalidate()
    }
  }
}
