import Combine
import Dispatch
import Foundation
import Testing
import UIKit

/// Operators of time in a running application, whose main queue has the window's time.
@MainActor
@Suite(.serialized) struct WindowTimeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let subject = PassthroughSubject<Int, Never>()

  /// Sends the number of each tenth of a second in `sending`, and returns the values
  /// that `make` received, with the tenth in which it did.
  private func run<P: Publisher>(
    _ tenths: Int, _ sending: [Int], _ make: (PassthroughSubject<Int, Never>) -> P
  ) -> [String] where P.Failure == Never {
    UIApplication.isProgram = true
    defer { UIApplication.isProgram = false }
    window.advance(to: 100)
    var (now, log) = (0, [String]())
    let cancellable = make(subject).sink(
      receiveCompletion: { _ in log.append("end at \(now)") },
      receiveValue: { log.append("\($0) at \(now)") })
    for tenth in 0..<tenths {
      now = tenth
      if sending.contains(tenth) { subject.send(tenth) }
      window.advance(to: 100 + Double(tenth) / 10 + 0.05)
    }
    cancellable.cancel()
    return log
  }

  @Test func `a delayed value comes after the delay`() {
    let log = run(8, [1, 2]) {
      $0.delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
    }
    #expect(log == ["1 at 4", "2 at 5"])
  }

  @Test func `a debounced value comes when no other follows`() {
    let log = run(12, [0, 1, 2, 6]) {
      $0.debounce(for: .seconds(0.2), scheduler: RunLoop.main)
    }
    #expect(log == ["2 at 4", "6 at 8"])
  }

  @Test func `a throttle sends the first value, and then the latest of each interval`() {
    let latest = run(8, Array(0..<6)) {
      $0.throttle(for: .milliseconds(300), scheduler: DispatchQueue.main, latest: true)
    }
    #expect(latest == ["0 at 0", "2 at 3", "5 at 6"] || latest == ["0 at 0", "3 at 3", "5 at 6"])
    let first = run(8, Array(0..<6)) {
      $0.throttle(for: .milliseconds(300), scheduler: DispatchQueue.main, latest: false)
    }
    #expect(first == ["0 at 0", "1 at 3", "4 at 6"])
  }

  @Test func `a timeout ends a publisher that is silent`() {
    let log = run(8, [1]) {
      $0.timeout(.milliseconds(300), scheduler: DispatchQueue.main)
    }
    #expect(log == ["1 at 1", "end at 4"])
  }

  @Test func `values on the main queue come in its next turn, in order`() {
    var log: [String] = []
    UIApplication.isProgram = true
    defer { UIApplication.isProgram = false }
    let cancellable = subject.receive(on: DispatchQueue.main).sink { log.append("\($0)") }
    subject.send(1)
    subject.send(2)
    log.append("sent")
    UIApplication.turnMainQueue()
    #expect(log == ["sent", "1", "2"])
    cancellable.cancel()
  }

  @Test func `a timer sends with each interval, from its connection to its cancellation`() {
    let log = run(7, []) { _ in
      Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().scan(0) { count, _ in
        count + 1
      }
    }
    #expect(log == ["1 at 2", "2 at 4", "3 at 6"])
  }

  @Test func `the immediate scheduler delays nothing`() {
    let receipt = check([1, 2].publisher.delay(for: 5, scheduler: ImmediateScheduler.shared))
    #expect(receipt.values == [1, 2] && receipt.isFinished)
  }
}
