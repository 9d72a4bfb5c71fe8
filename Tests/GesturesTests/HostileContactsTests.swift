import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

/// Contacts that no surface sends: with positions that are NaN or infinite, at times before zero, or lifted
/// without landing. Every tracker survives them and recognizes the next hand.
struct HostileContactsTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0, 0, 1, 50, 1e18,
  ]
  private static let times: [Int64] = [
    .min, .min + 1, -1, 0, 1, 1_000_000, 9_000_000_000_000_000_000, .max - 1, .max,
  ]
  private static let phases: [ContactPhase] = [
    .began, .moved, .moved, .stationary, .ended, .cancelled(.palm), .cancelled(.jump),
    .cancelled(.synchronizationLost),
  ]

  /// All trackers.
  private struct Everybody {
    var hand = HandTracker()
    var screenHand = HandTracker(thresholds: .touchscreen)
    var trackers: [any Tracker] = [
      PanTracker(), PinchTracker(), RotationTracker(), TapTracker(), SwipeTracker(), HoldTracker(),
      EdgePanTracker(edge: .left, size: Vector(x: 100, y: 60)),
    ]
    var told = 0

    mutating func take(_ frame: ContactFrame) {
      hand.update(frame) { if $0.phase == .ended { told += 1 } }
      screenHand.update(frame) { if $0.phase == .ended { told += 1 } }
      for index in trackers.indices where trackers[index].update(frame) != nil { told += 1 }
    }

    mutating func wait(until time: Timestamp) {
      hand.advance(to: time) { if $0.phase == .ended { told += 1 } }
      screenHand.advance(to: time) { if $0.phase == .ended { told += 1 } }
    }
  }

  private static func frame(
    at time: Timestamp, _ random: inout SeededGenerator
  ) -> ContactFrame {
    var frame = ContactFrame(time: time)
    for _ in 0..<random.below(5) {
      func number() -> Double {
        random.chance(0.4)
          ? numbers[random.below(numbers.count)] : Double.random(in: 0...100, using: &random)
      }
      frame.append(
        Contact(
          id: ContactID(rawValue: UInt32(random.below(6))),
          phase: phases[random.below(phases.count)],
          position: Vector(x: number(), y: number()),
          accuracy: random.chance(0.1) ? .approximate : .exact, pressure: number()))
    }
    frame.fingerCount = random.chance(0.1) ? .max : random.below(40) - 8
    frame.buttons = random.chance(0.1) ? .left : []
    return frame
  }

  private static func liftAll(at time: Timestamp) -> ContactFrame {
    var frame = ContactFrame(time: time)
    for id in 0..<6 as Range<UInt32> {
      frame.append(Contact(id: ContactID(rawValue: id), phase: .ended, position: .zero))
    }
    return frame
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `times from anywhere end no tracker`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var everybody = Everybody()
    for _ in 0..<300 {
      let time = Timestamp(microseconds: Self.times[random.below(Self.times.count)])
      if random.chance(0.3) { everybody.wait(until: time) }
      everybody.take(Self.frame(at: time, &random))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `after contacts from nowhere a tap is a tap, and a stroke has its way`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var everybody = Everybody()
    var time = Timestamp(microseconds: 1_000_000)
    for _ in 0..<200 {
      time = time + .milliseconds(Int64(random.below(30)))
      everybody.take(Self.frame(at: time, &random))
    }
    time = time + .milliseconds(8)
    everybody.take(Self.liftAll(at: time))
    time = time + .seconds(2)
    everybody.wait(until: time)

    var events: [HandEvent] = []
    func report(_ phase: ContactPhase, id: UInt32, x: Double) {
      time = time + .milliseconds(8)
      var frame = ContactFrame(time: time)
      frame.append(
        Contact(id: ContactID(rawValue: id), phase: phase, position: Vector(x: x, y: 30)))
      frame.fingerCount = phase.isDown ? 1 : 0
      everybody.hand.update(frame) { events.append($0) }
    }
    report(.began, id: 100, x: 20)
    report(.ended, id: 100, x: 20)
    expect(events.map { $0.kind } == [.tap] && events.map { $0.phase } == [.ended])
    events = []
    time = time + .seconds(1)
    report(.began, id: 101, x: 20)
    for step in 1...40 { report(.moved, id: 101, x: 20 + Double(step)) }
    let last = try #require(events.last)
    expect(last.kind == .drag && (last.sample.way.x - 40).magnitude < 1e-9)
    expect((last.sample.velocity.x - 125).magnitude, isBelow: 1e-6)
  }
}
