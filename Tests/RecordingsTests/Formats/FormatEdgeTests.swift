import Expectations
import PantographRecordings
import PantographTouches
import Testing

/// Numbers at the ends of the ranges that each format states, and the readings beside them.
struct FormatEdgeTests {
  // MARK: libinput record

  private func libinput(
    _ part: String = "", version: String = "1.22.1", events: String = ""
  ) -> ParsedText {
    ParsedText(libinput: "  - evdev:\n\(events)", description: part, version: version)
  }

  @Test(arguments: [
    ("9000000000000, 0, 0, 0, 0", true), ("9000000000001, 0, 0, 0, 0", false),
    ("0, 999999, 0, 0, 0", true), ("0, 1000000, 0, 0, 0", false), ("0, -1, 0, 0, 0", false),
    ("-1, 0, 0, 0, 0", false), ("0, 0, 31, 0, 0", true), ("0, 0, 32, 0, 0", false),
    ("0, 0, -1, 0, 0", false), ("0, 0, 3, 65535, 0", true), ("0, 0, 3, 65536, 0", false),
    ("0, 0, 3, -1, 0", false), ("0, 0, 3, 0, 2147483647", true),
    ("0, 0, 3, 0, 2147483648", false), ("0, 0, 3, 0, -2147483648", true),
    ("0, 0, 3, 0, -2147483649", false), ("0 , 0 , 3 , 0 , 7 ", true), ("+0, 0, 3, 0, +7", true),
    ("0, 0, 3, 0, 000000000000000000000007", true), ("0, 0, 3, 0, 7, 8", false),
    ("0, 0, 3, 0", false), ("", false),
  ])
  func `libinput's event is read up to the last number of each field`(
    fields: String, isRead: Bool
  ) {
    let file = libinput(events: "    - [\(fields)]")
    expect(file.events.count == (isRead ? 1 : 0) && file.errors.count == (isRead ? 0 : 1))
  }

  @Test func `libinput's event has its numbers in the order of the fields`() {
    let file = libinput(events: "    - [ 12, 345678, 3, 53, -2194] # EV_ABS")
    expect(
      file.events,
      equals: [
        InputEvent(
          time: Timestamp(microseconds: 12_345_678), type: .absolute, code: 53, value: -2194)
      ])
    expect(
      file.device?.identity, equals: DeviceIdentity(bus: 1, vendor: 2, product: 3, version: 65535))
    expect(file.device?.codes[.absolute], equals: [0, 53, 65535])
  }

  @Test(arguments: [
    ("    absinfo:\n      53: [1, 2, 3, 4, 5]", 0), ("    absinfo:\n      53: [1, 2, 3, 4]", 1),
    ("    absinfo:\n      53: [1, 2, 3, 4, 5, 6]", 1),
    ("    absinfo:\n      53: [1, 2, 3, 4, 2147483648]", 1),
    ("    absinfo:\n      65536: [1, 2, 3, 4, 5]", 1), ("    absinfo:\n      53 [1]", 1),
    ("    absinfo:\n      53: [1, 2", 1), ("    absinfo:\n      53: 1", 1),
    ("    properties: [31]", 0), ("    properties: [32]", 1), ("    properties: []", 0),
    ("    id: [1, 2, 3]", 1), ("    id: [1, 2, 3, 65536]", 2), ("      31: [1]", 0),
    ("      32: [1]", 1), ("      4: [65536]", 1), ("    properties: []\n    unknown: 3", 0),
    ("  hid: [0x00, 255, 0xff]", 0), ("  hid: [256]", 1), ("  hid: [0x100]", 1),
    ("  hid: [\n    1, 2\n  ]", 0), ("  libinput:\n    size: [65535, 1]", 0),
    ("  libinput:\n    size: [1]", 1), ("  libinput:\n    size: [65536, 1]", 2),
  ])
  func `libinput's description is read up to the last number`(part: String, errors: Int) {
    expect(libinput(part).errors.count, equals: errors)
  }

  @Test func `libinput's axis has its five numbers in order`() {
    let device = libinput("    absinfo:\n      53: [-1, 2, 3, 4, 5]\n    properties: [0, 31]")
      .device
    expect(
      device?.axes,
      equals: [53: AbsoluteAxis(minimum: -1, maximum: 2, fuzz: 3, flat: 4, resolution: 5)])
    expect(device?.properties.rawValue, equals: 0x8000_0001)
  }

  @Test func `a report descriptor may fill several lines`() {
    let file = libinput(
      "  hid: [\n    0x05, 13, # usage\n    0xfF, 0,\n    7 ]\n  quirks:\n  - A=1")
    let header = file.recording.tracks.first?.header
    expect(header?.hidDescriptor == [5, 13, 255, 0, 7] && header?.quirks == ["A=1"])
  }

  @Test(arguments: [
    ("1.14.9", true), ("1.15.0", false), ("1.9", true), ("1.100", false), ("2.0", false),
  ])
  func `movements before version 1.15 have another unit`(version: String, isOld: Bool) {
    let header = libinput(version: version).recording.tracks.first?.header
    expect(header?.deltas?.isOfOldVersion, equals: isOld)
  }

