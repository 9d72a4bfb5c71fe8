import Dispatch
import Expectations
import Foundation
import Testing
import UIKit

/// Delays on queues, which in a running application are in the window's time.
@MainActor
@Suite(.serialized) struct MainQueueTurnTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  /// Runs `work` as in a running application.
  private func inApplication(_ work: () -> Void) {
    UIApplication.isProgram = true
    work()
    UIApplication.isProgram = false
  }

  @Test func `a delay on another queue ends there, and does not wait for a window`() {
    let key = DispatchSpecificKey<String>()
    let queue = DispatchQueue(label: "other")
    queue.setSpecific(key: key, value: "other")
    let ended = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var place: String?
    inApplication {
      queue.asyncAfter(deadline: .now()) {
        place = DispatchQueue.getSpecific(key: key)
        ended.signal()
      }
    }
    expect(ended.wait(timeout: .now() + 60), equals: .success)
    expect(place, equals: "other")
  }

  @Test func `a delay on the main queue is in the window's time, in whole milliseconds`() throws {
    window.advance(to: 1)
    var times: [TimeInterval] = []
    inApplication {
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { times.append(CACurrentMediaTime()) }
    }
    // Making the deadline and the call took less than 20 seconds.
    window.advance(to: 41)
    expect(times.isEmpty)
    window.advance(to: 61)
    let milliseconds = try #require(times.first) * 1000
    expect(abs(milliseconds - milliseconds.rounded()) < 1e-6 && times.count == 1)
  }

  @Test func `a deadline that is over ends a delay with the window's next frame`() {
    window.advance(to: 1)
    var ended = false
    inApplication { DispatchQueue.main.asyncAfter(deadline: .now()) { ended = true } }
    expect(!ended)
    window.advance(to: 1.01)
    expect(ended)
  }

  @Test(.timeLimit(.minutes(10)))
  func `outside of an application, a delay on the main queue is that of Dispatch`() async {
    window.advance(to: 1)
    // No window advances until the call.
    let hasEnded = await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now()) { continuation.resume(returning: true) }
    }
    expect(hasEnded)
  }
}
