import Expectations
import GoldenTexts
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

/// Movements by whole numbers, as libinput, compositors and toolkits send them: everything that comes of them is compared with
/// what came before.
struct DeltaWalkTests {
  private static func action(_ random: inout SeededGenerator) -> DeltaAction {
    let count = 2 + random.below(3)
    func delta() -> Delta {
      Delta(x: Double(random.below(41) - 10), y: Double(random.below(21) - 10))
    }
    let movement = DeltaMovement(delta(), unaccelerated: random.chance(0.5) ? delta() : nil)
    let isCancelled = random.chance(0.3)
    let scale = Double(random.below(9)) / 4
    return switch random.below(20) {
    case 0: .swipeBegan(fingers: count)
    case 1, 2, 3, 4, 5, 6: .swipeMoved(fingers: count, movement)
    case 7: .swipeEnded(fingers: count, isCancelled: isCancelled)
    case 8: .pinchBegan(fingers: count)
    case 9, 10, 11: .pinchMoved(fingers: count, movement, scale: scale, rotation: scale / 2)
    case 12: .pinchEnded(fingers: count, scale: scale, isCancelled: isCancelled)
    case 13: .holdBegan(fingers: count)
    case 14: .holdEnded(fingers: count, isCancelled: isCancelled)
    default:
      .scrolled(
        DeltaScroll(
          x: random.chance(0.7) ? Double(random.below(21) - 5) : nil,
          y: random.chance(0.7) ? Double(random.below(3)) : nil,
          source: ScrollSource.allCases[random.below(3)], isInverted: random.chance(0.3)))
    }
  }

  private static func source(_ random: inout SeededGenerator) -> DeltaSource {
    DeltaSource(
      DeltaUnit.allCases[random.below(5)],
      reading: [nil, .hand, .pointer][random.below(3)],
      swallowed: [-1, 0, 1.5][random.below(3)], swallowedPerFinger: [-1, 0, 0.5][random.below(3)],
      directionDistance: [-1, 0, 5][random.below(3)], steadySpread: [-1, 0, 0.25][random.below(3)])
  }

  private static func places(_ random: inout SeededGenerator) -> [RestingPlace] {
    random.chance(0.5)
      ? []
      : [
        RestingPlace("away", at: -200, isExit: true), RestingPlace("middle", at: 0),
        RestingPlace("large", at: 200),
      ]
  }

  @Test(arguments: 0..<10 as Range<UInt64>) func `interactions by movements`(part: UInt64) {
    for seed in part * 20..<part * 20 + 20 {
      var random = SeededGenerator(seed: seed)
      let source = Self.source(&random)
      let policies = ReleasePolicy.all
      let space = InteractionSpace(length: 300, pointsPerMillimetre: 5)
      var interaction = DeltaInteraction(
        thresholds: policies[random.below(policies.count)].thresholds,
        direction: TransitionDirection.allCases[random.below(4)], space: space,
        places: Self.places(&random), start: 1 - random.below(2), source: source)
      var journal = DeltaJournal(source.unit)
      var contacts = DeltaContacts(source.unit)
      var decisions = DeltaDecisions(Array(policies.prefix(3)), in: space, source: source)
      var clock: Int64 = 1_000_000
      var lines = ["\(seed) \(source) \(source.isAssumed) \(interaction.length)"]
      for _ in 0..<60 {
        clock += [8000, 8000, 16_000, 120_000, 600_000][random.below(5)]
        let report = DeltaReport(time: Timestamp(microseconds: clock), Self.action(&random))
        lines.append("\(report.action.name) \(interaction.update(report))")
        journal.update(report) { lines.append("\($0) \($0.ending.name) \($0.ending.isLift)") }
        if let frame = contacts.update(report) {
          lines.append(frame.indices.map { "\(frame[$0])" }.joined(separator: " "))
        }
        decisions.update(report)
        switch random.below(24) {
        case 0: interaction.arrive()
        case 1 where !interaction.places.isEmpty: interaction.rest(at: random.below(3))
        case 2: lines.append("\(interaction.lift(at: report.time))")
        case 3: lines.append("\(interaction.cancel(at: report.time))")
        case 4: interaction.begin(fingers: 3, at: report.time)
        default: break
        }
        if let deadline = interaction.deadline, random.chance(0.2) {
          lines.append("\(interaction.advance(to: deadline))")
        }
        lines.append(
          "\(interaction.progress(at: report.time)) \(interaction.isFollowing) "
            + "\(interaction.place ?? -1) \(interaction.refusal.map { $0.description } ?? "-") "
            + "\(interaction.decision.map { $0.description } ?? "-")")
      }
      journal.close { lines.append("\($0) \($0.ending.name)") }
      lines += decisions.take().map { "\($0)" }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }

  @Test func `names and properties of units, sources, endings and reasons`() {
    for unit in DeltaUnit.allCases {
      SeenMarks.see(
        ShortText.thousandths(
          "\(unit.name) \(unit.perMillimetre) \(unit.assumesMillimetres) \(unit.assumesPoints)"))
    }
    for ending in DeltaEnding.allCases { SeenMarks.see("\(ending.name) \(ending.isLift)") }
    for reason in Cancellation.allCases { SeenMarks.see(reason.text) }
    let causes: [GestureTrace.Cause] = [
      .gesture(.recognized), .gesture(.moved), .gesture(.lifted), .gesture(.tooManyFingers),
      .gesture(.tooFewFingers), .gesture(.wrongDirection), .gesture(.outsideEdge),
      .gesture(.tooLate), .gesture(.tooEarly), .gesture(.movedTooFar), .assigned,
      .gesture(.contactCancelled(.palm)), .waits(for: "tap"), .requirementRecognized("swipe"),
      .prevented(by: "pan"), .refused, .disabled, .leftWindow,
    ]
    var trace = GestureTrace()
    for (index, cause) in causes.enumerated() {
      SeenMarks.see(cause.text)
      let phase = GesturePhase.allCases[index % GesturePhase.allCases.count]
      trace.frames.append(
        GestureTrace.Frame(
          time: Timestamp(microseconds: Int64(index) * 1500), fingers: index % 3,
          entries: [GestureTrace.Entry(name: "pan", phase: phase, cause: cause)]))
    }
    SeenMarks.see(trace.lines.joined(separator: "\n") + trace.json)
    for rule in HandRule.allCases { SeenMarks.see("\(rule)") }
    for number in [-10.0, 0, 2.5, .nan, .infinity] {
      SeenMarks.see("\(GestureSpeed.millimetres(number)) \(GestureSpeed.points(number))")
      expect(Delta(x: number, y: 0).isFinite, equals: number.isFinite)
      expect(Delta(x: 0, y: number).isFinite, equals: number.isFinite)
      let delta = Delta(x: number, y: 0)
      expect(DeltaMovement(delta).isFinite, equals: number.isFinite)
      expect(DeltaMovement(.zero, unaccelerated: delta).isFinite, equals: number.isFinite)
    }
  }
}
