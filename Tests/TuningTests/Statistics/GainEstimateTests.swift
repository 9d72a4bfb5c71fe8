import Expectations
import PantographGestures
import Testing

@testable import PantographTuning

struct GainEstimateTests {
  /// People whose recordings all have the same results: right by the first, right by the second.
  private func paired(_ people: [(first: Double, second: Double)], known: Bool = true)
    -> (PairedCosts, SampleSummary)
  {
    var samples: [(Sample, Bool, Bool)] = []
    for (person, rights) in people.enumerated() {
      for index in 0..<100 {
        let sample = Sample(
          label: index % 2 == 0 ? .finish : .cancel, person: known ? person : -1, device: 0,
          trials: [])
        samples.append(
          (sample, Double(index) < 100 * rights.first, Double(index) < 100 * rights.second))
      }
    }
    let summary = SampleSummary(samples.map { $0.0 })
    var paired = PairedCosts(ErrorCosts(), summary)
    for (sample, first, second) in samples {
      let means = sample.label == .finish
      paired.add(
        sample, PairedCosts.Judgement(hasBegun: true, finishes: first == means),
        PairedCosts.Judgement(hasBegun: true, finishes: second == means))
    }
    return (paired, summary)
  }

  private let better = [(0.9, 0.6), (0.95, 0.6), (0.9, 0.5), (0.85, 0.6), (0.9, 0.7)]
    .map { (first: $0.0, second: $0.1) }

  @Test func `a difference that all people show is one`() {
    let (paired, summary) = paired(better)
    let estimate = GainEstimate(fixed: paired, summary)
    expect(estimate.verdict == .better && estimate.p < 0.05 && estimate.interval.low >= 0)
    expect(estimate.firstOnly == 150 && estimate.secondOnly == 0)
    let turned = self.paired(better.map { (first: $0.second, second: $0.first) })
    let worse = GainEstimate(fixed: turned.0, turned.1)
    expect(worse.verdict == .worse && worse.interval.high <= 0 && worse.gain == -estimate.gain)
  }

  @Test func `verdict, p and interval never say different things`() {
    var random = SplitMix64(state: 3)
    for _ in 0..<300 {
      let people = (0..<(5 + random.below(6))).map { _ in
        (
          first: 0.5 + Double(random.below(50)) / 100,
          second: 0.4 + Double(random.below(50)) / 100
        )
      }
      let (paired, summary) = paired(people)
      let other = self.paired(people.map { (first: $0.first - 0.05, second: $0.second) }).0
      for estimate in [
        GainEstimate(fixed: paired, summary),
        GainEstimate(chosen: other, inSample: paired, summary),
      ] {
        expect(estimate.interval.low <= estimate.gain && estimate.gain <= estimate.interval.high)
        var result = TuningResult()
        result.gain = estimate
        let said = SurenessText(result, of: "the best", against: "the previous thresholds").verdict
        let word = estimate.p >= 0.05 ? "No" : estimate.gain > 0 ? "Better" : "Worse"
        expect(said.hasPrefix(word) && !said.contains("chance"), "\(said) of p = \(estimate.p)")
        switch estimate.verdict {
        case .better: expect(estimate.p < 0.05 && estimate.interval.low >= 0)
        case .worse: expect(estimate.p < 0.05 && estimate.interval.high <= 0)
        default:
          expect(estimate.p >= 0.05 && estimate.interval.low <= 0 && estimate.interval.high >= 0)
        }
      }
    }
  }

  @Test func `choices from fewer people do not make a choice worse that is not`() {
    let fewer = [(0.6, 0.8), (0.6, 0.8), (0.5, 0.8), (0.6, 0.8), (0.7, 0.8)]
      .map { (first: $0.0, second: $0.1) }
    let final = [(0.9, 0.8), (0.8, 0.8), (0.9, 0.8), (0.8, 0.8), (0.9, 0.8)]
      .map { (first: $0.0, second: $0.1) }
    let (heldOut, summary) = paired(fewer)
    let estimate = GainEstimate(chosen: heldOut, inSample: paired(final).0, summary)
    expect(estimate.gain < 0 && estimate.verdict == .undecided && estimate.p == 1)
    expect(estimate.interval.high, isAbove: 0.1)
    let worse = GainEstimate(chosen: heldOut, inSample: heldOut, summary)
    expect(worse.verdict == .worse && worse.interval.high <= 0)

    let turned = paired(fewer.map { (first: $0.second, second: $0.first) }).0
    expect(GainEstimate(onBest: turned, inSample: 0.1, summary).verdict, equals: .better)
    expect(GainEstimate(onBest: turned, inSample: 0, summary).verdict, equals: .undecided)
  }

