import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

/// The rates of links.
@MainActor
struct CADisplayLinkRateTests {
  @MainActor
  private final class Counter {
    var count = 0
    var time = 1.0
    var spans: [Double] = []
    func step(_ link: CADisplayLink) {
      count += 1
      spans.append(link.targetTimestamp - link.timestamp)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let counter = Counter()

  init() {
    window.isHidden = false
    window.advance(to: counter.time)
  }

  /// Returns the number of calls in a second for a rate.
  private func calls(_ change: (CADisplayLink) -> Void) -> Int {
    // The links of a program follow the window that moved last.
    window.advance(to: counter.time)
    let link = CADisplayLink(target: counter, selector: Counter.step)
    change(link)
    link.add(to: .main, forMode: .common)
    counter.count = 0
    counter.time += 1
    window.advance(to: counter.time)
    link.invalidate()
    return counter.count
  }

  @Test func `the older forms of the rate agree with each other`() {
    let link = CADisplayLink(target: counter, selector: Counter.step)
    expect(link.preferredFramesPerSecond == 0 && link.frameInterval == 1)
    expect(link.preferredFrameRateRange, equals: .default)
    link.preferredFramesPerSecond = 30
    expect(link.frameInterval, equals: 2)
    expect(
      link.preferredFrameRateRange,
      equals: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30))
    link.frameInterval = 3
    expect(link.preferredFramesPerSecond == 20 && link.frameInterval == 3)
    link.frameInterval = 100
    expect(link.preferredFramesPerSecond == 1 && link.frameInterval == 60)
    link.frameInterval = 1
    expect(link.preferredFramesPerSecond, equals: 0)
    link.preferredFramesPerSecond = 100
    expect(link.frameInterval, equals: 1)
    link.preferredFramesPerSecond = 0
    expect(link.preferredFrameRateRange, equals: .default)
  }

  @Test func `a range of rates holds its numbers`() {
    let range = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 10)
    expect((range.minimum, range.maximum, range.preferred) == (10, 60, 10))
    expect(CAFrameRateRange(minimum: 10, maximum: 60, preferred: 60).preferred, equals: 60)
    expect(CAFrameRateRange(minimum: 10, maximum: 60, preferred: 0).preferred, equals: 0)
    expectNil(CAFrameRateRange(minimum: 0, maximum: 0).preferred)
    expect(
      CAFrameRateRange.default.minimum == 0 && CAFrameRateRange.default.maximum == 0
        && CAFrameRateRange.default.preferred == 0)
  }

  @Test func `a link is called at the lowest rate that is not below the wish`() {
    let rate = calls { _ in }
    expect(rate == 60 || rate == 120)
    expect(calls { $0.preferredFramesPerSecond = rate }, equals: rate)
    expect(calls { $0.preferredFramesPerSecond = rate / 2 }, equals: rate / 2)
    expect(calls { $0.preferredFramesPerSecond = rate / 2 + 1 }, equals: rate)
    expect(calls { $0.preferredFramesPerSecond = rate / 3 }, equals: rate / 3)
    expect(calls { $0.preferredFramesPerSecond = rate / 3 - 1 }, equals: rate / 3)
    expect(
      calls {
        $0.preferredFrameRateRange = CAFrameRateRange(
          minimum: 1, maximum: Float(rate), preferred: Float(rate / 4))
      }, equals: rate / 4)
    expect(
      calls {
        $0.preferredFrameRateRange = CAFrameRateRange(
          minimum: 1, maximum: Float(rate / 2), preferred: 0)
      }, equals: rate / 2)
    expect(calls { $0.isPaused = true }, equals: 0)
  }
}
