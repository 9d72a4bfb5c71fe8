import Combine
import Expectations
import Testing

struct ThrottleTests {
  /// Sends a number at each of the first six tenths of a second, and returns the values that came,
  /// with the time of each in tenths.
  private func values(latest: Bool) -> [String] {
    let (scheduler, subject) = (ManualScheduler(), PassthroughSubject<Int, Never>())
    var (now, log) = (0, [String]())
    let cancellable = subject.throttle(for: 0.25, scheduler: scheduler, latest: latest)
      .sink { log.append("\($0) at \(now)") }
    for tenth in 0..<12 {
      now = tenth
      scheduler.advance(to: Double(tenth) / 10)
      if tenth < 6 { subject.send(tenth) }
    }
    cancellable.cancel()
    return log
  }

  @Test func `a throttle sends the first value at once, and then one in each interval`() {
    expect(values(latest: true), equals: ["0 at 0", "2 at 3", "4 at 5", "5 at 8"])
    expect(values(latest: false), equals: ["0 at 0", "1 at 3", "3 at 5", "5 at 8"])
  }

  @Test func `a throttle that waits sends its value before the end`() {
    let (scheduler, subject) = (ManualScheduler(), PassthroughSubject<Int, Never>())
    let receipt = check(subject.throttle(for: 1, scheduler: scheduler, latest: true))
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    expect(receipt.values == [1] && receipt.ends.isEmpty)
    scheduler.advance(to: 1)
    expect(receipt.values == [1, 2] && receipt.isFinished)
  }
}
