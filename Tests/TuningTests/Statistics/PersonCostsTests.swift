import PantographGestures
import Testing

@testable import PantographTuning

@Suite struct PersonCostsTests {
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
    #expect(costs.mean == 0.5 && costs.units == 2)
    var unknown = PersonCosts(summary([0, -1, 1, 1]))
    for cost in [1.0, 0, 0, 0] { unknown.add(cost, of: -1) }
    #expect(unknown.mean == 0.25 && unknown.units == 4)
  }

  @Test func `the lower limit is Student's over the people, the upper one leans up`() {
    let means = [0.2, 0.3, 0.25, 0.35, 0.15]
    var costs = PersonCosts(summary(Array(0..<5)))
    // So many recordings that only the differences between people matter.
    for (person, mean) in means.enumerated() {
      for _ in 0..<10_000 { costs.add(mean, of: person) }
    }
    let error = 0.0790569415 / 5.0.squareRoot()
    #expect(abs(costs.standardError - error) < 1e-9)
    let interval = costs.interval(.fixed, dearest: 1)
    #expect(abs(interval.low - (0.25 - 2.776445105 * error)) < 1e-8)
    let odds = 1.0 / 3 * 1.6878
    #expect(interval.high > 0.25 + 2.776445105 * error)
    #expect(abs(interval.high - odds / (1 + odds)) < 0.001)
    let chosen = costs.interval(.chosen, dearest: 1)
    #expect(abs(chosen.low - (0.25 - 1.118 * 2.776445105 * error)) < 1e-8)
    #expect(chosen.high > interval.high)
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
    let alone = heldOut.interval(.chosen, dearest: 2)
    let expected = heldOut.expected(inSample: final, dearest: 2)
    #expect(alone.low > 0.3 && expected.low < 0.22 && expected.low > 0.18)
    #expect(expected.high == alone.high)
  }

  @Test func `no interval is narrower than the recordings alone allow`() {
    var costs = PersonCosts(summary(Array(0..<6)))
    for person in 0..<6 { for _ in 0..<5 { costs.add(0, of: person) } }
    let interval = costs.interval(.fixed, dearest: 2)
    #expect(interval.low == 0 && abs(interval.high - 0.2314066) < 1e-6)
  }

  @Test func `a paired difference is Student's test over the people`() {
    var gains = PersonGains(summary(Array(0..<5)))
    for (person, mean) in [0.2, 0.3, 0.25, 0.35, 0.15].enumerated() {
      for _ in 0..<10_000 { gains.add(mean, of: person) }
    }
    let t = 0.25 / (0.0790569415 / 5.0.squareRoot())
    #expect(
      abs(gains.chance(variance: 1, dearest: 1) - StudentDistribution.chance(t, freedom: 4)) < 1e-9)
    // Nadeau and Bengio's variance for five people, each left out once: 1/5 plus 1/4.
    #expect(
      abs(
        gains.chance(variance: 2.25, dearest: 1) - StudentDistribution.chance(t / 1.5, freedom: 4))
        < 1e-9)
    #expect(gains.peopleNeeded(variance: 1) == 3)
  }

  @Test func `people who are alike by chance are no more sure than their recordings`() {
    var gains = PersonGains(summary(Array(0..<5)))
    for person in 0..<5 {
      for index in 0..<20 { gains.add(index == 0 ? 1 : 0, of: person) }
    }
    #expect(gains.standardError == 0)
    #expect(abs(gains.leastError - 5.0.squareRoot() / 100) < 1e-12)
    #expect(gains.chance(variance: 1, dearest: 1) > 0.04)
    #expect(gains.interval(variance: 1, dearest: 2).low < 0.001)
  }
}
