import Expectations
import Testing

@testable import PantographTuning

struct DistributionTests {
  @Test(arguments: [
    (1, 12.706204736), (4, 2.776445105), (9, 2.262157163), (29, 2.045229642), (1000, 1.962339081),
  ])
  func `Student's limits are those of the tables`(freedom: Int, limit: Double) {
    expect(abs(StudentDistribution.limit(0.05, freedom: freedom) - limit), isBelow: 1e-8)
    expect(abs(StudentDistribution.chance(limit, freedom: freedom) - 0.05), isBelow: 1e-9)
    expect(abs(StudentDistribution.chance(-limit, freedom: freedom) - 0.05), isBelow: 1e-9)
  }

  @Test func `Student's chances reach far out`() {
    expect(abs(StudentDistribution.chance(2.5, freedom: 4) - 0.06676654481), isBelow: 1e-10)
    expect(abs(StudentDistribution.chance(8, freedom: 12) - 3.759898224e-6), isBelow: 1e-14)
    expect(abs(StudentDistribution.chance(1, freedom: 1) - 0.5), isBelow: 1e-12)
    expect(StudentDistribution.chance(0, freedom: 3), equals: 1)
    expect(StudentDistribution.chance(.infinity, freedom: 3), equals: 0)
  }

  @Test func `the beta distribution is the tables'`() {
    expect(abs(BetaDistribution.cumulative(0.3, 2.5, 7.1) - 0.6490225790210132), isBelow: 1e-12)
    expect(abs(BetaDistribution.cumulative(0.999, 300, 2) - 0.9629191418029293), isBelow: 1e-12)
    expect(BetaDistribution.cumulative(0, 2, 3) == 0 && BetaDistribution.cumulative(1, 2, 3) == 1)
    expect(abs(BetaDistribution.quantile(0.6490225790210132, 2.5, 7.1) - 0.3), isBelow: 1e-11)
  }

  @Test func `the limits of a share are Clopper and Pearson's`() {
    let some = ExactLimits.share(3, of: 30)
    expect(abs(some.low - 0.02111714) < 1e-7 && abs(some.high - 0.26528845) < 1e-7)
    let none = ExactLimits.share(0, of: 30)
    expect(none.low == 0 && abs(none.high - 0.11570330822) < 1e-10)
    expect(ExactLimits.share(30, of: 30).high, equals: 1)
  }

  @Test func `recordings without a mistake have a limit, in units of the dearest mistake`() {
    let none = ExactLimits.interval(mean: 0, squares: 0, count: 30, dearest: 2)
    expect(none.low == 0 && abs(none.high - 2 * 0.11570330822) < 1e-9)
    // Mistakes of equal cost: the interval of the share, except that one dearest mistake is also counted.
    let some = ExactLimits.interval(mean: 0.1, squares: 0.1, count: 30, dearest: 1)
    expect(abs(some.low - 0.02111714) < 1e-7 && abs(some.high - 0.26528845) < 1e-7)
  }

  @Test func `an interval of half the width takes four times the people`() throws {
    let some = try #require(SampleSize.people(spread: 1, within: 0.2))
    expect(some, equals: 99)
    let more = try #require(SampleSize.people(spread: 1, within: 0.1))
    expect((380...392).contains(more))
    expectNil(SampleSize.people(spread: 1, within: 0.0001))
    expectNil(SampleSize.people(spread: 1, within: 0))
  }
}
