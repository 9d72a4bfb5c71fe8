import Gestures
import Testing

@testable import Tuning

@Suite struct StatisticsTests {
  @Test func `McNemar's test is the sign test of the pairs that differ`() {
    var pairs = PairedComparison()
    #expect(pairs.p == 1)
    for _ in 0..<9 { pairs.add(first: true, second: false) }
    pairs.add(first: false, second: true)
    pairs.add(first: true, second: true)
    // 2 (C(10,0) + C(10,1)) / 2^10
    #expect(abs(pairs.p - 22.0 / 1024) < 1e-12)
    var even = PairedComparison()
    for index in 0..<20 { even.add(first: index % 2 == 0, second: index % 2 == 1) }
    #expect(even.p == 1)
    var many = PairedComparison()
    for _ in 0..<40_000 { many.add(first: true, second: false) }
    for _ in 0..<39_000 { many.add(first: false, second: true) }
    // z = (1000 − 1) / √79000 = 3.554
    #expect(abs(many.p - 0.000379) < 5e-6)
  }

  @Test func `the interval of a mean narrows with the root of the recordings`() {
    var bootstrap = Bootstrap(seed: 1)
    let few = bootstrap.interval(of: (0..<100).map { (Double($0 % 2), 1) })
    let many = bootstrap.interval(of: (0..<10_000).map { (Double($0 % 2), 1) })
    #expect(abs(few.low - 0.4) < 0.03 && abs(few.high - 0.6) < 0.03)
    #expect(abs(many.low - 0.49) < 0.005 && abs(many.high - 0.51) < 0.005)
  }

  @Test func `a plateau is taken before a peak, and its width told`() throws {
    let number = try #require(ThresholdNumber("finish.progress"))
    let sweep = Sweep(
      InteractionThresholds(), [try SweepAxis(number, (0..<20).map { "0.\($0 + 10)" })])
    var costs = [Double](repeating: 100, count: 20)
    costs[2] = 10
    for index in 8...14 { costs[index] = 11 }
    let choice = SweepChoice(costs, of: sweep, error: { _ in 9 }, start: [0])
    #expect(choice.combination == 10)
    #expect(choice.leastCost == 10)
    #expect(choice.ranges[0].values == 8...14)
    #expect(!choice.ranges[0].isOpen)
    #expect(choice.plateau == 8)
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
    #expect(tally.lost == 1 && tally.missed == 1 && tally.unwanted == 2 && tally.falseStart == 1)
    #expect(tally.right == 2)
    #expect(tally.cost(ErrorCosts()) == 1 + 1 + 4 + 0.5)
  }
}

@Suite struct AgreementTests {
  @Test func `kappa is Cohen's`() throws {
    var agreement = Agreement()
    // The textbook's: 20 and 15 alike, 5 and 10 not.
    for _ in 0..<20 { agreement.add(.finish, .finish) }
    for _ in 0..<5 { agreement.add(.finish, .cancel) }
    for _ in 0..<10 { agreement.add(.cancel, .finish) }
    for _ in 0..<15 { agreement.add(.cancel, .cancel) }
    #expect(abs(try #require(agreement.kappa) - 0.4) < 1e-12)
    #expect(Agreement().kappa == nil)
  }
}
