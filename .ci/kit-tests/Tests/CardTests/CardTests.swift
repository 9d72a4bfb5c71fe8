import XCTest

@testable import Card

final class CardTests: XCTestCase {
  @MainActor func testShows() {
    let card = Card()
    let window = UIApplication.shared.windows.first
    window?.addSubview(card)
    let shown = expectation(description: "shown")
    card.show { shown.fulfill() }
    wait(for: [shown], timeout: 1)
    XCTAssertEqual(card.alpha, 0.5)
  }

  func testWaits() {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 10)
  }

  func testQueue() async {
    let come = expectation(description: "come")
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { come.fulfill() }
    await fulfillment(of: [come], timeout: 6)
  }

  func testFrames() {
    var frames = 0
    let counter = FrameCounter { frames += 1 }
    let link = CADisplayLink(target: counter, selector: #selector(FrameCounter.step(_:)))
    link.add(to: .main, forMode: .common)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
    link.invalidate()
    XCTAssertEqual(Double(frames), 30, accuracy: 1)
  }

  func testFails() { XCTAssertEqual(1, 2) }
}

final class FrameCounter: NSObject {
  private let count: () -> Void

  init(_ count: @escaping () -> Void) { self.count = count }

  @objc func step(_ link: CADisplayLink) { count() }
}
