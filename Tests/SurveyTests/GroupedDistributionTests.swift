import Expectations
import PantographTuning
import SeededRandom
import Testing

@testable import PantographSurvey

struct GroupedDistributionTests {
  static func sketch(_ values: some Sequence<Double>, limits: [Double] = []) -> ValueSketch {
    var sketch = ValueSketch()
    for value in values { sketch.add(value, limits: limits[...]) }
    return sketch
  }

  @Test func `a group with a million values weighs as much as one with a hundred`() {
    let loud = Self.sketch((0..<1_000_000).map { _ in 10 }, limits: [20])
    let quiet = Self.sketch((0..<100).map { _ in 30 }, limits: [20])
    let both = GroupedDistribution([[loud], [quiet]])
    expect(both.count, equals: 1_000_100)
    expect(both.below(0)?.share, equals: 0.5)
    expect((both.mean - 20).magnitude, isBelow: 0.1)
    expect((both.quantile(0.49) - 10).magnitude, isBelow: 0.1)
    expect(both.quantile(0.51), equals: 30)
  }

  @Test func `the devices of one person share the person's weight`() {
    let first = [Self.sketch([1], limits: [2]), Self.sketch([3, 3, 3, 3], limits: [2])]
    let second = [Self.sketch([3], limits: [2])]
    expect(GroupedDistribution([first, second]).below(0)?.share, equals: 0.25)
  }

  @Test func `one group has figures and no intervals`() {
    let one = GroupedDistribution([[Self.sketch([1, 2, 3, 4, 5], limits: [3])]])
    expect(one.quantile(0.5), equals: 3)
    expectNil(one.interval(ofQuantile: 0.5))
    expectNil(one.meanInterval)
    expect(one.below(0), equals: GroupedDistribution.Share(share: 0.6, interval: nil))
  }

  @Test func `nothing is a distribution without values`() {
    let empty = GroupedDistribution([[], [ValueSketch()]])
    expect(empty.count, equals: 0)
    expect(empty.groups, equals: 0)
    expect(empty.quantile(0.5), equals: 0)
    expectNil(empty.below(0))
  }

  @Test func `a share that no value has is not certain to be zero`() throws {
    let groups = (0..<5).map { _ in [Self.sketch([1, 1, 1, 1], limits: [2])] }
    let share = try #require(GroupedDistribution(groups).below(0))
    expect(share.share, equals: 1)
    let interval = try #require(share.interval)
    expect(interval.high, equals: 1)
    expect(interval.low > 0.7 && interval.low < 0.9)
  }

  /// A corpus of known truth: each person's values are around the person's own middle.
  private static func corpus(
    _ people: Int, spread: Double, unequal: Bool, _ random: inout SeededGenerator
  ) -> [[ValueSketch]] {
    (0..<people).map { person in
      let middle = 100 + spread * random.normal()
      let count = unequal ? (person % 3 == 0 ? 400 : 20) : 60
      return [sketch((0..<count).map { _ in middle + 10 * random.normal() }, limits: [100, 110])]
    }
  }

  @Test(arguments: [(4, 3.0, false), (6, 15, true), (10, 10, false), (25, 20, true)])
  func `intervals cover the truth in 95 of 100 corpora`(
    people: Int, spread: Double, unequal: Bool
  ) {
    var random = SeededGenerator(seed: UInt64(people))
    let deviation = (spread * spread + 100).squareRoot()
    // The quantiles of the normal distribution at the shares that are printed.
    let truth = [-1.644854, -0.674490, 0, 0.674490, 1.644854].map { 100 + $0 * deviation }
    var covered = [Int](repeating: 0, count: truth.count)
    var coveredShares = 0
    let corpora = 400
    for _ in 0..<corpora {
      let own = GroupedDistribution(
        Self.corpus(people, spread: spread, unequal: unequal, &random))
      for (place, share) in SurveyReport.shares.enumerated() {
        guard let interval = own.interval(ofQuantile: share) else { continue }
        if interval.low ?? -.infinity <= truth[place], truth[place] <= interval.high ?? .infinity {
          covered[place] += 1
        }
      }
      if let interval = own.below(0)?.interval, interval.low <= 0.5, interval.high >= 0.5 {
        coveredShares += 1
      }
    }
    // 95 of 100, less three standard errors of 400 trials.
    let least = Int(0.917 * Double(corpora))
    for (place, count) in covered.enumerated() {
      expect(count, isAtLeast: least, "\(SurveyReport.shares[place]): \(count) of \(corpora)")
    }
    expect(coveredShares, isAtLeast: least, "share: \(coveredShares) of \(corpora)")
  }

  @Test func `intervals shrink with more people, and not with more values of the same people`() {
    func width(people: Int, values: Int) -> Double {
      var random = SeededGenerator(seed: 9)
      let groups = (0..<people).map { _ in
        let middle = 100 + 10 * random.normal()
        return [Self.sketch((0..<values).map { _ in middle + random.normal() })]
      }
      let interval = GroupedDistribution(groups).interval(ofQuantile: 0.5)
      return (interval?.high ?? 1000) - (interval?.low ?? 0)
    }
    expect(width(people: 40, values: 50), isBelow: 0.5 * width(people: 8, values: 50))
    expect(width(people: 8, values: 2_000), isAbove: 0.6 * width(people: 8, values: 50))
  }
}