  @Test(arguments: [
    (99_999, false), (100_000, false), (100_001, true),
  ])
  func `a lift within 50 ms ends a gesture without cancelling it`(lift: Int, isCancelled: Bool) {
    let file = libinput(
      events: """
            - [  0,      0,   1, 330,       1]
          - libinput:
            - {time: 0.05, type: GESTURE_HOLD_END, nfingers: 20}
          - evdev:
            - [  0, \(lift),   1, 330,       0]
        """)
    expect(
      file.recording.tracks.first?.deltas.map(\.action),
      equals: [
        .holdEnded(fingers: 20, isCancelled: isCancelled)
      ])
  }

  @Test(arguments: [
    ("time: 0.1, type: GESTURE_SWIPE_BEGIN, nfingers: 20", 0),
    ("time: 0.1, type: GESTURE_SWIPE_BEGIN, nfingers: 21", 1),
    ("time: -0.1, type: GESTURE_SWIPE_BEGIN, nfingers: 3", 1),
    ("time: 0, type: GESTURE_SWIPE_BEGIN, nfingers: 1", 0),
    ("time: 0.1, type: GESTURE_HOLD_BEGIN, nfingers: 3, other: [1, {2}], last: x", 0),
    (
      "time: 0.1, type: GESTURE_PINCH_UPDATE, nfingers: 2, delta: [1, 2], angle_delta: 1, scale: 0",
      0
    ),
    (
      "time: 0.1, type: GESTURE_PINCH_UPDATE, nfingers: 2, delta: [1, 2], angle_delta: 1, scale: -1",
      1
    ),
    ("time: 0.1, type: GESTURE_PINCH_UPDATE, nfingers: 2, delta: [1, 2], scale: 1", 1),
    ("time: 0.1, type: POINTER_AXIS, axes: [1, 0], source: continuous", 0),
    ("time: 0.1, type: POINTER_AXIS, source: continuous", 1),
    ("time: 0.1, type: POINTER_AXIS, axes: [1, 0]", 1),
    ("type: GESTURE_SWIPE_BEGIN, nfingers: 3", 1),
  ])
  func `an event of libinput needs its fields and no others`(event: String, errors: Int) {
    let file = libinput(events: "  - libinput:\n    - {\(event)}")
    let reports = file.recording.tracks.first?.deltas.count ?? 0
    // Braces in a field that is not read end the event early.
    expect(file.errors.count == errors && reports == 1 - errors)
  }

  @Test(
    arguments: [
      ("[0, 0]", 0, 0), ("[1, 0]", 1, nil), ("[0, -2]", nil, -2), ("[1, 2]", 1, 2),
    ] as [(String, Double?, Double?)])
  func `an axis of 0 beside a movement did not move`(axes: String, x: Double?, y: Double?) {
    let file = libinput(
      events: "  - libinput:\n    - {time: 1, type: POINTER_AXIS, axes: \(axes), source: finger}")
    expect(
      file.recording.tracks.first?.deltas.map(\.action),
      equals: [
        .scrolled(DeltaScroll(x: x, y: y, source: .fingers))
      ])
  }

  // MARK: getevent

  @Test(arguments: [
    ("[ 1.000001] 001f ffff 80000000", 31, 65535, Int32.min),
    ("[ 1.000001] 3 35 7fffffff", 3, 0x35, Int32.max),
    ("[ 1.000001] EV_ABS ABS_MT_TOOL_TYPE MT_TOOL_FINGER", 3, 55, 0),
    ("[ 1.000001] EV_ABS ABS_MT_TOOL_TYPE MT_TOOL_PEN", 3, 55, 1),
    ("[ 1.000001] EV_ABS ABS_MT_TOOL_TYPE MT_TOOL_PALM", 3, 55, 2),
    ("[ 1.000001] EV_ABS ABS_MT_TOOL_TYPE MT_TOOL_DIAL", 3, 55, 10),
    ("[ 1.000001] EV_KEY BTN_TOUCH REPEAT", 1, 330, 2),
    ("[ 1.000001] EV_KEY BTN_TOUCH UP", 1, 330, 0),
    ("[ 1.000001] EV_ABS 0039 ABCDEF", 3, 57, 0xabcdef),
    ("[1-1] 0003\t0039\t00000001 rate 90", 3, 57, 1),
  ])
  func `getevent's labels and digits have these numbers`(
    line: String, type: UInt16, code: UInt16, value: Int32
  ) {
    let file = ParsedText("[ 1.000001] 0000 0000 00000000\n\(line)\n")
    expect(file.issues.isEmpty && file.events.count == 2)
    expect(
      file.events.last,
      equals: InputEvent(
        time: Timestamp(microseconds: 1_000_001), type: EventType(rawValue: type), code: code,
        value: value))
  }

