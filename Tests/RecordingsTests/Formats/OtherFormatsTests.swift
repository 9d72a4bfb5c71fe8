import Expectations
import PantographRecordings
import PantographTouches
import Testing

struct OtherFormatsTests {
  @Test func `getevent's labels and digits mean the same`() {
    let labels = """
      [    1194.802069] EV_ABS       ABS_MT_TRACKING_ID   ffffffff            \r
      [    1194.802069] EV_ABS       ABS_MT_POSITION_X    000002ff            \r
      [    1194.802175] EV_KEY       BTN_TOUCH            DOWN                \r
      [    1194.802196] EV_SYN       SYN_MT_REPORT        00000000            \r
      [    1194.802196] EV_SYN       SYN_REPORT           00000000             rate 125\r

      """
    let digits = """
      [    1194.802069] 0003 0039 ffffffff
      [    1194.802069] 0003 0035 000002ff
      [    1194-802175] 0001 014a 00000001
      [    1194.802196] 0000 0002 00000000
      [    1194.802196] 0000 0000 00000000

      """
    let parsed = ParsedText(labels, pieces: 3)
    expect(parsed.formatName, equals: "getevent")
    expect(parsed.issues.isEmpty)
    expect(parsed.events.map(\.value), equals: [-1, 0x2ff, 1, 0, 0])
    expect(parsed.events, equals: ParsedText(digits).events)
  }

  @Test func `each device of getevent is a track with its description`() throws {
    let parsed = ParsedText(
      """
      add device 1: /dev/input/event2
        bus:      0018
        vendor    04f3
        product   0042
        version   0100
        name:     "panel"
        events:
          KEY (0001): BTN_TOUCH*            BTN_TOOL_FINGER
          ABS (0003): ABS_X                 : value 0, min 0, max 9, fuzz 1, flat 2, resolution 3
                      ABS_MT_POSITION_X     : value 0, min -5, max 1079, fuzz 0, flat 0, resolution 0
        input props:
          INPUT_PROP_DIRECT
      add device 2: /dev/input/event3
        name:     "other"
      [ 1.000001] /dev/input/event3: 0000 0000 00000000
      [ 1.000002] /dev/input/event2: 0000 0000 00000000

      """)
    expect(parsed.issues.isEmpty)
    try #require(parsed.recording.tracks.count == 2)
    expect(parsed.recording.tracks[0].header.device?.name, equals: "other")
    let device = try #require(parsed.recording.tracks[1].header.device)
    expect(device.identity.vendor, equals: 0x4f3)
    expect(device.properties, equals: [.direct])
    expect(device.codes[.key], equals: [0x14a, 0x145])
    expect(device.axes[0x35], equals: AbsoluteAxis(minimum: -5, maximum: 1079))
    expect(device.axes[0]?.resolution, equals: 3)
  }

  @Test(arguments: [
    "[ 1.000001] EV_ABS NO_SUCH_CODE 0", "[ 1.000001] EV_ABS ABS_X 123456789",
    "[ 1.000001] EV_ABS", "[ 1.000001", "[ 1.0000001] 0003 0000 0", "[ 1.000001] 0020 0000 0",
  ])
  func `a line that getevent never prints is an error`(line: String) {
    let parsed = ParsedText("[ 1.000001] 0000 0000 00000000\n\(line)\n")
    expect(parsed.errors.map(\.place.line), equals: [2])
    expect(parsed.events.count, equals: 1)
  }

  @Test func `evtest's text is read by its numbers`() throws {
    let parsed = ParsedText(
      """
      Input driver version is 1.0.1
      Input device ID: bus 0x18 vendor 0x4f3 product 0x0 version 0x1
      Input device name: "Pad"
      Supported events:
        Event type 0 (EV_SYN)
        Event type 3 (EV_ABS)
          Event code 53 (ABS_MT_POSITION_X)
            Value    641
            Min        0
            Max     1279
            Resolution      12
      Properties:
        Property type 0 (INPUT_PROP_POINTER)
      Testing ... (interrupt to exit)
      Event: time 1358916661.266155, type 3 (EV_ABS), code 53 (?), value -641
      Event: time 1358916661.266156, type 4 (EV_MSC), code 4 (MSC_SCAN), value 90001
      Event: time 1358916661.266155, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 1358916661.266155, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<
      Event: time 1358916661.266155, -------------- SYN_REPORT ------------
      Event: time 1358916661.2661555, -------------- SYN_REPORT ------------

      """)
    expect(parsed.formatName, equals: "evtest")
    expect(parsed.device?.axes[53]?.resolution, equals: 12)
    expect(parsed.device?.properties, equals: [.pointer])
    expect(parsed.events.map(\.code), equals: [53, 4, 2, 3, 0])
    expect(parsed.events.map(\.value), equals: [-641, 0x90001, 0, 0, 0])
    expect(parsed.errors.map(\.place.line), equals: [20])
  }

  @Test(arguments: [(24, false), (24, true), (16, false), (16, true)])
  func `raw records are read in either order of bytes`(size: Int, isBigEndian: Bool) {
    func bytes(_ value: Int64, _ count: Int) -> [UInt8] {
      let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> Int64($0 * 8)) }
      return isBigEndian ? little.reversed() : little
    }
    func record(_ type: Int64, _ code: Int64, _ value: Int64) -> [UInt8] {
      let time = size == 24 ? 8 : 4
      return bytes(100, time) + bytes(500_000, time) + bytes(type, 2) + bytes(code, 2)
        + bytes(value, 4)
    }
    let file = record(3, 53, -7) + record(3, 54, 900) + record(0, 0, 0)
    for pieces in [1, 7, size, 1000] {
      let parsed = ParsedText(bytes: file, pieces: pieces)
      expect(parsed.formatName, equals: "raw\(size)")
      expect(parsed.events.map(\.value), equals: [-7, 900, 0])
      expect(parsed.events.map(\.code), equals: [53, 54, 0])
      expect(parsed.events.last?.time, equals: Timestamp(microseconds: 100_500_000))
      expect(parsed.issues.isEmpty)
    }
    let broken = ParsedText(bytes: file + [1, 2, 3])
    expect(broken.errors.map(\.place.column), equals: [3 * size])
    expect(broken.events.count, equals: 3)
  }
}
