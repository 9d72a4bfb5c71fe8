import Testing
import UIKit

@MainActor
@Suite struct LayerTimeScrubberTests {
  let duration = 0.35
  let window = UIWindow(frame: .zero)
  let container = CALayer()
  let moving = CALayer()

  init() {
    window.layer.addSublayer(container)
    container.addSublayer(moving)
    moving.position = CGPoint(x: 100, y: 100)
  }

  private var x: Double { Double(moving.presentation()!.position.x) }

  private func scrubber(at start: Double = 5) -> LayerTimeScrubber {
    window.advance(to: start)
    let scrubber = LayerTimeScrubber(container, duration: duration)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = duration
    moving.add(animation, forKey: nil)
    return scrubber
  }

  private let even = UICubicTimingParameters(animationCurve: .linear)

  @Test(arguments: [
    (LayerTimeScrubber.End.end, 0.25, 0.2625), (.end, 0.5, 0.175), (.end, 0.75, 0.0875),
    (.start, 0.25, 0.0875), (.start, 0.5, 0.175), (.start, 0.75, 0.2625),
  ])
  func `the rest takes its share of the duration, by the speed`(
    end: LayerTimeScrubber.End, progress: Double, seconds: Double
  ) {
    for speed in [1, 0.5, 2] as [Double] {
      let test = LayerTimeScrubberTests()
      let scrubber = test.scrubber()
      scrubber.progress = progress
      #expect(abs(scrubber.remainingTime(to: end, speed: speed) - seconds / speed) < 1e-12)
      var ended = false
      scrubber.run(to: end, speed: speed, timing: even) { ended = true }
      #expect(abs(test.x - progress * 100) < 1e-9, "no step at the hand-off")
      test.window.advance(to: 5 + seconds / speed / 2)
      let target = end == .end ? 100.0 : 0
      #expect(abs(test.x - (progress * 100 + target) / 2) < 1e-9)
      test.window.advance(to: 5 + seconds / speed - 1e-6)
      #expect(!ended && test.moving.animationKeys() != nil)
      test.window.advance(to: 5 + seconds / speed + 1e-6)
      #expect(ended && test.moving.animationKeys() == nil && test.container.speed == 1)
    }
  }

  @Test func `the curve covers the rest alone`() {
    let scrubber = scrubber()
    scrubber.progress = 0.5
    scrubber.run(to: .end, timing: UICubicTimingParameters(animationCurve: .easeIn)) {}
    window.advance(to: 5 + 0.175 / 2)
    // Half the time of easeIn is 0.3153… of the way.
    #expect(abs(x - (50 + 50 * 0.315357)) < 1e-3)
  }

  @Test func `moved to its end nothing ends, and the next time it is told it does`() {
    let scrubber = scrubber()
    var ended = false
    scrubber.progress = 1
    window.advance(to: 9)
    #expect(x == 100 && moving.animationKeys() != nil)
    scrubber.run(to: .end) { ended = true }
    #expect(!ended)
    window.advance(to: 9)
    #expect(ended && moving.animationKeys() == nil)
  }

  @Test func `cancelled where it began it comes to its end the next time it is told`() {
    let scrubber = scrubber(at: 0.1)
    var log: [String] = []
    scrubber.run(to: .start) { log.append("back") }
    #expect(log.isEmpty)
    window.advance(to: 0.1)
    #expect(log == ["back"] && moving.animationKeys() == nil)
  }

  @Test func `a clock that has hardly begun plays nothing again after a cancel`() {
    let scrubber = scrubber(at: 0.01)
    scrubber.progress = 0.2
    scrubber.run(to: .start) {}
    window.advance(to: 0.2)
    #expect(moving.animationKeys() == nil)
  }

  @Test func `what lasts longer than the whole goes on without a step`() {
    let scrubber = scrubber()
    let long = CABasicAnimation(keyPath: "position.y")
    (long.fromValue, long.duration) = (0, duration * 2)
    moving.add(long, forKey: "long")
    scrubber.progress = 0.5
    scrubber.run(to: .end, timing: even) {}
    window.advance(to: 5.175)
    #expect(abs(moving.presentation()!.position.y - 50) < 1e-6)
    window.advance(to: 5.35)
    #expect(abs(moving.presentation()!.position.y - 75) < 1e-6)
  }

  @Test func `nonsense is limited or not heard`() {
    let scrubber = scrubber()
    scrubber.progress = 0.5
    scrubber.progress = .nan
    #expect(scrubber.progress == 0.5)
    scrubber.progress = .infinity
    #expect(scrubber.progress == 1)
    scrubber.progress = -3
    #expect(scrubber.progress == 0)
    #expect(scrubber.remainingTime(to: .end, speed: 0) == duration)
    #expect(scrubber.remainingTime(to: .end, speed: .nan) == duration)
    var ends = 0
    scrubber.run(to: .end) { ends += 1 }
    scrubber.run(to: .start) { ends += 1 }
    scrubber.progress = 0.7
    window.advance(to: 9)
    #expect(ends == 1 && scrubber.progress == 1)
  }

  @Test func `taken in hand again on its way it stands where it was`() {
    let scrubber = scrubber()
    scrubber.run(to: .end, timing: even) { Issue.record("it was held") }
    window.advance(to: 5.1)
    let before = x
    scrubber.hold()
    window.advance(to: 6)
    #expect(scrubber.isHeld && abs(x - before) < 1e-9)
    var ended = false
    scrubber.run(to: .start) { ended = true }
    window.advance(to: 7)
    #expect(ended)
  }

  @Test func `a spring takes over the speed of the hand`() {
    let scrubber = scrubber()
    scrubber.progress = 0.5
    // 400 points a second over 50 that are left.
    scrubber.run(
      to: .end,
      timing: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 400.0 / 50, dy: 0))
    ) {}
    window.advance(to: 5 + 1e-5)
    #expect(abs((x - 50) / 1e-5 - 400) < 4)
  }

  @Test func `moments are the same in any order while it runs`() {
    let scrubber = scrubber()
    scrubber.progress = 0.3
    scrubber.run(to: .end) {}
    let times = (0...20).map { 5 + Double($0) * 0.01 }
    let forwards = times.map { time in
      window.advance(to: time)
      return x
    }
    #expect(zip(forwards, forwards.dropFirst()).allSatisfy { $0 < $1 })
  }
}