  @Test(arguments: [
    ("[ 1.000001] 0020 0000 0", 13, "there is no such event type"),
    ("[ 1.000001] 00003 0000 0", 13, "there is no such event type"),
    ("[ 1.000001] 0003 10000 0", 18, "there is no such code"),
    ("[ 1.000001] 0003 0000 000000000", 23, "the event's value is not a number"),
    ("[ 1.000001] 0003 0000 LEFT", 23, "the event's value is not a number"),
    ("[ 1.000001] 0003 0000 0 more", 25, "the line continues behind the event"),
    ("[1-1000000] 0003 0000 0", 4, "the microseconds is out of range"),
    ("[1-999999 ] 0003 0000 0", 10, "the time is broken off"),
  ])
  func `getevent's mistakes are reported with their columns`(
    line: String, column: Int, problem: String
  ) {
    let issue = ParsedText("[ 1.000001] 0000 0000 00000000\n\(line)\n").errors.first
    expect(issue?.place.column == column && issue?.problem == problem)
  }

  @Test func `getevent's properties and wide numbers are read`() {
    let file = ParsedText(
      """
      add device 1: /dev/input/event2
        name:     "a "quoted" name"
        bus:      00018
        events:
          ABS (0003): ABS_X  : value 0, min -3000000000, max 3000000000, fuzz 1, flat 2, resolution x
        input props:
          INPUT_PROP_POINTER
          INPUT_PROP_BUTTONPAD
          INPUT_PROP_SEMI_MT
          INPUT_PROP_TOPBUTTONPAD
          INPUT_PROP_POINTING_STICK
          INPUT_PROP_ACCELEROMETER
          INPUT_PROP_OTHER

      """)
    expect(file.device?.name == "a \"quoted\" name" && file.device?.identity.bus == 0)
    expect(
      file.device?.axes[0],
      equals: AbsoluteAxis(minimum: .min, maximum: .max, fuzz: 1, flat: 2, resolution: 0))
    expect(
      file.device?.properties,
      equals: [
        .pointer, .buttonPad, .semiMultitouch, .topButtonPad, .pointingStick, .accelerometer,
      ])
  }

  // MARK: evtest

  @Test(arguments: [
    ("type 31 (?), code 65535 (?), value 2147483647", 31, 65535, Int32.max),
    ("type 3 (EV_ABS), code 0 (ABS_X), value -2147483648", 3, 0, Int32.min),
    ("type 4 (EV_MSC), code 3 (MSC_RAW), value ffffffff", 4, 3, -1),
    ("type 4 (EV_MSC), code 4 (MSC_SCAN), value 10", 4, 4, 16),
    ("type 4 (EV_MSC), code 5 (MSC_TIMESTAMP), value 10", 4, 5, 10),
    ("type 3 (EV_ABS), code 4 (?), value 10", 3, 4, 10),
    ("++++++++++++++ SYN_MT_REPORT ++++++++++++", 0, 2, 0),
    (">>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<", 0, 3, 0),
    ("-------------- SYN_CONFIG ------------", 0, 1, 0),
    ("-------------- SYN_REPORT ------------", 0, 0, 0),
  ])
  func `evtest's events have these numbers`(
    text: String, type: UInt16, code: UInt16, value: Int32
  ) {
    let file = ParsedText("Event: time 5.000009, \(text)\n")
    expect(file.issues.isEmpty)
    expect(
      file.events,
      equals: [
        InputEvent(
          time: Timestamp(microseconds: 5_000_009), type: EventType(rawValue: type), code: code,
          value: value)
      ])
  }

  @Test(arguments: [
    ("type 32 (?), code 0 (?), value 0", "the type is out of range"),
    ("type 3 (?), code 65536 (?), value 0", "the code is out of range"),
    ("type 3 (?), code 0 (?), value 2147483648", "the value is out of range"),
    ("type 3 (?), key 0 (?), value 0", "the event is broken off"),
    ("type 3 (?), code 0 (?)", "the event is broken off"), ("SYN_", "the event is broken off"),
  ])
  func `evtest's mistakes are reported`(text: String, problem: String) {
    let file = ParsedText("Event: time 5.000009, \(text)\n")
    expect(file.errors.map(\.problem) == [problem] && file.events.isEmpty)
  }

  @Test func `evtest's description has its numbers`() {
    let device = ParsedText(
      """
      Input device ID: bus 0x3 vendor 0x4f3 product 0xffff version 0x10000
      Input device name: "Pad"
        Event type 3 (EV_ABS)
          Event code 0 (ABS_X)
            Value      5
            Min       -6
            Max        7
            Fuzz       8
            Flat       9
            Resolution 10
          Event code 1 (ABS_Y)
            Max       11
        Property type 31 (?)
      """ + "\nEvent: time 1.000000, -------------- SYN_REPORT ------------\n"
    ).device
    expect(
      device?.identity, equals: DeviceIdentity(bus: 3, vendor: 0x4f3, product: 0xffff, version: 0))
    expect(device?.name == "Pad" && device?.codes == [.absolute: [0, 1]])
    expect(
      device?.axes,
      equals: [
        0: AbsoluteAxis(minimum: -6, maximum: 7, fuzz: 8, flat: 9, resolution: 10),
        1: AbsoluteAxis(minimum: 0, maximum: 11),
      ])
    expect(device?.properties.rawValue, equals: 1 << 31)
  }
}
