import Expectations
import PantographTuning
import Testing

/// The cost of mistakes and its standard error.
struct ErrorTallyTests {
  @Test func `the error of a cost is that of a sum of independent recordings`() {
    var tally = ErrorTally()
    tally.recordings = 100
    tally.lost = 20
    var costs = ErrorCosts()
    costs.lost = 2
    expect(tally.cost(costs), equals: 40)
    // 100 · p · (1 - p) · 2² with p = 0.2, and its root.
    expect(abs(tally.costError(costs) - 8), isBelow: 1e-12)
    tally.lost = 100
    expect(tally.costError(costs), equals: 0)
  }

  @Test func `one recording says nothing about others, so its cost is its error`() {
    var tally = ErrorTally()
    tally.recordings = 1
    tally.missed = 1
    expect(tally.costError(ErrorCosts()), equals: tally.cost(ErrorCosts()))
  }
}
