import Expectations
import Foundation
import PantographRecordings
import SeededRandom
import Testing

/// Files of lines in random order: those of the format's example, twice, with other numbers, and some of other formats. What a
/// parser makes of each file in pieces of random sizes is compared with what it made before.
struct ParserWalkTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzz/Corpus")

  /// Lines that the examples do not have.
  private static let more = [
    "seed-evemu": [
      "N: Second name", "N:", "I: 0003 1234 5678 0111", "I: 1", "P: 04", "P: zz",
      "B: 00 0b 00 00 00 00 00 00 00", "B: 01 00 00 00 00 00 00 00 00", "B: 02 03 00",
      "B: 15 10 00 00 00 00 00 00 01", "B: 40 ff 00 00 00 00 00 00 00",
      "B: 03 00 00 00 00 00 80 60 02", "A: 35 0 1000 2 3 12", "A: 36 0 1000 2 3 12 7",
      "A: 00 0 200 0 0 10", "A: 41 0 1 0 0", "A: 7f 0 1 0 0 0", "A: 10000 0 1 0 0 0",
      "L: 00 1", "S: 01 1", "S: 00 0", "S: ff 1", "# EVEMU 1.9", "# EVEMU 2.0", "#: finish: yes",
      "#: hid: 05 0d zz", "#: hid: 05 0d 0", "#: state: 1 330 1", "#: state: 1 330",
      "#: state: x y z", "# device /dev/input/event9", "#   comment", "E: 0.01 0003 0035 0012",
      "E: 0.02 0003 0035 12 # note", "E: 0.03 0001 014a 1", "E: 0.04 0000 0000 0", "E: 0.05 0 0",
      "E: 1e3 0000 0000 0000", "E: 99999999999.1 0000 0000 0000", "E: 0.000001 0003 0035 7x",
    ],
    "seed-evtest": [
      "Input device name: \"Second\"", "  Event type 1 (EV_KEY)", "    Event code 330 (BTN_TOUCH)",
      "    Event code 70000 (?)", "      Value x", "      Min    -7", "      Fuzz     2",
      "      Flat     3", "  Property type 99 (?)", "Event: time 1.2, type 1 (EV_KEY), code 330",
      "Event: time 2.000001, -------------- SYN_REPORT ------------",
      "Event: time 3.5, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1",
      "Event: time 3.6, ++++++++++++++ SYN_DROPPED ++++++++++++",
    ],
    "seed-getevent": [
      "[   2.000000] EV_KEY       BTN_TOUCH            UP", "[   2.1] 0003 0035 0000001f",
      "[   2.2] EV_ABS       ABS_NOTHING          00000001",
      "/dev/input/event9: 0000 0000 00000000",
      "[   2.3] /dev/input/event9: EV_SYN SYN_REPORT 00000000", "could not get driver version",
      "[   2.4] 0001 014a 00000001", "EV_SYN SYN_REPORT 00000000", "[   2.5] EV_SYN",
    ],
    "seed-getevent-devices": [
      "add device 3: /dev/input/event4", "  name:     \"third\"", "  name: unquoted",
      "    ABS (0003): ABS_MT_POSITION_Y     : value 0, min 0, max", "    SW  (0005): SW_LID*",
      "    KEY (0001): KEY_NOTHING 0150", "    INPUT_PROP_BUTTONPAD", "    INPUT_PROP_NOTHING",
      "  bus:      zz", "/dev/input/event2: EV_KEY BTN_TOUCH DOWN",
      "[ 2.000002] /dev/input/event7: 0000 0000 00000000", "remove device 2: /dev/input/event3",
      "[ 3.000002] /dev/input/event3: 0003 0035 00000010", "<",
    ],
    "seed-debug-events": [
      "-event9   DEVICE_ADDED            Other seat0 default group2  cap:k",
      "-event9   DEVICE_REMOVED          Other seat0 default group2  cap:k",
      " event7   GESTURE_SWIPE_UPDATE    +1.2s  3  1.09/-5.04", "#: label", "#: state: 1 2 3",
      " event7   GESTURE_PINCH_UPDATE    +1.3s 2 1/2 (1/2 unaccelerated) 1.5 @ 10.00",
      " event7   GESTURE_PINCH_END       +1.4s 2 1.25", " event7   GESTURE_PINCH_END +1.5s 2",
      " event7   POINTER_SCROLL_FINGER   +1.6s vert 12.50/0.0* horiz 0.00/0.0 (finger)",
      " event7   POINTER_AXIS            +1.6s vert 1.0* horiz 0.0 (finger)", "event7",
      " event7   POINTER_SCROLL_CONTINUOUS +1.7s vert 1.50/0.0 horiz 0.00/0.0* (continuous)",
      " event8   GESTURE_SWIPE_BEGIN     +1.7s 4", " event7   GESTURE_HOLD_END +1.8s 2 cancelled",
      " event7   NOT_KNOWN               +1.9s 1", " event7   GESTURE_SWIPE_BEGIN +x 3",
      " event7   GESTURE_SWIPE_BEGIN +1.95s many", " event7   GESTURE_SWIPE_UPDATE +2.00s 3 1e1/2e",
    ],
    "seed-libinput": [
      "    name: \"Second\"", "    - [  0,  5000,   3,  53,    1500]", "    - [ 0, 5000, 0, 0, 0]",
      "    - [ 1, 2, 3]", "    - [ 1, 2, 3, 4, x]", "  - evdev:", "- node: /dev/input/event13",
      "  events:", "  quirks:", "  udev:", "    properties:", "    - ID_INPUT=1", "ndevices: x",
      "version: 2", "    id: [1]", "      1: [330, 325", "      99: [1]", "#: label: second",
      "#:", "    absinfo:", "      54: [0, 100]", "  hid: [ 1, 300 ]", "nothing: here",
    ],
    "seed-libinput-gestures": [
      "    - {time: 1.5, type: GESTURE_PINCH_BEGIN, nfingers: 2}",
      "    - {time: 1.6, type: GESTURE_PINCH_UPDATE, nfingers: 2, delta: [1, 2], "
        + "unaccelerated: [3, 4], angle_delta: 10.0, scale: 1.5}",
      "    - {time: 1.7, type: GESTURE_PINCH_END, nfingers: 2, scale: 1.5, cancelled: true}",
      "    - {time: 1.8, type: GESTURE_HOLD_BEGIN, nfingers: 3}",
      "    - {time: 1.9, type: GESTURE_HOLD_END, nfingers: 3, cancelled: no}",
      "    - {time: 2.0, type: GESTURE_SWIPE_UPDATE, nfingers: 3, delta: [1.25, 2e0]}",
      "    - {time: 2.1, type: POINTER_SCROLL_FINGER, vert: 1.5, horiz: 0}",
      "    - {time: 2.2, type: POINTER_MOTION, delta: [1, 2]}", "    - {time: 2.3}",
      "    - {type: GESTURE_SWIPE_END, nfingers: 3}", "    size: [102]", "    libinput:",
      "    capabilities: [pointer, nothing]", "    - {time: x, type: GESTURE_SWIPE_BEGIN}",
    ],
  ]

  private static let numbers = ["0", "1", "2", "-1", "53", "330", "255", "65535", "1.5", "0x10"]

  private func changed(_ line: String, _ random: inout SeededGenerator) -> String {
    let places = line.ranges(of: /-?\d+/)
    guard !places.isEmpty, random.chance(0.2) else { return line }
    return line.replacingCharacters(
      in: places[random.below(places.count)],
      with: Self.numbers[random.below(Self.numbers.count)])
  }

  @Test(arguments: more.keys.sorted()) func `lines in random order`(name: String) throws {
    // The first bytes set the options of the fuzzer.
    let bytes = [UInt8](try Data(contentsOf: Self.corpus.appending(path: name))).dropFirst(2)
    let own = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let more = Self.more[name] ?? []
    let others = Self.more.keys.sorted().filter { $0 != name }.flatMap { Self.more[$0] ?? [] }
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      var lines = own
      for _ in 0..<1 + random.below(6) {
        let line =
          switch random.below(6) {
          case 0: own[random.below(own.count)]
          case 1: others[random.below(others.count)]
          default: more[random.below(more.count)]
          }
        lines.insert(line, at: 1 + random.below(lines.count))
      }
      if random.chance(0.2) { lines.remove(at: 1 + random.below(lines.count - 1)) }
      lines = [lines[0]] + lines.dropFirst().map { changed($0, &random) }
      let end = random.chance(0.8) ? "\n" : ""
      let text = lines.joined(separator: "\n") + end
      let format = Array(text.utf8).withUnsafeBytes { RecordingFormat.recognize($0) }
      let pieces = [1, 7, 64, .max][random.below(4)]
      _ = ParsedText(bytes: Array(text.utf8), pieces: pieces, format: format)
    }
  }

  @Test func `raw records in pieces`() throws {
    for name in ["seed-raw16", "seed-raw24"] {
      let all = [UInt8](try Data(contentsOf: Self.corpus.appending(path: name)))
      let bytes = Array(all.dropFirst(2))
      for seed in 0..<60 {
        var random = SeededGenerator(seed: UInt64(seed))
        var records: [UInt8] = []
        for _ in 0..<random.below(5) { records += bytes }
        for _ in 0..<random.below(4) where !records.isEmpty {
          records[random.below(records.count)] = UInt8(random.below(256))
        }
        records.removeLast(min(records.count, random.below(9)))
        let format = RecordingFormat.named(name.replacing("seed-", with: ""))
        _ = ParsedText(
          bytes: records, pieces: [1, 5, 16, 24, 48, .max][random.below(6)], format: format)
      }
    }
  }
}
