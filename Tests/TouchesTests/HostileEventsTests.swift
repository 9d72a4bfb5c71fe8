import Expectations
import PantographTouches
import SeededRandom
import Testing

/// Events with the largest possible values, of devices with invalid ranges: positions are finite, and every
/// contact ends.
struct HostileEventsTests {
  private static let values: [Int32] = [.min, .min + 1, -1, 0, 1, 15, 40, 4000, .max - 1, .max]
  private static let times: [Int64] = [.min, -1, 0, 1, 9_000_000_000_000_000_000, .max]

  private static func device(_ random: inout SeededGenerator) -> DeviceDescription {
    func value() -> Int32 { values[random.below(values.count)] }
    let position: [UInt16] = [0, 1, 0x18, 0x30, 0x31, 0x34, 0x35, 0x36, 0x37, 0x39, 0x3a, 0x3b]
    var axes: [UInt16: AbsoluteAxis] = [:]
    for code in position where random.chance(0.8) {
      axes[code] = AbsoluteAxis(
        minimum: value(), maximum: value(), fuzz: value(), flat: value(), resolution: value())
    }
    if random.chance(0.7) { axes[0x2f] = AbsoluteAxis(minimum: 0, maximum: value()) }
    return DeviceDescription(
      name: "Hostile",
      properties: [.pointer, .direct, .semiMultitouch, .buttonPad].randomElement(using: &random)
        ?? .pointer,
      codes: [
        .key: [KeyCode.touch, KeyCode.toolFinger, KeyCode.left], .absolute: CodeSet(axes.keys),
      ],
      axes: axes)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the largest values make contacts with places, and all of them end`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let device = Self.device(&random)
    var pipeline = TouchPipeline(device: random.chance(0.9) ? device : nil)
    var open: Set<ContactID> = []
    var faults: [String] = []
    func look(_ frame: ContactFrame) {
      for contact in frame.contacts {
        if !contact.position.x.isFinite || !contact.position.y.isFinite {
          faults.append("\(contact.position)")
        }
        if contact.phase == .began { open.insert(contact.id) }
        if !contact.phase.isDown { open.remove(contact.id) }
      }
    }
    var time: Int64 = 0
    for _ in 0..<2000 {
      time =
        random.chance(0.02)
        ? Self.times[random.below(Self.times.count)] : time &+ Int64(random.below(9000))
      let type: EventType = [.absolute, .absolute, .absolute, .key, .synchronization][
        random.below(5)]
      let code: UInt16
      switch type {
      case .absolute: code = [0, 1, 0x18, UInt16(0x2f + random.below(15))][random.below(4)]
      case .key: code = [KeyCode.touch, KeyCode.toolFinger, KeyCode.left][random.below(3)]
      default: code = [0, 0, 0, 2, 3][random.below(5)]
      }
      let value =
        random.chance(0.5) ? Self.values[random.below(Self.values.count)] : Int32(random.below(5))
      let event = InputEvent(
        time: Timestamp(microseconds: time), type: type, code: code, value: value)
      if pipeline.consume(event) { look(pipeline.frame) }
    }
    if pipeline.end(.inputEnded, at: Timestamp(microseconds: time)) { look(pipeline.frame) }
    expect(faults.isEmpty)
    expect(open.isEmpty)
  }
}
