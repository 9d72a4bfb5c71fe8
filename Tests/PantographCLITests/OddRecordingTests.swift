import Expectations
import Foundation
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis
import PantographTouches
import SeededRandom
import TemporaryFolders
import Testing

@testable import PantographStudio

/// Commands on recordings that are rare: of several devices, of movements, without a description, without contacts, with many
/// mistakes. The output is compared with an earlier one.
struct OddRecordingTests {
  private static func events(_ device: DeviceDescription, seed: UInt64) -> [InputEvent] {
    var random = SeededGenerator(seed: seed)
    var events: [InputEvent] = []
    let largest = { (code: UInt16) in device.axes[code]?.maximum ?? 1000 }
    for step in 0..<30 {
      let time = Timestamp(microseconds: 1_000_000 + Int64(step) * 8000)
      func add(_ code: UInt16, _ value: Int32) {
        events.append(InputEvent(time: time, type: .absolute, code: code, value: value))
      }
      for slot in Int32(0)..<2 {
        add(AbsoluteCode.multitouchSlot, slot)
        if step == 3 { add(AbsoluteCode.multitouchTrackingID, 10 + slot) }
        if step == 25 + Int(slot) { add(AbsoluteCode.multitouchTrackingID, -1) }
        guard (3..<25).contains(step) else { continue }
        add(
          AbsoluteCode.multitouchPositionX, largest(0x35) / 40 * (Int32(step) + 5 * slot))
        add(AbsoluteCode.multitouchPositionY, largest(0x36) / 8 * Int32(1 + random.below(3)))
        if random.chance(0.1) { add(0x37, Int32(random.below(3))) }
      }
      events.append(.report(at: time))
    }
    return events
  }

  private static func track(_ name: String, seed: UInt64) throws -> RecordingTrack {
    let device = try #require(SynthesizedDevice.all.first { $0.name == name }).description
    return RecordingTrack(
      header: TrackHeader(device: device), events: events(device, seed: seed))
  }

  private static func yaml(_ devices: [(name: String, lines: [String])]) -> String {
    let head = """
      # libinput record
      version: 1
      ndevices: \(devices.count)
      libinput:
        version: "1.25.0"
      devices:

      """
    let parts = devices.enumerated().map { index, device in
      let part = """
        - node: /dev/input/event\(7 + index)
          evdev:
            name: "\(device.name)"
            id: [1, 2, 3, 4]
            codes:
              1: [330]
            properties: []
          libinput:
            size: [102, 68]
            capabilities: [pointer, gesture]
          events:

        """
      return part + device.lines.map { "  - libinput:\n    - {\($0)}\n" }.joined()
    }
    return head + parts.joined()
  }

  private static func gesture(_ kind: String, _ time: Double, _ rest: String) -> String {
    "time: \(time), type: GESTURE_\(kind), nfingers: \(rest)"
  }

  private static let swipes: [String] = {
    var lines = [gesture("SWIPE_BEGIN", 1, "3")]
    for step in 1..<20 {
      lines.append(
        gesture(
          "SWIPE_UPDATE", 1 + Double(step) / 100,
          "3, delta: [\(step), -2], unaccelerated: [4, -2]"))
    }
    lines += [
      gesture("SWIPE_END", 1.25, "3, cancelled: false"), gesture("HOLD_BEGIN", 2, "2"),
      gesture("HOLD_END", 2.5, "2, cancelled: true"), gesture("PINCH_BEGIN", 2.5, "2"),
    ]
    for step in 1..<12 {
      lines.append(
        gesture(
          "PINCH_UPDATE", 2.5 + Double(step) / 100,
          "2, delta: [1, 0], unaccelerated: [1, 0], angle_delta: 2.5, scale: 1.\(10 + step)"))
    }
    return lines + [
      gesture("PINCH_END", 2.7, "2, scale: 1.21, cancelled: true"),
      gesture("SWIPE_BEGIN", 3, "4"), gesture("HOLD_BEGIN", 3.2, "1"),
    ]
  }()

  private static let debugLog: [String] = {
    var lines = [
      "-event7   DEVICE_ADDED            Pad                     seat0 default group1  cap:pg",
      "-event9   DEVICE_ADDED            Other pad               seat0 default group2  cap:pg",
      " event7   GESTURE_SWIPE_BEGIN     +0.100s\t3",
    ]
    for step in 1..<15 {
      lines.append(
        " event7   GESTURE_SWIPE_UPDATE    +0.\(100 + step * 8)s\t3  \(step).00/-5.00 "
          + "( 5.00/-24.00 unaccelerated)")
    }
    lines += [
      " event7   GESTURE_SWIPE_END       +0.300s\t3",
      " event9   GESTURE_HOLD_BEGIN      +0.310s\t2",
      " event9   GESTURE_HOLD_END        +0.500s\t2",
    ]
    for step in 1..<15 {
      lines.append(
        " event9   POINTER_SCROLL_FINGER   +0.\(500 + step * 8)s\tvert \(step).00/0.0* "
          + "horiz 0.00/0.0 (finger)")
    }
    return lines + [
      " event9   POINTER_SCROLL_FINGER   +0.700s\tvert 0.00/0.0* horiz 0.00/0.0 (finger)"
    ]
  }()

