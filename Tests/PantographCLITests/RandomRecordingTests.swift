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

/// Commands on recordings of hands on a grid: fingers that hover, rest, join, leave and turn into palms, at equal times and
/// places. The output is compared with an earlier one.
struct RandomRecordingTests {
  private static func recording(_ seed: Int) throws -> Recording {
    var random = SeededGenerator(seed: UInt64(seed))
    let device = SynthesizedDevice.all[seed % SynthesizedDevice.all.count]
    var events: [InputEvent] = []
    var (time, id) = (Int64(1_000_000), Int32(0))
    var down: Set<Int32> = []
    func add(_ type: EventType, _ code: UInt16, _ value: Int32) {
      events.append(
        InputEvent(time: Timestamp(microseconds: time), type: type, code: code, value: value))
    }
    let largest = { (code: UInt16) in device.description.axes[code]?.maximum ?? 1000 }
    for _ in 0..<40 {
      for _ in 0..<random.below(3) {
        let slot = Int32(random.below(3))
        add(.absolute, AbsoluteCode.multitouchSlot, slot)
        if random.chance(0.25), down.contains(slot) {
          add(.absolute, AbsoluteCode.multitouchTrackingID, -1)
          down.remove(slot)
          continue
        }
        if down.insert(slot).inserted {
          id += 1
          add(.absolute, AbsoluteCode.multitouchTrackingID, id)
        }
        for code in [AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY] {
          add(.absolute, code, largest(code) / 8 * Int32(1 + random.below(6)))
        }
        if random.chance(0.1) {
          add(.absolute, AbsoluteCode.multitouchPressure, Int32(random.below(5) * 50))
        }
        if random.chance(0.05) { add(.absolute, 0x37, Int32(random.below(3))) }
      }
      add(.key, KeyCode.touch, down.isEmpty ? 0 : 1)
      if random.chance(0.06) { add(.key, KeyCode.left, Int32(random.below(2))) }
      if random.chance(0.03) { add(.synchronization, 3, 0) }
      events.append(.report(at: Timestamp(microseconds: time)))
      time += [0, 8000, 8000, 8000, 10_000, 100_000, 200_000, 500_000, -2000][random.below(9)]
    }
    let notes = [
      RecordingNote(key: "scene", value: ["card", "drawer", "nowhere"][seed % 3]),
      RecordingNote(key: "label", value: ["finish", "cancel", "other", "tap"][seed % 4]),
      RecordingNote(key: "person", value: "\(seed % 3)"),
    ]
    let track = RecordingTrack(header: TrackHeader(device: device.description), events: events)
    return Recording(notes: Array(notes.prefix(seed % 4)), tracks: [track])
  }

  @Test(arguments: [
    "for f in *; do $P inspect $f; done", "$P inspect --json --filtered *",
    "$P replay --json *", "for f in *; do $P replay --scene card $f; done",
    "$P survey .; $P survey --json --by recording .",
    "for f in 1*; do $P convert --to libinput $f - | head -c 3000; done",
    "$P diff 10.evemu 11.evemu; $P diff --json 12.evemu 14.evemu; $P diff 13.evemu 13.evemu",
    "$P tune . --sweep finish.progress=0.3…0.7/3 --quiet --mistakes 9",
    "for f in *; do $P inspect --plot p.svg --quiet $f; cksum <p.svg; done",
  ])
  func `commands on recordings of a grid`(line: String) throws {
    let folder = try TemporaryFolder()
    let evemu = try #require(RecordingFormat.named("evemu"))
    for seed in 10..<22 {
      try RecordingFile.save(
        try Self.recording(seed), to: folder.path + "/\(seed).evemu", format: evemu)
    }
    let result = Pantograph.shell(
      "export LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS=; \(line)", in: URL(filePath: folder.path))
    expect(!result.output.isEmpty)
  }
}

/// The room for a demo's picture in terminals around the size at which the words stand beside it.
@MainActor
struct TerminalRoomTests {
  @Test func `the picture has the room that it had`() throws {
    for (columns, rows) in [
      (57, 24), (58, 24), (59, 24), (34, 1), (35, 1), (36, 1), (80, 24), (20, 60), (44, 9),
      (44, 10),
      (44, 17), (44, 18), (44, 19), (120, 86), (120, 87),
    ] {
      let terminal = try #require(PixelTerminal(.blocks, columns: columns, rows: rows))
      defer { terminal.stop() }
      let display = try #require(
        TerminalDisplay(keysAreHand: true, terminal: terminal.device, isGuarded: false))
      SeenMarks.see("\(columns) \(rows) \(display.room)")
    }
  }
}
