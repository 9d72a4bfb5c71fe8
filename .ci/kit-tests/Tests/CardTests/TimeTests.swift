import Foundation
import XCTest

@testable import Card

#if canImport(Glibc)
  import Glibc
#endif

/// The virtual clock: what is due, and when a test notices it, does not depend on how busy the machine is.
@MainActor
final class TimeTests: XCTestCase {
  private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private func moveCard() {
    let card = Card()
    UIApplication.shared.windows.first?.addSubview(card)
    card.show {}
  }

  func testNoticesInTheSameFrameWhatTheMainQueueFulfills() async {
    for _ in 0..<20 {
      let come = expectation(description: "come")
      let start = now
      var end = 0.0
      moveCard()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        end = self.now
        come.fulfill()
      }
      await fulfillment(of: [come], timeout: 6)
      XCTAssertEqual(end - start, 0.2, accuracy: 0.001)
      XCTAssertEqual(now - end, 0, accuracy: 0.001)
    }
  }

  func testNoticesInTheSameFrameWhatAnotherQueueFulfills() async {
    for _ in 0..<20 {
      let come = expectation(description: "come")
      let start = now
      moveCard()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { come.fulfill() }
      await fulfillment(of: [come], timeout: 6)
      XCTAssertEqual(now - start, 0.2, accuracy: 0.001)
    }
  }

  func testTheOrderDoesNotDependOnTheMachine() {
    var calls: [Int] = []
    let done = expectation(description: "called")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { calls.append(2) }
    // Takes nearly a second of real time without work, as if the machine were busy with other programs.
    var stall = timeval(tv_sec: 0, tv_usec: 900_000)
    select(0, nil, nil, nil, &stall)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in calls.append(1) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { done.fulfill() }
    wait(for: [done], timeout: 1)
    XCTAssertEqual(calls, [1, 2])
  }
}
