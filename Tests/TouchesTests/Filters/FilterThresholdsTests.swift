import Expectations
import PantographTouches
import SeededRandom
import Testing

/// A threshold that never changes a result is a defect.
struct FilterThresholdsTests {
  private typealias Change = @Sendable (inout ContactFilters) -> Void

  private static let changes: [String: [(name: String, change: Change)]] = [
    "palm": [
      ("believesToolType", { $0.palm?.believesToolType = false }),
      ("pressure", { $0.palm?.pressure = 0.9 }),
      ("movingPressure", { $0.palm?.movingPressure = 0.55 }),
      ("wayOfFingers", { $0.palm?.wayOfFingers = 60 }),
      ("wayUnderWay", { $0.palm?.wayUnderWay = 60 }),
      ("leastPressureRange", { $0.palm?.leastPressureRange = 256 }),
      ("size", { $0.palm?.size = 10 }),
      ("edge", { $0.palm?.edge = nil }),
    ],
    "edge": [
      ("sideShare", { $0.palm?.edge?.sideShare = 0.01 }),
      ("sideWidth", { $0.palm?.edge?.sideWidth = 1 }),
      ("leastWidth", { $0.palm?.edge?.leastWidth = 500 }),
      ("topShare", { $0.palm?.edge?.topShare = 0.2 }),
      ("leastHeight", { $0.palm?.edge?.leastHeight = 500 }),
      ("leavingTime", { $0.palm?.edge?.leavingTime = .seconds(2) }),
      ("fingerTime", { $0.palm?.edge?.fingerTime = .seconds(2) }),
      ("fingerSize", { $0.palm?.edge?.fingerSize = 40 }),
      ("fingerPressure", { $0.palm?.edge?.fingerPressure = 0.01 }),
      ("companyTime", { $0.palm?.edge?.companyTime = .seconds(2) }),
    ],
    "thumb": [
      ("lowerShare", { $0.thumb?.lowerShare = 0.14 }),
      ("upperShare", { $0.thumb?.upperShare = 0.5 }),
      ("leastHeight", { $0.thumb?.leastHeight = 500 }),
      ("companion", { $0.thumb?.companion = Vector(x: 1, y: 1) }),
      ("speed", { $0.thumb?.speed = 500 }),
      ("restingTime", { $0.thumb?.restingTime = .milliseconds(8) }),
      ("companyTime", { $0.thumb?.companyTime = .seconds(2) }),
    ],
    "jump": [
      ("distance", { $0.jump?.distance = 2 }),
      ("increase", { $0.jump?.increase = 100 }),
      ("impossible", { $0.jump?.impossible = 1000 }),
      ("interval", { $0.jump?.interval = .milliseconds(2) }),
      ("longestGap", { $0.jump?.longestGap = .seconds(1) }),
      ("leastStep", { $0.jump?.leastStep = 50 }),
      ("onwardShare", { $0.jump?.onwardShare = 20 }),
      ("gain", { $0.jump?.gain = 100 }),
      ("aloneStep", { $0.jump?.aloneStep = 0 }),
      ("onwardCosine", { $0.jump?.onwardCosine = -1 }),
    ],
    "jitter": [
      ("margin", { $0.jitter?.margin = 3 }),
      ("wobbleTime", { $0.jitter?.wobbleTime = nil }),
    ],
    "faint": [
      ("pressure", { $0.faint?.pressure = 0.3 }),
      ("endPressure", { $0.faint?.endPressure = 0.2 }),
      ("leastPressureRange", { $0.faint?.leastPressureRange = 1000 }),
      ("size", { $0.faint?.size = 12 }),
      ("endSize", { $0.faint?.endSize = 12 }),
    ],
    "returning": [
      ("way", { $0.returning?.way = 100 }),
      ("time", { $0.returning?.time = .milliseconds(20) }),
      ("wayTogether", { $0.returning?.wayTogether = 100 }),
      ("longestStep", { $0.returning?.longestStep = 0.1 }),
    ],
  ]

  @Test func `another value of each number is tried`() {
    let all: [(String, Any)] = [
      ("palm", PalmThresholds()), ("edge", PalmThresholds.Edge()), ("thumb", ThumbThresholds()),
      ("jump", JumpThresholds()), ("jitter", JitterThresholds()), ("faint", FaintThresholds()),
      ("returning", ReturnThresholds()),
    ]
    expect(Self.changes.keys.sorted(), equals: all.map { $0.0 }.sorted())
    for (group, thresholds) in all {
      let names = Mirror(reflecting: thresholds).children.compactMap { $0.label }
      expect(Self.changes[group]?.map { $0.name }.sorted(), equals: names.sorted())
    }
  }

  @Test(arguments: Self.changes.keys.sorted())
  func `each number changes what is shown of some contact`(group: String) {
    var known: [UInt64: [ContactFrame]] = [:]
    for (name, change) in Self.changes[group] ?? [] {
      var changed = ContactFilters.defaults(for: .touchpad)
      change(&changed)
      let noticed = (1...80).contains { (seed: UInt64) in
        let before = known[seed] ?? Self.frames(of: seed, .defaults(for: .touchpad))
        known[seed] = before
        let after = Self.frames(of: seed, changed)
        return !zip(before, after).allSatisfy { Self.shows($0) == Self.shows($1) }
      }
      expect(noticed, "\(group).\(name) changes nothing")
    }
  }

  private static func shows(_ frame: ContactFrame) -> [Contact] { frame.indices.map { frame[$0] } }

  /// Fingers that rest, move, tremble and jump, most of them near an edge.
  private static func frames(of seed: UInt64, _ filters: ContactFilters) -> [ContactFrame] {
    var random = SeededGenerator(seed: seed)
    var pad = PadStream(filters: filters)
    var fingers: [PadStream.Finger?] = [nil, nil, nil]
    var ways = [Vector.zero, .zero, .zero]
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    for _ in 0..<200 {
      for slot in fingers.indices {
        guard var finger = fingers[slot] else {
          guard number(0...1) < 0.06 else { continue }
          let isAtEdge = number(0...1) < 0.6
          let place = Vector(x: isAtEdge ? number(0...9) : number(0...100), y: number(0...60))
          let isLow = number(0...1) < 0.3
          fingers[slot] = PadStream.Finger(
            place.x, isLow ? number(50...60) : place.y, pressure: Int32(number(1...150)),
            major: number(4...24))
          ways[slot] = Vector(x: number(-2...2), y: number(-1...1)) * (number(0...1) < 0.4 ? 0 : 1)
          continue
        }
        let chance = number(0...1)
        if chance < 0.015 {
          fingers[slot] = nil
          continue
        }
        if chance < 0.04 { ways[slot] = Vector(x: number(-9...9), y: number(-9...9)) }
        if chance > 0.97 { ways[slot] = .zero }
        let jump = chance > 0.955 && chance < 0.97 ? number(-60...60) : 0
        let tremble = Vector(x: number(-0.3...0.3), y: 0)
        let next = finger.place + ways[slot] + tremble + Vector(x: jump, y: 0)
        finger.place = Vector(x: min(max(next.x, 0), 100), y: min(max(next.y, 0), 60))
        finger.isPalm = chance > 0.998
        finger.pressure = finger.pressure.map { min(max($0 + Int32(number(-6...6)), 1), 255) }
        fingers[slot] = finger
      }
      pad.report(
        fingers[0], fingers[1], fingers[2], pressed: false, after: number(0...1) < 0.03 ? 60 : 8)
    }
    return pad.frames
  }
}
