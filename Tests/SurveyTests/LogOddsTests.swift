import Expectations
import Foundation
import Testing

@testable import PantographSurvey

/// Limits of a share on the scale of log odds.
struct LogOddsTests {
  @Test func `the limits are as far from the share on that scale as the reach`() {
    // The slope of the scale is 4 at a half, so that 0.1 are 0.4 there.
    let (low, high) = GroupedDistribution.odds(0.5, 0.1)
    expect(abs(log(low / (1 - low)) + 0.4) < 1e-12 && abs(log(high / (1 - high)) - 0.4) < 1e-12)
    let (below, above) = GroupedDistribution.odds(0.2, 0.08)
    expect(abs(log(below / (1 - below)) - log(0.25) + 0.5), isBelow: 1e-12)
    expect(abs(log(above / (1 - above)) - log(0.25) - 0.5), isBelow: 1e-12)
  }

  @Test func `a share of nothing or all, or without reach, is its own limits`() {
    for (share, reach) in [(0.0, 0.1), (1, 0.1), (0.5, 0)] {
      let limits = GroupedDistribution.odds(share, reach)
      expect(limits.low == share && limits.high == share)
    }
  }

  @Test func `a reach without end is cut at 500, which has finite limits`() {
    let (low, high) = GroupedDistribution.odds(0.5, 1e9)
    expect(abs(log(low) + 500) < 1e-9 && high == 1)
    expect(GroupedDistribution.odds(0.5, 124.9).low, isAbove: low)
  }
}
