import Expectations
import PantographRecordings
import PantographTouches
import Testing

struct ActivityLogParserTests {
  private static let log = """
    {"entries": [ {"type": "callbackRequest", "when": 0.5},
    {"buttonsDown": 1, "fingers": [{"positionX": 10.0, "positionY": 20.4, "trackingId": 7}],
     "timestamp": 1.5, "touchCount": 3, "type": "hardwareState"},
    {"buttonsDown": 0, "fingers": [], "timestamp": 1.51, "touchCount": 0, "type": "hardwareState"}],
    "hardwareProperties": {"left": 1.0, "right": 99.0, "top": 2, "bottom": 50, "semiMt": true,
    "xResolution": 4.0, "yResolution": 5.0, "maxFingerCount": 2}, "version": 1}
    """

  @Test(arguments: [1, 3, Int.max])
  func `hardware states become slots, and touches beyond the fingers a tool`(pieces: Int) {
    let parsed = ParsedText(Self.log, pieces: pieces)
    expect(parsed.formatName == "activitylog" && parsed.issues.isEmpty)
    expect(parsed.device?.properties, equals: [.pointer, .semiMultitouch])
    expect(parsed.device?.slotCount, equals: 2)
    expect(parsed.device?.axes[AbsoluteCode.multitouchPositionX]?.resolution, equals: 4)
    expect(
      parsed.events.map { [Int($0.type.rawValue), Int($0.code), Int($0.value)] },
      equals: [
        [3, 57, 7], [3, 53, 10], [3, 54, 20], [1, 0x110, 1], [1, 0x14a, 1], [1, 0x14e, 1],
        [0, 0, 0], [3, 57, -1], [1, 0x110, 0], [1, 0x14a, 0], [1, 0x14e, 0], [0, 0, 0],
      ])
    expect(parsed.events.last?.time, equals: Timestamp(microseconds: 1_510_000))
  }

  @Test func `a log broken off keeps what was good`() {
    let parsed = ParsedText(String(Self.log.prefix(270)))
    expect(parsed.errors.count, equals: 1)
    expect(parsed.events.count, equals: 7)
  }

  @Test(arguments: [1, 7, Int.max])
  func `problems of a log have their line and column`(pieces: Int) {
    func place(_ log: String) -> String? {
      ParsedText(log, pieces: pieces).issues.first.flatMap(\.place).map {
        "\($0.line):\($0.column)"
      }
    }
    let entry =
      "{\"buttonsDown\": 0, \"fingers\": [], \"touchCount\": 0, \"type\": \"hardwareState\""
    let end =
      "],\n\"hardwareProperties\": {\"left\": 1.0, \"right\": 99.0, \"top\": 2, \"bottom\": 50,\n\"xResolution\": 4.0, \"yResolution\": 5.0, \"maxFingerCount\": 2}, \"version\": 1}\n"
    let good = "{\"entries\": [\n\(entry), \"timestamp\": 1.5}"
    expectNil(place(good + end))
    expect(place("\(good),\n  \(entry)}" + end), equals: "3:\(entry.count + 3)")
    expect(place("\(good),\n\n  }"), equals: "4:3")
    expect(place("\(good),\n  x"), equals: "3:3")
  }

  @Test(arguments: [32, 33])
  func `a log has at most 32 fingers`(count: Int) {
    let fingers = (1...count).map {
      "{\"positionX\": 1.0, \"positionY\": 2.0, \"trackingId\": \($0)}"
    }
    let log = """
      {"entries": [
      {"buttonsDown": 0, "fingers": [\(fingers.joined(separator: ", "))], "timestamp": 1.5,
       "touchCount": 0, "type": "hardwareState"}],
      "hardwareProperties": {"left": 1.0, "right": 99.0, "top": 2, "bottom": 50,
      "xResolution": 4.0, "yResolution": 5.0, "maxFingerCount": 40}, "version": 1}
      """
    let parsed = ParsedText(log, pieces: 1)
    expect(parsed.errors.isEmpty, equals: (count == 32))
    let landed = parsed.events.filter { $0.code == AbsoluteCode.multitouchTrackingID }
    expect(landed.count, equals: (count == 32 ? 32 : 0))
    if count == 32 { expect(parsed.device?.slotCount, equals: 32) }
  }

  @Test func `the right and the middle button of a log are told`() {
    let log = """
      {"entries": [
      {"buttonsDown": 4, "fingers": [], "timestamp": 1.5, "touchCount": 0, "type": "hardwareState"},
      {"buttonsDown": 2, "fingers": [], "timestamp": 1.51, "touchCount": 0, "type": "hardwareState"}],
      "hardwareProperties": {"left": 1.0, "right": 99.0, "top": 2, "bottom": 50,
      "xResolution": 4.0, "yResolution": 5.0, "maxFingerCount": 2}, "version": 1}
      """
    let parsed = ParsedText(log, pieces: 1)
    expect(
      parsed.events.map { [Int($0.type.rawValue), Int($0.code), Int($0.value)] },
      equals: [
        [1, 0x111, 1], [0, 0, 0], [1, 0x111, 0], [1, 0x112, 1], [0, 0, 0],
      ])
  }
}
