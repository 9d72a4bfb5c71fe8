import Expectations
import GoldenTexts
import PantographTouches
import SeededRandom
import Testing

/// The contacts that the decoder and the filters find in random streams of four kinds of devices.
struct RandomStreamTests {
  private static func axis(_ most: Int32, _ resolution: Int32 = 0) -> AbsoluteAxis {
    AbsoluteAxis(minimum: 0, maximum: most, resolution: resolution)
  }

  private static let keys: CodeSet = [KeyCode.touch, KeyCode.toolFinger, 0x14d, 0x14e, 0x110]

  private static func device(
    _ name: String, _ properties: DeviceProperties, _ axes: [UInt16: AbsoluteAxis]
  ) -> DeviceDescription {
    DeviceDescription(
      name: name, properties: properties,
      codes: [.absolute: CodeSet(axes.keys.sorted()), .key: keys], axes: axes)
  }

  private static let touches: [UInt16: AbsoluteAxis] = [
    0x35: axis(1000, 10), 0x36: axis(500, 10), 0x30: axis(255, 4), 0x31: axis(255, 4),
    0x34: AbsoluteAxis(minimum: -90, maximum: 90), 0x37: axis(2), 0x3a: axis(255), 0x3b: axis(40),
  ]

  private static let devices = [
    device(
      "pad", .pointer, touches.merging([0x2f: axis(4), 0x39: axis(65535), 0x18: axis(255)]) { $1 }),
    device("screen", .direct, touches.merging([0x2f: axis(9), 0x39: axis(65535)]) { $1 }),
    device("reports", .direct, touches.merging([0x39: axis(65535)]) { $1 }),
    device("single", .pointer, [0: axis(1000, 10), 1: axis(500, 10), 0x18: axis(255)]),
  ]

  /// The values of a code: mostly possible ones, and some that no device should report.
  private func event(
    _ device: DeviceDescription, _ random: inout SeededGenerator
  ) -> (EventType, UInt16, Int32) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return (.key, KeyCode.touch, Int32.random(in: 0...1, using: &random))
    case 1:
      let key: UInt16 = [0x145, 0x14d, 0x14e].randomElement(using: &random) ?? 0
      return (.key, key, Int32.random(in: 0...1, using: &random))
    case 2: return (.key, 0x110, Int32.random(in: 0...1, using: &random))
    case 3: return (.synchronization, device.name == "reports" ? 2 : 0, 0)
    case 4 where Int.random(in: 0..<6, using: &random) == 0: return (.synchronization, 3, 0)
    default: break
    }
    let code = device.axes.keys.sorted().randomElement(using: &random) ?? 0
    switch code {
    case 0x39:
      let isEnd = Bool.random(using: &random)
      return (.absolute, code, isEnd ? -1 : Int32.random(in: -2...6, using: &random))
    case 0x2f: return (.absolute, code, Int32.random(in: -1...3, using: &random))
    case 0x37: return (.absolute, code, [0, 0, 0, 1, 2].randomElement(using: &random) ?? 0)
    default:
      let most = device.axes[code]?.maximum ?? 0
      return (.absolute, code, Int32.random(in: 0...most, using: &random))
    }
  }

  private func number(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

  private func words(_ frame: ContactFrame) -> String {
    let contacts = frame.contacts.map { contact in
      var words = "\(contact.id.rawValue) \(contact.phase)"
      words += " \(number(contact.position.x)),\(number(contact.position.y)) \(contact.tool)"
      if let pressure = contact.pressure { words += " p \(number(pressure))" }
      if let size = contact.size { words += " s \(number(size.major))×\(number(size.minor))" }
      if let orientation = contact.orientation { words += " o \(number(orientation))" }
      return words
    }
    return
      "\(frame.time.microseconds / 1000): \(contacts.joined(separator: "; ")) fingers "
      + "\(frame.fingerCount) buttons \(frame.buttons.rawValue) anomalies \(frame.anomalies.rawValue)"
  }

  @Test func `frames of random streams`() throws {
    var lines: [String] = []
    for device in Self.devices {
      for seed in UInt64(1)...5 {
        var random = SeededGenerator(seed: seed)
        var decoder = ContactDecoder(device: device)
        var pipeline = TouchPipeline(device: device)
        lines.append("# \(device.name) \(seed)")
        var time: Int64 = 0
        for _ in 0..<25 {
          time += [8, 8, 8, 12, 40, 300].randomElement(using: &random) ?? 8
          for _ in 0..<Int.random(in: 1...9, using: &random) {
            let (type, code, value) = event(device, &random)
            let event = InputEvent(
              time: Timestamp(microseconds: time * 1000), type: type, code: code, value: value)
            if decoder.consume(event) { lines.append("early \(words(decoder.frame))") }
            if pipeline.consume(event) { lines.append("early filtered \(words(pipeline.frame))") }
          }
          let report = InputEvent.report(at: Timestamp(microseconds: time * 1000))
          if decoder.consume(report) { lines.append(words(decoder.frame)) }
          if pipeline.consume(report) { lines.append("filtered \(words(pipeline.frame))") }
        }
      }
    }
    let difference = try GoldenText("random-streams").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
