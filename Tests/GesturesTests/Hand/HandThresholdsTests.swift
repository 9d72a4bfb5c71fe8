import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

/// A threshold that never changes a result is a defect.
struct HandThresholdsTests {
  private typealias Change = @Sendable (inout HandThresholds) -> Void

  private static let changes: [(name: String, change: Change)] = [
    ("slop", { $0.slop *= 4 }),
    ("start.ofTwo", { $0.start.ofTwo *= 4 }),
    ("start.perFinger", { $0.start.perFinger *= 10 }),
    ("sure.ofTwo", { $0.sure.ofTwo *= 4 }),
    ("sure.perFinger", { $0.sure.perFinger *= 10 }),
    ("landingTime", { $0.landingTime = .seconds(1) }),
    ("soloTime", { $0.soloTime = .seconds(1) }),
    ("soloSure", { $0.soloSure *= 4 }),
    ("doubt.clearness", { $0.doubt.clearness *= 10 }),
    ("doubt.time", { $0.doubt.time = .milliseconds(1) }),
    ("still", { $0.still *= 10 }),
    ("restTime", { $0.restTime = .zero }),
    ("restSlop", { $0.restSlop *= 10 }),
    ("regroupTime", { $0.regroupTime = .seconds(2) }),
    ("liftTime", { $0.liftTime = .zero }),
    ("tapTime", { $0.tapTime = .milliseconds(5) }),
    ("slow.share", { $0.slow.share = 0.01 }),
    ("slow.startingShare", { $0.slow.startingShare = 10 }),
    ("slow.startingSpeed", { $0.slow.startingSpeed *= 1000 }),
    ("slow.evenness", { $0.slow.evenness = 0 }),
    ("doubt.opposedShare", { $0.doubt.opposedShare = 0 }),
    ("press.slop", { $0.press.slop *= 20 }),
    ("press.reach", { $0.press.reach = .zero }),
    ("thumb.reach", { $0.thumb.reach = 0 }),
    ("thumb.side", { $0.thumb.side = 0 }),
    ("liftSlop", { $0.liftSlop = 0 }),
    ("thumb.speed", { $0.thumb.speed *= 1000 }),
    ("press.restingSpeed", { $0.press.restingSpeed *= 1000 }),
    ("holdTime", { $0.holdTime = .milliseconds(50) }),
    ("inexactness", { $0.inexactness *= 10 }),
  ]

  @Test func `another value of each number is tried`() {
    let names = Mirror(reflecting: HandThresholds()).children.flatMap { child -> [String] in
      let name = child.label ?? ""
      if child.value is Vector || child.value is TimeSpan { return [name] }
      let parts = Mirror(reflecting: child.value).children.compactMap { $0.label }
      return parts.isEmpty ? [name] : parts.map { "\(name).\($0)" }
    }
    expect(Self.changes.map { $0.name }.sorted(), equals: names.sorted())
  }

  @Test func `each number changes what is told of some hand`() {
    var known: [UInt64: [HandEvent]] = [:]
    for (name, change) in Self.changes {
      var changed = HandThresholds.touchpad
      change(&changed)
      let noticed = (1...120).contains { (seed: UInt64) in
        let before = known[seed] ?? told(of: seed, by: .touchpad)
        known[seed] = before
        return told(of: seed, by: changed) != before
      }
      expect(noticed, "\(name) changes nothing")
    }
  }

  private func told(of seed: UInt64, by thresholds: HandThresholds) -> [HandEvent] {
    var tracker = HandTracker(thresholds: thresholds)
    var events: [HandEvent] = []
    var stream = RandomContacts(random: SeededGenerator(seed: seed))
    for _ in 0..<500 { tracker.update(stream.next()) { events.append($0) } }
    for frame in stream.end() { tracker.update(frame) { events.append($0) } }
    return events
  }
}
