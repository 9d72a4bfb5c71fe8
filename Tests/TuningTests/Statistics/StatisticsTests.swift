import Expectations
import PantographGestures
import Testing

@testable import PantographTuning

struct StatisticsTests {
  @Test func `a plateau is taken before a peak`() throws {
    let number = try #require(ThresholdNumber("finish.progress"))
    let sweep = Sweep(
      InteractionThresholds(), [try SweepAxis(number, (0..<20).map { "0.\($0 + 10)" })])
    var costs = [Double](repeating: 100, count: 20)
    costs[2] = 10
    for index in 8...14 { costs[index] = 11 }
    let choice = SweepChoice(costs, of: sweep, error: { _ in 9 }, start: [0])
    expect(choice.combination, equals: 10)
    expect(choice.leastCost, equals: 10)
    expect(choice.plateau, equals: 8)
  }

  @Test func `mistakes have their kinds and costs`() {
    var tally = ErrorTally()
    tally.add(.finish, hasBegun: true, finishes: false)
    tally.add(.finish, hasBegun: false, finishes: false)
    tally.add(.finish, hasBegun: true, finishes: true)
    tally.add(.cancel, hasBegun: true, finishes: true)
    tally.add(.cancel, hasBegun: false, finishes: false)
    tally.add(.other, hasBegun: true, finishes: false)
    tally.add(.other, hasBegun: true, finishes: true)
    expect(tally.lost == 1 && tally.missed == 1 && tally.unwanted == 2 && tally.falseStart == 1)
    expect(tally.right, equals: 2)
    expect(tally.cost(ErrorCosts()), equals: 1 + 1 + 4 + 0.5)
  }
}

struct AgreementTests {
  @Test func `kappa is Cohen's`() throws {
    var agreement = Agreement()
    // The textbook's example: 20 and 15 agree, 5 and 10 do not.
    for _ in 0..<20 { agreement.add(.finish, .finish) }
    for _ in 0..<5 { agreement.add(.finish, .cancel) }
    for _ in 0..<10 { agreement.add(.cancel, .finish) }
    for _ in 0..<15 { agreement.add(.cancel, .cancel) }
    expect(abs(try #require(agreement.kappa) - 0.4), isBelow: 1e-12)
    expectNil(Agreement().kappa)
  }
}
