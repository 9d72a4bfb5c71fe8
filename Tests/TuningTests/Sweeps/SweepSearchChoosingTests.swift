import Expectations
import PantographGestures
import Testing

@testable import PantographTuning

struct SweepSearchChoosingTests {
  /// People who mean to finish from these shares of the distance, each with a drag to every 40th of it.
  private func samples(_ turns: [Double]) -> [Sample] {
    turns.enumerated().flatMap { person, turn in
      (5...35).map { step in
        let progress = (Double(step) + 0.5) / 40
        let inputs = ReleaseInputs(distance: progress * 700, length: 700, velocity: 0)
        return Sample(
          label: progress > turn ? .finish : .cancel, person: person, device: 0,
          trials: [Trial(end: .released, inputs: inputs, pointsPerMillimetre: 6)])
      }
    }
  }

  private func chosen(_ turns: [Double], unwanted: Double = 2) throws -> (Double?, least: Double?) {
    let number = try #require(ThresholdNumber("finish.progress"))
    let axis = try SweepAxis(number, (4...16).map { "\(Double($0) * 5 / 100)" })
    let sweep = Sweep(InteractionThresholds(), [axis])
    var costs = ErrorCosts()
    costs.unwanted = unwanted
    let search = SweepSearch(
      sweep, TrialPlan(sweep, policies: [], updates: nil),
      in: TunedScene(direction: .down, length: 700), costs: costs, mode: .grid)
    let samples = samples(turns)
    let counts = search.count(samples)
    let all = counts.costs(costs)
    let least = all.indices.min { all[$0] < all[$1] } ?? 0
    func progress(_ combination: Int) -> Double? {
      number.number(in: sweep.thresholds(combination))
    }
    return (progress(search.chosen(samples, counts)), progress(least))
  }

  @Test func `what was before is kept where nobody gains`() throws {
    try expect(chosen(Array(repeating: 0.5, count: 6)).0, equals: 0.5)
  }

  @Test func `what all gain alike is taken, however far it is`() throws {
    try expect(chosen(Array(repeating: 0.35, count: 6)).0, equals: 0.35)
    try expect(chosen(Array(repeating: 0.65, count: 6)).0, equals: 0.65)
  }

  @Test func `what one person gains does not lead where the others gain less`() throws {
    let choice = try chosen([0.45, 0.45, 0.45, 0.45, 0.45, 0.2], unwanted: 0.1)
    expect(choice.least, equals: 0.2)
    expect((choice.0 ?? 0), isAtLeast: 0.4)
  }

  @Test func `a verdict asks for more the more people chose along`() {
    let factors = [5, 8, 10, 20, 30].map { GainEstimate.testVariance(people: $0) }
    expect(factors == factors.sorted() && factors[0] == 1.1)
    expect(GainEstimate.testVariance(people: 100_000), isBelow: PersonGains.Variance.chosen.low)
  }

  @Test func `a choice is not further away than three quarters of the choices from fewer people`()
    throws
  {
    let number = try #require(ThresholdNumber("finish.progress"))
    let axis = try SweepAxis(number, (4...16).map { "\(Double($0) * 5 / 100)" })
    let sweep = Sweep(InteractionThresholds(), [axis])
    let start = [6]
    expect(sweep.steady(2, among: [2, 2, 3, 2], from: start), equals: 2)
    expect(sweep.steady(2, among: [2, 3, 3, 2], from: start), equals: 3)
    expect(sweep.steady(2, among: [2, 3, 4, 2], from: start), equals: 3)
    expect(sweep.steady(2, among: [6, 6, 6, 5], from: start), equals: 5)
    expect(sweep.steady(2, among: [6, 6, 6, 6], from: start), equals: 2)
    expect(sweep.steady(6, among: [2, 2, 2, 2], from: start), equals: 6)
    expect(sweep.steady(3, among: [1, 1, 1, 1], from: start), equals: 3)
  }
}
