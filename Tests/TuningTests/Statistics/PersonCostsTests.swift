import Expectations
import PantographGestures
import PantographMotion
import Testing

@testable import PantographTuning

struct PersonCostsTests {
  /// Samples of these people; only the person of each sample matters here.
  private func summary(_ people: [Int]) -> SampleSummary {
    SampleSummary(
      people.map {
        Sample(label: $0 % 2 == 0 ? .finish : .cancel, person: $0, device: 0, trials: [])
      }
    )
  }

  @Test func `each person counts the same, however many recordings they made`() {
    var costs = PersonCosts(summary([0, 1, 1, 1]))
    costs.add(1, of: 0)
    for _ in 0..<3 { costs.add(0, of: 1) }
    expect(costs.mean == 0.5 && costs.units == 2)
    var unknown = PersonCosts(summary([0, -1, 1, 1]))
    for cost in [1.0, 0, 0, 0] { unknown.add(cost, of: -1) }
    expect(unknown.mean == 0.25 && unknown.units == 4)
  }

  @Test func `both limits are Student's on the scale of log odds, the upper one a tenth further`() {
    let means = [0.2, 0.3, 0.25, 0.35, 0.15]
    var costs = PersonCosts(summary(Array(0..<5)))
    // So many recordings that only the differences between people matter.
    for (person, mean) in means.enumerated() {
      for _ in 0..<10_000 { costs.add(mean, of: person) }
    }
    let error = 0.0790569415 / 5.0.squareRoot()
    expect(abs(costs.standardError - error), isBelow: 1e-9)
    let interval = costs.interval(.fixed, dearest: 1)
    // The derivative of the log odds at a share of 0.25 is 1 / (0.25 × 0.75).
    let width = 2.776445105 * error / 0.1875
    func share(_ width: Double) -> Double { 1 / (1 + 3 * Mathematics.exp(-width)) }
    expect(abs(interval.low - share(-width)), isBelow: 1e-8)
    expect(interval.low, isAbove: 0.25 - 2.776445105 * error)
    expect(abs(interval.high - share(1.1 * width)), isBelow: 1e-8)
    let chosen = costs.interval(.chosen(people: 5), dearest: 1)
    expect(chosen.low, equals: interval.low)
    expect(abs(chosen.high - share(2.1.squareRoot() * width)), isBelow: 1e-8)
    expect(costs.interval(.chosen(people: 3), dearest: 1), equals: chosen)
    expect(costs.interval(.chosen(people: 8), dearest: 1).high, isBelow: chosen.high)
  }

  @Test func `an expected cost may be as low as that of the final choice`() {
    // Two groups of people: a choice without one person follows the other group.
    let summary = summary(Array(0..<6))
    var (heldOut, final) = (PersonCosts(summary), PersonCosts(summary))
    for person in 0..<6 {
      for index in 0..<100 {
        heldOut.add(index < 40 + person ? 1 : 0, of: person)
        final.add(index < 20 + person ? 1 : 0, of: person)
      }
    }
    let alone = heldOut.interval(.chosen(people: 6), dearest: 2)
    let expected = heldOut.expected(inSample: final, dearest: 2)
    expect(alone.low > 0.3 && expected.low < 0.22 && expected.low > 0.18)
    expect(expected.high, equals: alone.high)
  }

  @Test func `no interval is narrower than the recordings alone allow`() {
    var costs = PersonCosts(summary(Array(0..<6)))
    for person in 0..<6 { for _ in 0..<5 { costs.add(0, of: person) } }
    let interval = costs.interval(.fixed, dearest: 2)
    expect(interval.low == 0 && abs(interval.high - 0.2314066) < 1e-6)
  }

  @Test func `a paired difference is Student's test over the people`() {
    var gains = PersonGains(summary(Array(0..<5)))
    for (person, mean) in [0.2, 0.3, 0.25, 0.35, 0.15].enumerated() {
      for _ in 0..<10_000 { gains.add(mean, of: person) }
    }
    let t = 0.25 / (0.0790569415 / 5.0.squareRoot())
    expect(
      abs(gains.chance(variance: 1, dearest: 1) - StudentDistribution.chance(t, freedom: 4)),
      isBelow: 1e-9)
    // Nadeau and Bengio's variance for five people, each left out once: 1/5 plus 1/4.
    expect(
      abs(
        gains.chance(variance: 2.25, dearest: 1) - StudentDistribution.chance(t / 1.5, freedom: 4)),
      isBelow: 1e-9)
    expect(gains.peopleNeeded(variance: 1), equals: 3)
  }

  @Test func `the gain of choices may be much smaller than that of their people`() {
    var gains = PersonGains(summary(Array(0..<5)))
    for (person, mean) in [0.2, 0.3, 0.25, 0.35, 0.15].enumerated() {
      for _ in 0..<10_000 { gains.add(mean, of: person) }
    }
    let reach = 2.776445105 * 0.0790569415 / 5.0.squareRoot()
    let (fixed, chosen) = (
      gains.interval(.fixed, dearest: 1), gains.interval(.chosen, dearest: 1)
    )
    expect(abs(fixed.low - 0.25 + reach) < 1e-8 && abs(fixed.high - 0.25 - reach) < 1e-8)
    expect(abs(chosen.low - 0.25 + 2 * reach) < 1e-8 && chosen.high == fixed.high)
    let turned = gains.interval(.onChosen, dearest: 1)
    expect(turned.low == fixed.low && abs(turned.high - 0.25 - 2 * reach) < 1e-8)
  }

  @Test func `people who are alike by chance are no more sure than their recordings`() {
    var gains = PersonGains(summary(Array(0..<5)))
    for person in 0..<5 {
      for index in 0..<20 { gains.add(index == 0 ? 1 : 0, of: person) }
    }
    expect(gains.standardError, equals: 0)
    expect(abs(gains.leastError - 5.0.squareRoot() / 100), isBelow: 1e-12)
    expect(gains.chance(variance: 1, dearest: 1), isAbove: 0.04)
    expect(gains.interval(.fixed, dearest: 2).low, isBelow: 0.001)
  }
}