  /// Writes the recordings into a folder.
  private static func write(to folder: TemporaryFolder) throws {
    let pad = try track("touchpad", seed: 1)
    let phone = try track("phone", seed: 2)
    let evemu = try #require(RecordingFormat.named("evemu"))
    let libinput = try #require(RecordingFormat.named("libinput"))
    func save(_ tracks: [RecordingTrack], _ name: String, _ notes: [RecordingNote] = []) throws {
      try RecordingFile.save(
        Recording(notes: notes, tracks: tracks), to: folder.path(name),
        format: name.hasSuffix("evemu") ? evemu : libinput)
    }
    try save([pad, phone], "two.yml", [RecordingNote(key: "label", value: "finish")])
    try save([phone, pad], "turned.yml")
    try save([pad], "pad.evemu", [RecordingNote(key: "label", value: "cancel")])
    try save([try track("touchpad", seed: 3)], "other.evemu")
    var tablet = phone
    tablet.events.removeAll { $0.type == .absolute }
    try save([tablet], "empty.evemu")
    let text = try String(contentsOfFile: folder.path("pad.evemu"), encoding: .utf8)
    func put(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
    }
    let broken = text.split(separator: "\n").enumerated().map { index, line in
      index > 60 && index % 9 == 0 ? "E: x\u{1b} \(line.dropFirst(3))" : String(line)
    }
    try put(broken.joined(separator: "\n"), "broken.evemu")
    try put(
      text.split(separator: "\n").filter { !"NIPBA".contains($0.prefix(1)) }
        .joined(separator: "\n"), "bare.evemu")
    try put(yaml([("Pad", swipes)]), "swipes.yml")
    try put(yaml([("Pad", swipes), ("Second pad", Array(swipes.suffix(17)))]), "pads.yml")
    try put(yaml([("Pad", Array(swipes.prefix(9)))]), "begun.yml")
    try put(debugLog.joined(separator: "\n"), "debug.txt")
  }

  private static let all =
    "two.yml turned.yml pad.evemu other.evemu empty.evemu broken.evemu bare.evemu swipes.yml "
    + "pads.yml begun.yml debug.txt"

  @Test(arguments: [
    "for f in $A; do echo == $f; $P inspect $f; $P inspect --filtered $f | cksum; done",
    "for f in $A; do echo == $f; $P inspect --json $f; $P inspect --strict -q $f; done",
    "for f in $A; do $P inspect --plot p.svg -fq $f; cksum <p.svg; done",
    "for f in $A; do echo == $f; $P inspect --bundle b -fq $f; ls b; rm -rf b; done",
    "for f in $A; do for g in $A; do echo == $f $g; $P diff $f $g 2>&1 | head -40; done; done",
    "for f in two.yml pad.evemu swipes.yml; do for g in $A; do echo == $f $g; "
      + "$P diff --json $f $g; done; done",
    "for f in $A; do $P diff -p p.svg -fq $f two.yml; cksum <p.svg; done",
    "for f in $A; do for t in libinput evemu debug-events; do echo == $f $t; "
      + "$P convert -f --to $t $f out; [ -e out ] && cksum <out; rm -f out; done; done",
    "for e in '--contact 2:1' '--contact 3' '--trim 0.05..0.15' '--speed 2' '--loop 2' "
      + "'--keep-slots 1' '--drop-slots 0' '--resample 60' '--note a=b' '--remove-note label' "
      + "'--onto two.yml' '--merge other.evemu' '--description pad.evemu' '--trim ..' "
      + "'--contact x' '--keep-slots 9' '--speed 0' '--resample 0'; do for f in $A; do "
      + "echo == $e $f; $P convert -f $e $f out.yml; [ -e out.yml ] && cksum <out.yml; rm -f out.yml; done; done",
    "for f in $A; do echo == $f; $P replay $f; $P replay --json $f; done",
    "for f in $A; do echo == $f; $P replay --scene card $f; "
      + "$P replay --scene sheet --json --policy gnomeShell $f | cksum; done",
    "for f in $A; do echo == $f; $P replay --scene card --trace t.json -fq $f; cksum <t.json; "
      + "$P diff t.json t.json; done",
    "$P survey --json $A; $P survey $A; $P survey --by recording --csv c $A; cat c/*",
    "$P survey --strict $A; $P survey -p p.svg -fq $A; cksum <p.svg",
  ])
  func `commands on odd recordings`(line: String) throws {
    let folder = try TemporaryFolder()
    try Self.write(to: folder)
    let result = Pantograph.shell(
      "export LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS= A='\(Self.all)'; \(line) 2>&1",
      in: URL(filePath: folder.path))
    expect(!result.output.isEmpty)
    if ProcessInfo.processInfo.environment["ODD"] != nil { print(result.output) }
  }
}
