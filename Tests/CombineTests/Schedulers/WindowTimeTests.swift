import Combine
import Dispatch
import Expectations
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
      window.advance(to: 100 + Double(tenth) / 10)
      if sending.contains(tenth) { subject.send(tenth) }
    }
    cancellable.cancel()
    return log
  }

  @Test func `a delayed value comes after the delay`() {
    let log = run(8, [1, 2]) {
      $0.delay(for: .milliseconds(250), scheduler: DispatchQueue.main)
    }
    expect(log, equals: ["1 at 4", "2 at 5"])
  }

  @Test func `a debounced value comes when no other follows`() {
    let log = run(12, [0, 1, 2, 6]) {
      $0.debounce(for: .seconds(0.15), scheduler: RunLoop.main)
    }
    expect(log, equals: ["2 at 4", "6 at 8"])
  }

  @Test func `a timeout ends a publisher that is silent`() {
    let log = run(8, [1]) {
      $0.timeout(.milliseconds(250), scheduler: DispatchQueue.main)
    }
    expect(log, equals: ["1 at 1", "end at 4"])
  }

  @Test func `values on the main queue come later, in order`() async {
    let values = await withCheckedContinuation { continuation in
      var values: [Int] = []
      var cancellable: AnyCancellable?
      cancellable = [1, 2].publisher.receive(on: DispatchQueue.main).sink(
        receiveCompletion: { _ in
          cancellable = nil
          continuation.resume(returning: values)
        }, receiveValue: { values.append($0) })
      values.append(0)
      _ = cancellable
    }
    expect(values, equals: [0, 1, 2])
  }

  @Test func `a timer sends with each interval, from its connection to its cancellation`() {
    let log = run(7, []) { _ in
      Timer.publish(every: 0.19, on: .main, in: .common).autoconnect().scan(0) { count, _ in
        count + 1
      }
    }
    expect(log, equals: ["1 at 2", "2 at 4", "3 at 6"])
  }

  @Test func `the immediate scheduler delays nothing`() {
    let receipt = check([1, 2].publisher.delay(for: 5, scheduler: ImmediateScheduler.shared))
    expect(receipt.values == [1, 2] && receipt.isFinished)
  }
}
