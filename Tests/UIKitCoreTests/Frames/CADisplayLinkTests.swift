import Expectations
import Testing
import UIKit

@MainActor
struct CADisplayLinkTests {
  @MainActor
  private final class Listener {
    var times: [Double] = []
    var work: ((CADisplayLink) -> Void)?

    func step(_ link: CADisplayLink) {
      times.append(link.timestamp)
      expect(CACurrentMediaTime(), equals: link.timestamp)
      work?(link)
    }

    func count() { times.append(-1) }
  }

  let window = UIWindow(frame: .zero)

  private func frames(_ numbers: [Int], of rate: Double = 60) -> [Double] {
    numbers.map { Double($0) / rate }
  }

  @Test func `it is called for each frame, however far apart the tellings`() {
    for tellings in [[0.1], [0.01, 0.011, 0.04, 0.0999, 0.1]] {
      let test = CADisplayLinkTests()
      let listener = Listener()
      let link = CADisplayLink(target: listener, selector: Listener.step)
      test.window.advance(to: 0)
      link.add(to: .main, forMode: .common)
      expect(link.timestamp, equals: 0)
      for time in tellings { test.window.advance(to: time) }
      expect(listener.times, equals: frames([1, 2, 3, 4, 5, 6]))
      expect(link.duration == 1.0 / 60 && link.targetTimestamp == 7.0 / 60)
      link.invalidate()
    }
  }

  @Test func `it asks for fewer frames and gets a whole part of the screen's`() {
    let listener = Listener()
    window.screen = UIScreen(bounds: .zero, maximumFramesPerSecond: 120)
    let link = CADisplayLink(target: listener, selector: Listener.step)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 60, preferred: 30)
    window.advance(to: 0)
    link.add(to: .main, forMode: .common)
    window.advance(to: 0.1)
    expect(listener.times, equals: frames([1, 5, 9], of: 120))
    expect(abs(link.targetTimestamp - 13.0 / 120), isBelow: 1e-12)
    // 50 does not divide 120, so the next higher divisor counts.
    link.preferredFramesPerSecond = 50
    listener.times = []
    window.advance(to: 0.15)
    expect(listener.times, equals: frames([13, 15, 17], of: 120))
    link.invalidate()
  }

  @Test func `paused it is silent, in two modes it is called once, in none not at all`() {
    let listener = Listener()
    let link = CADisplayLink(target: listener, selector: Listener.count)
    window.advance(to: 0)
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .tracking)
    window.advance(to: 1.5 / 60)
    expect(listener.times.count, equals: 1)
    link.isPaused = true
    window.advance(to: 3.5 / 60)
    expect(listener.times.count, equals: 1)
    link.isPaused = false
    link.remove(from: .main, forMode: .default)
    window.advance(to: 4.5 / 60)
    expect(listener.times.count, equals: 2)
    link.remove(from: .main, forMode: .tracking)
    window.advance(to: 1)
    expect(listener.times.count, equals: 2)
  }

  @Test func `invalidated, from within its call too, it lets its target go`() {
    weak var target: Listener?
    do {
      let listener = Listener()
      target = listener
      listener.work = { if $0.timestamp > 2.5 / 60 { $0.invalidate() } }
      let link = CADisplayLink(target: listener, selector: Listener.step)
      window.advance(to: 0)
      link.add(to: .main, forMode: .common)
    }
    window.advance(to: 2.5 / 60)
    expect(target?.times, equals: frames([1, 2]))
    window.advance(to: 1)
    expectNil(target)
  }

  @Test func `animations that end with a frame have ended when it is called`() {
    let view = UIView(frame: .zero)
    window.addSubview(view)
    window.advance(to: 0)
    var log: [String] = []
    let listener = Listener()
    listener.work = { _ in log.append("frame") }
    let link = CADisplayLink(target: listener, selector: Listener.step)
    link.add(to: .main, forMode: .common)
    UIView.animate(withDuration: 1.0 / 60) {
      view.alpha = 0
    } completion: { _ in
      log.append("end")
    }
    window.advance(to: 2.0 / 60)
    link.invalidate()
    expect(log, equals: ["end", "frame", "frame"])
  }

  @Test func `a range that goes down is refused, and so is an invalidated link`() async {
    await #expect(processExitsWith: .failure) {
      _ = CAFrameRateRange(minimum: 60, maximum: 30)
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let link = CADisplayLink(target: UIView(), selector: UIView.layoutSubviews)
        link.invalidate()
        link.add(to: .main, forMode: .common)
      }
    }
  }

  @Test(arguments: [9e12, 1e15, 1e300, Double.greatestFiniteMagnitude])
  func `of a gap it is called for the last hour alone`(end: Double) {
    let listener = Listener()
    let link = CADisplayLink(target: listener, selector: Listener.count)
    window.advance(to: 1)
    link.add(to: .main, forMode: .common)
    window.advance(to: end)
    // The frame that was due when the gap began, then one hour; none if times are too large for seconds.
    expect(listener.times.count, isAtMost: 216_002)
    if end == 9e12 { expect(listener.times.count, isAtLeast: 215_999) }
    link.invalidate()
  }
}