  @Test func `four people, unknown people and one kind of label have no verdict`() {
    let (four, summary) = paired(Array(better.prefix(4)))
    expect(GainEstimate(fixed: four, summary).verdict, equals: .fewPeople)
    let (unknown, hands) = paired(better, known: false)
    expect(GainEstimate(fixed: unknown, hands).verdict, equals: .unknownPeople)
    let samples = (0..<6).map { Sample(label: .finish, person: $0, device: 0, trials: []) }
    var paired = PairedCosts(ErrorCosts(), SampleSummary(samples))
    for sample in samples {
      paired.add(
        sample, PairedCosts.Judgement(hasBegun: true, finishes: true),
        PairedCosts.Judgement(hasBegun: true, finishes: false))
    }
    expect(GainEstimate(fixed: paired, SampleSummary(samples)).verdict, equals: .oneKind)
    paired.areSame = true
    expect(GainEstimate(fixed: paired, SampleSummary(samples)).verdict, equals: .same)
  }

  @Test func `Holm's rule asks the smallest chance to be the smaller the more are compared`() {
    var estimates = [0.01, 0.04, 0.03, 0.2].map { p in
      var estimate = GainEstimate()
      estimate.p = p
      estimate.verdict = p < 0.05 ? .better : .undecided
      return estimate
    }
    GainEstimate.settle(&estimates)
    let expected = [0.04, 0.09, 0.09, 0.2]
    for (estimate, p) in zip(estimates, expected) { expect(abs(estimate.p - p), isBelow: 1e-12) }
    expect(estimates.map { $0.verdict }, equals: [.better, .undecided, .undecided, .undecided])
  }
}

struct NotWorseSetTests {
  private func sweep() throws -> Sweep {
    let number = try #require(ThresholdNumber("finish.progress"))
    return Sweep(InteractionThresholds(), [try SweepAxis(number, (1...9).map { "0.\($0)" })])
  }

  private func tally(_ lost: Int, of count: Int) -> ErrorTally {
    var tally = ErrorTally()
    tally.recordings = count
    tally.lost = lost
    return tally
  }

  @Test func `what all people show to be worse is out, what they differ about is in`() throws {
    let tallies = (0..<8).map { person in
      (0..<9).map { value -> ErrorTally in
        // The minimum is at the fifth value; for half of the people it is one value further.
        let distance = abs(value - 4 - person % 2)
        return tally(10 + 12 * distance, of: 200)
      }
    }
    let set = NotWorseSet(tallies, Array(0..<9), of: try sweep(), costs: ErrorCosts())
    expect(set.members.contains(4) && set.members.contains(5))
    expect(!set.members.contains(0) && !set.members.contains(8))
    expect(set.ranges[0].values.contains(4) && !set.ranges[0].isOpen)
  }

  @Test func `few people show less than their own differences say`() throws {
    // The sixth value costs these people more than the fifth, by 2.07 standard errors. The limit of their own
    // differences is 1.92; that of differences to the true mean is 2.31.
    let more = [10, 9, 1, 7, -4, 4]
    let tallies = more.map { more in
      (0..<9).map { value in
        tally(value == 4 ? 50_000 : value == 5 ? 50_000 + 1000 * more : 500_000, of: 1_000_000)
      }
    }
    let set = NotWorseSet(tallies, Array(0..<9), of: try sweep(), costs: ErrorCosts())
    expect(set.members, equals: [4, 5])
  }

  @Test func `what makes no difference is in throughout`() throws {
    let tallies = (0..<6).map { person in (0..<9).map { _ in tally(10 + person, of: 50) } }
    let set = NotWorseSet(tallies, Array(0..<9), of: try sweep(), costs: ErrorCosts())
    expect(set.count == 9 && set.ranges[0].isOpen)
  }
}
