import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Runs and times within them, at the ends of runs and beyond, with every property of the timing.
struct AnimationMomentTests {
  private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming()
    change(&timing)
    return timing
  }

  /// The run and the time in it of an animation of 2 seconds that begins at 10.
  private func moment(
    _ timing: MediaTiming, _ time: Double, duration: Double = 2,
    end: AnimationMoment.End = .filled
  ) -> [Double]? {
    AnimationMoment(timing, begin: 10, duration: duration, end: end, at: time)
      .map { [Double($0.runs), $0.time] }
  }

  @Test func `one run`() {
    let plain = timing()
    expect(moment(plain, 9.99) == nil && moment(plain, 10) == [0, 0])
    expect(moment(plain, 11.5) == [0, 1.5] && moment(plain, 12) == nil)
    expect(moment(plain, 12, end: .shownAt), equals: [0, 2])
    expectNil(moment(plain, 12.01, end: .shownAt))
    expectNil(moment(plain, 12, end: .forgotten))
  }

  @Test func `the fill mode shows what is before and after`() {
    let before = timing { $0.fillMode = .backwards }
    expect(moment(before, 3) == [0, 0] && moment(before, 12) == nil)
    let after = timing { $0.fillMode = .forwards }
    expect(moment(after, 3) == nil && moment(after, 12) == [0, 2] && moment(after, 90) == [0, 2])
    expectNil(moment(after, 12, end: .forgotten))
    expect(moment(after, 90, end: .shownAt), equals: [0, 2])
    let both = timing { $0.fillMode = .both }
    expect(moment(both, 3) == [0, 0] && moment(both, 90) == [0, 2])
  }

  @Test func `a speed shortens the time`() {
    let fast = timing { $0.speed = 2 }
    expect(moment(fast, 10.5) == [0, 1] && moment(fast, 11) == nil)
    let slow = timing { $0.speed = 0.5 }
    expect(moment(slow, 12) == [0, 1] && moment(slow, 14) == nil)
    let still = timing { $0.speed = 0 }
    expect(moment(still, 3) == [0, 0] && moment(still, 90) == [0, 0])
    let back = timing { $0.speed = -1 }
    expect(moment(back, 10) == [0, 2] && moment(back, 11.5) == [0, 0.5])
    expect(moment(back, 9) == nil && moment(back, 12) == nil)
  }

  @Test func `each run of a repeated animation begins with its first value`() {
    let twice = timing { $0.repeatCount = 2.5 }
    expect(moment(twice, 11) == [0, 1] && moment(twice, 12) == [1, 0])
    expect(moment(twice, 13.5) == [1, 1.5] && moment(twice, 14.5) == [2, 0.5])
    expectNil(moment(twice, 15))
    let filled = timing {
      $0.repeatCount = 2
      $0.fillMode = .forwards
    }
    expect(moment(filled, 14), equals: [1, 2], "the end belongs to the last run")
    let long = timing { $0.repeatDuration = 5 }
    expect(moment(long, 14) == [2, 0] && moment(long, 14.9).map { $0[0] } == 2)
    expectNil(moment(long, 15))
    let endless = timing { $0.repeatCount = .infinity }
    expect(moment(endless, 2011), equals: [1000, 1])
  }

  @Test func `back and forth, a run is twice as long`() {
    let back = timing { $0.autoreverses = true }
    expect(moment(back, 11.5) == [0, 1.5] && moment(back, 12.5) == [0, 1.5])
    expect(moment(back, 13.5) == [0, 0.5] && moment(back, 14) == nil)
    let twice = timing {
      $0.autoreverses = true
      $0.repeatCount = 2
      $0.fillMode = .forwards
    }
    expect(moment(twice, 14.5) == [1, 0.5] && moment(twice, 16.5) == [1, 1.5])
    expect(moment(twice, 18), equals: [1, 0], "it ends where it began")
  }

  @Test func `an offset begins in the middle, and what it skips comes last`() {
    let offset = timing { $0.timeOffset = 0.5 }
    expect(moment(offset, 10) == [0, 0.5] && moment(offset, 11.25) == [0, 1.75])
    expect(moment(offset, 11.5) == [0, 2] && moment(offset, 11.75) == [0, 0.25])
    let before = timing { $0.timeOffset = -0.5 }
    expect(moment(before, 10) == [0, 1.5] && moment(before, 11) == [0, 0.5])
    let still = timing {
      $0.speed = 0
      $0.timeOffset = 1.25
    }
    expect(moment(still, 3), equals: [0, 1.25])
  }

  @Test func `with an offset, a last run that is not complete goes on evenly`() {
    let offset = timing {
      $0.timeOffset = 0.5
      $0.repeatCount = 1.5
      $0.fillMode = .forwards
    }
    // Runs of 2 seconds from second 10 on; the third second is the half run's.
    expect(moment(offset, 11) == [0, 1.5] && moment(offset, 12.25) == [1, 0.75])
    expect(moment(offset, 12.75) == [1, 1.25] && moment(offset, 13) == [1, 1.5])
    expect(moment(offset, 99), equals: [1, 1.5])
    let back = timing {
      $0.timeOffset = 1
      $0.repeatCount = 0.75
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    expect(moment(back, 10) == [0, 1] && moment(back, 12) == [0, 1])
    expect(moment(back, 13) == [0, 0] && moment(back, 99) == [0, 0])
  }

  @Test func `a duration of nothing, and one without end`() {
    let plain = timing { $0.fillMode = .forwards }
    expect(moment(plain, 10, duration: 0), equals: [0, 0])
    expect(moment(plain, 15, duration: .infinity), equals: [0, 5])
  }
}
