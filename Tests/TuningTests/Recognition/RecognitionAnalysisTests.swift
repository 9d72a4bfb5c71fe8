import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

@testable import PantographTuning

struct RecognitionAnalysisTests {
  private func sweep(_ values: [String], _ path: String = "touchpad.hand.tapTime") throws
    -> RecognitionSweep
  {
    RecognitionSweep(
      RecognitionThresholds(), [try RecognitionAxis(try #require(RecognitionNumber(path)), values)])
  }

  /// Verdicts of people of whom each needs at least a number of milliseconds for a tap.
  private func verdicts(
    _ sweep: RecognitionSweep, people: Int, recordings: Int, needs: (Int) -> Double
  ) -> RecognitionVerdicts {
    var entries: [RecognitionVerdicts.Entry] = []
    var rows: [[RecognitionVerdict]] = []
    var random = SeededGenerator(seed: 4)
    let columns = (0..<sweep.count).map { sweep.thresholds($0) } + [sweep.base, sweep.base]
    for person in 0..<people {
      for _ in 0..<recordings {
        let isTap = random.chance(0.8)
        let length = needs(person) * Double.random(in: 0.7...1, using: &random)
        entries.append(
          RecognitionVerdicts.Entry(showsGesture: isTap, person: person, device: person % 2))
        rows.append(
          columns.map { thresholds in
            let isTold = length <= thresholds.touchpad.hand.tapTime.seconds * 1000
            let delay = TimeSpan.seconds(length / 1000)
            return isTap
              ? RecognitionVerdict(isTold ? .right : .missed, delay: isTold ? delay : nil)
              : RecognitionVerdict(isTold && length < 110 ? .unwanted : .right, delay: nil)
          })
      }
    }
    return RecognitionVerdicts(entries, rows, distinguishes: true)
  }

  @Test func `the best of a sweep is found, on other people, too`() throws {
    let sweep = try sweep(["100", "150", "200", "250", "300", "350"])
    let verdicts = verdicts(sweep, people: 20, recordings: 20) { 200 + 5 * Double($0) }
    let analysis = RecognitionAnalysis(
      sweep, RecognitionCosts(), verdicts, compared: RecognitionThresholds())
    let result = analysis.result
    expect(result.thresholds, equals: InteractionThresholds())
    expect(sweep.axes[0].values[result.combination], equals: "300 ms")
    expect(result.people == 20 && result.isByPerson && result.samples == 400)
    expect(result.gain.verdict == .better && result.gain.p < 0.001)
    expect(result.chosen.tally.right, equals: 400)
    let expected = try #require(result.expected)
    expect(expected.cost, isBelow: result.base.cost)
    expect(result.validations.map(\.kind), equals: [.person, .device])
    let notWorse = try #require(result.notWorse)
    expect(notWorse.members.contains(result.combination))
  }

  @Test func `without a gain nothing is chosen, and one value chooses nothing`() throws {
    let sweep = try sweep(["150", "200", "250"])
    let same = verdicts(sweep, people: 6, recordings: 10) { _ in 100 }
    let analysis = RecognitionAnalysis(
      sweep, RecognitionCosts(), same, compared: RecognitionThresholds())
    expect(sweep.axes[0].values[analysis.result.combination], equals: "200 ms")
    expect(analysis.result.gain.verdict, equals: .same)
    let single = try self.sweep(["300"])
    let fixed = RecognitionAnalysis(
      single, RecognitionCosts(), verdicts(single, people: 8, recordings: 20) { _ in 290 },
      compared: RecognitionThresholds()
    ).result
    expect(fixed.expected == nil && fixed.validations.isEmpty)
    expect(fixed.gain.verdict == .better && fixed.chosen.interval != nil)
  }

  @Test func `costs weigh the kinds of mistakes`() throws {
    let sweep = try sweep(["50", "100", "200"])
    let verdicts = verdicts(sweep, people: 10, recordings: 30) { _ in 105 }
    var costs = RecognitionCosts()
    expect(
      RecognitionAnalysis(sweep, costs, verdicts, compared: sweep.base).result.combination,
      equals: 2)
    costs.unwanted = 20
    let careful = RecognitionAnalysis(sweep, costs, verdicts, compared: sweep.base).result
    expect(careful.combination, equals: 0)
    expect(careful.gain.firstOnly, isAbove: 0)
  }

  @Test func `a verdict keeps its kind and its delay to the microsecond`() {
    for kind in RecognitionVerdict.Kind.allCases {
      for delay in [nil, 0, 1, 123_456, 1_000_000_000] as [Int64?] {
        let span = delay.map { TimeSpan.microseconds($0) }
        let verdict = RecognitionVerdict(kind, delay: span)
        expect(verdict.kind == kind && verdict.delay == span)
      }
    }
  }

  @Test func `a combination that misses the late gestures is not faster`() throws {
    let sweep = try sweep(["100", "200"])
    func verdict(_ delay: Int64?) -> RecognitionVerdict {
      RecognitionVerdict(delay == nil ? .missed : .right, delay: delay.map { .milliseconds($0) })
    }
    let rows = [[nil, 500, 500, 500], [90, 100, 100, 100]].map { (row: [Int64?]) in row.map(verdict)
    }
    let entry = RecognitionVerdicts.Entry(showsGesture: true, person: -1, device: -1)
    let figures = RecognitionAnalysis(
      sweep, RecognitionCosts(),
      RecognitionVerdicts([entry, entry], rows, distinguishes: true), compared: sweep.base
    ).figures
    expect(figures.map(\.mistakes), equals: [1, 0, 0])
    expect(figures.map(\.delay), equals: [290, 300, 300].map { .milliseconds($0) })
    expect(figures.map(\.cost), equals: [0.5, 0, 0])
  }

  @Test func `the frontier has what nothing beats in both cost and delay`() {
    func figure(_ combination: Int, _ cost: Double, _ milliseconds: Int64?) -> RecognitionFigure {
      var figure = RecognitionFigure(combination: combination)
      figure.cost = cost
      figure.delay = milliseconds.map { .milliseconds($0) }
      return figure
    }
    let figures = [
      figure(0, 0.2, 100), figure(1, 0.1, 150), figure(2, 0.1, 140), figure(3, 0.3, 100),
      figure(4, 0.4, 60), figure(5, 0, nil), figure(6, 0.15, 145),
    ]
    expect(RecognitionFigure.frontier(figures).map(\.combination), equals: [2, 0, 4])
  }

  @Test func `a plan has each different pair of filters and tracker once`() throws {
    let axes = try [
      ("touchpad.hand.tapTime", ["150", "200"]),
      ("touchscreen.hand.tapTime", ["300", "400", "500"]),
      ("touchpad.palm.size", ["10", "20", "none"]), ("touchpad.palm.isOn", ["false", "true"]),
    ].map { try RecognitionAxis(try #require(RecognitionNumber($0.0)), $0.1) }
    let sweep = RecognitionSweep(RecognitionThresholds(), axes)
    expect(sweep.count, equals: 36)
    let pad = RecognitionPlan(sweep, on: .touchpad, others: [sweep.base])
    expect(pad.hands.count == 2 && pad.filters.count == 7 && pad.places.count == 37)
    let screen = RecognitionPlan(sweep, on: .touchscreen, others: [sweep.base])
    expect(screen.hands.count == 3 && screen.filters.count == 1)
    for combination in 0..<sweep.count {
      let whole = sweep.thresholds(combination)
      for (plan, surface) in [(pad, RecognitionSurface.touchpad), (screen, .touchscreen)] {
        let place = plan.places[combination]
        expect(plan.hands[place.hand].hand, equals: whole[surface.kind].hand)
        expect(plan.filters[place.filters].filters, equals: whole[surface.kind].filters)
      }
      expect(sweep.combination(sweep.indices(of: combination)), equals: combination)
    }
  }
}
