import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

/// Movements that no touchpad reports: numbers of any size, gestures without a beginning or an end, times that go back.
struct HostileDeltasTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0, 0, 1, -8_388_608,
    8_388_607, 1e18,
  ]
  private static let times: [Int64] = [
    .min, -1, 0, 1, 1_000_000, 9_000_000_000_000_000_000, .max - 1, .max,
  ]
  private static let fingers = [0, 1, 2, 3, 4, 5, 33, 4_294_967_295, Int.max, -1, Int.min]

  private static func action(_ random: inout SeededGenerator) -> DeltaAction {
    func number() -> Double {
      random.chance(0.5)
        ? numbers[random.below(numbers.count)] : Double.random(in: -20...20, using: &random)
    }
    func movement() -> DeltaMovement {
      DeltaMovement(Delta(x: number(), y: number()), unaccelerated: Delta(x: number(), y: number()))
    }
    let count = random.chance(0.5) ? 3 : fingers[random.below(fingers.count)]
    let isCancelled = random.chance(0.3)
    return switch random.below(12) {
    case 0: .swipeBegan(fingers: count)
    case 1, 2, 3: .swipeMoved(fingers: count, movement())
    case 4: .swipeEnded(fingers: count, isCancelled: isCancelled)
    case 5: .pinchBegan(fingers: count)
    case 6, 7: .pinchMoved(fingers: count, movement(), scale: number(), rotation: number())
    case 8: .pinchEnded(fingers: count, scale: number(), isCancelled: isCancelled)
    case 9: .holdBegan(fingers: count)
    default: .holdEnded(fingers: count, isCancelled: isCancelled)
    }
  }

  private static func report(_ random: inout SeededGenerator, _ clock: inout Int64) -> DeltaReport {
    clock = random.chance(0.05) ? times[random.below(times.count)] : clock &+ 8000
    return DeltaReport(time: Timestamp(microseconds: clock), action(&random))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `no movement ends an interaction, its contacts or its trackers`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var interaction = DeltaInteraction(
      thresholds: InteractionThresholds(), direction: .right,
      space: InteractionSpace(length: 400, pointsPerMillimetre: 10), places: [], start: 0)
    var contacts = DeltaContacts(.wayland, spacing: 4)
    var hand = HandTracker()
    var replay = DeltaReplay(
      [.pantograph, .gnomeShell], in: InteractionSpace(length: 390), source: DeltaSource())
    var (clock, decided, ended): (Int64, Int, Int) = (0, 0, 0)
    for _ in 0..<600 {
      let report = Self.report(&random, &clock)
      let step = interaction.update(report)
      if let progress = step.progress { expect(progress.isFinite, "\(report)") }
      if step.decision != nil { decided += 1 }
      replay.update(report) { _ in ended += 1 }
      guard let frame = contacts.update(report) else { continue }
      expect(frame.count, isAtMost: ContactFrame.capacity)
      hand.update(frame) { _ in }
    }
    replay.close { _ in ended += 1 }
    expect(ended, isAbove: 0)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `after movements from nowhere a swipe moves by its millimetres`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var contacts = DeltaContacts(.wayland, spacing: 4)
    var clock: Int64 = 0
    for _ in 0..<300 {
      clock += 8000
      _ = contacts.update(
        DeltaReport(time: Timestamp(microseconds: clock), Self.action(&random)))
    }
    func send(_ action: DeltaAction) -> ContactFrame? {
      clock += 8000
      return contacts.update(DeltaReport(time: Timestamp(microseconds: clock), action))
    }
    _ = send(.swipeEnded(fingers: 3, isCancelled: true))
    let landed = try #require(send(.swipeBegan(fingers: 3)))
    let step = DeltaUnit.wayland.perMillimetre
    let moved = try #require(
      send(
        .swipeMoved(
          fingers: 3,
          DeltaMovement(Delta(x: step, y: 0), unaccelerated: Delta(x: step, y: 0)))))
    expect(landed.count == 3 && moved.count == 3)
    expect((moved[1].position.x - landed[1].position.x - 1).magnitude, isBelow: 1e-6)
  }
}
