import Expectations
import Foundation
import GoldenTexts
import PantographTouches
import Testing

@testable import PantographRecordings

/// The stays and lives of many short tracks, and the parts of the tracks that edits leave.
struct TrackTouchesTests {
  /// Makes a track of frames that are separated by bars. A word is a letter and a number: the slot, the tracking id, the
  /// position, the key of a touch, or lost events.
  private func track(_ script: String, slots: Int32 = 9) -> RecordingTrack {
    let device = DeviceDescription(
      name: "Slots", codes: [.key: [KeyCode.touch], .absolute: [0x2f, 0x35, 0x36, 0x39]],
      axes: [
        0x2f: AbsoluteAxis(minimum: 0, maximum: slots),
        0x35: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
        0x36: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
        0x39: AbsoluteAxis(minimum: 0, maximum: 65535),
      ])
    var events: [InputEvent] = []
    for (index, frame) in script.split(separator: "|", omittingEmptySubsequences: false)
      .enumerated()
    {
      let time = Timestamp(microseconds: 1000 + Int64(index) * 10_000)
      for word in frame.split(separator: " ") {
        let value = Int32(word.dropFirst()) ?? 0
        let (type, code): (EventType, UInt16) =
          switch word.first {
          case "s": (.absolute, 0x2f)
          case "x": (.absolute, 0x35)
          case "y": (.absolute, 0x36)
          case "i": (.absolute, 0x39)
          case "t": (.key, KeyCode.touch)
          default: (.synchronization, 3)
          }
        events.append(InputEvent(time: time, type: type, code: code, value: value))
      }
      events.append(.report(at: time))
    }
    return RecordingTrack(header: TrackHeader(device: device), events: events)
  }

  private static let scripts = [
    // Contacts that begin, move and end.
    "s0 i5 x100 y100 t1|x110|i-1 t0", "i5 x1 y1|s1 i6 x9 y9|s0 i-1|s1 i-1|",
    "s3 i5 x1 y1|i-1|i6 x2 y2|i-1", "i5 x1 y1|x2|x3",
    // Contacts that are replaced within a frame.
    "i5 x1 y1|i6 x9 y9|i-1", "i5 x1 y1|i-1 i6 x9 y9|i-1", "i5 x1 y1|i-1 i5 x9 y9|i-1",
    "i5 x1 y1|i6 i7 x9 y9|i-1", "i5 x1 y1 i-1|x3|", "i5 x1 y1|i5 x2|i-1",
    // Contacts that were there before the recording.
    "x100 y100|x110|i-1", "x100 y100|i7 x110|x120|i-1", "s2 x1 y1|s4 x3 y3 i9|s2 i-1|s4 i-1",
    "x1 y1|i7|i8|i-1", "x1|y2|i7|i-1", "x1 y1|s1 x2 y2|s0 i-1|s1 i-1", "x1 y1|i-1|i1 x5 y5|i-1",
    "x1 y1|i-1|i0 x5 y5|i-1",
    // The smallest id, and ids that are larger than a device's.
    "i0 x1 y1|i5 x2|i-1", "i0 x1 y1|i0 x2|i-1", "s40 i0 x1 y1|i0 x2|i-1", "i70000 x1 y1|x2|i-1",
    "i65535 x1 y1|i-1|i3 x2|i-1", "i2147483647 x1 y1|x2|i-1",
    // Lost events.
    "i5 x1 y1|d i-1|x3|i6 x4 y4|i-1", "i5 x1 y1|x2 d|i-1 s1 i7 x1 y1|s1 x2 y2|i-1",
    "i5 x1 y1|d|d|i-1",
    // Slots beyond those that a device has, and beyond those that the program follows.
    "s9 i5 x1 y1|s10 i6 x2 y2|i-1|s9 i-1", "s31 i5 x1 y1|s32 i6 x2 y2|i-1|s31 i-1",
    "s40 i5 x1 y1|i6|i-1|", "s40 x1 y1|i6 x2|i-1", "s-1 i5 x1 y1|s0 i6 x2 y2|i-1",
    "s99999 i5 x1 y1|s0 i6 x2 y2|i-1", "s40 i5 x1 y1|i-1 i5|i-1 i6 x3 y3|i-1",
    // Nothing at all.
    "", "||", "t1|t0", "s1|s2",
  ]

  private func words(_ track: RecordingTrack) -> [String] {
    let touches = TrackTouches(track)
    let stays = touches.stays.map { "slot \($0.slot) id \($0.id) \($0.first)..<\($0.end)" }
    let lives = touches.lives.map { life in
      let end = life.end.map { "\($0)" } ?? "-"
      let stay = life.stay.map { " stay \($0)" } ?? ""
      return
        "\(life.number) in \(life.slot) \(life.first)..<\(end)\(stay)\(life.isLost ? " lost" : "")"
    }
    return [
      "  \(touches.kind) stays: \(stays.joined(separator: "; "))",
      "  lives: \(lives.joined(separator: "; "))",
      "  turns \(touches.turns) ends \(touches.ends.sorted()) losses \(touches.losses.sorted())"
        + " near \(touches.nearFrames.sorted()) of \(touches.times.count)",
    ]
  }

  private func events(_ recording: Recording) -> String {
    recording.tracks[0].frames.map { frame in
      frame.events.map { event in
        switch (event.type, event.code) {
        case (.absolute, 0x2f): "s\(event.value)"
        case (.absolute, 0x35): "x\(event.value)"
        case (.absolute, 0x36): "y\(event.value)"
        case (.absolute, 0x39): "i\(event.value)"
        case (.key, _): "t\(event.value)"
        default: event.code == 0 ? "" : "d"
        }
      }.filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: "|")
  }

  @Test func `stays and lives of short tracks`() throws {
    var lines: [String] = []
    for script in Self.scripts {
      let track = track(script)
      lines.append("# \(script)")
      lines += words(track)
      let recording = Recording(tracks: [track])
      func add(_ name: String, _ edit: () throws -> Recording) {
        do { lines.append("  \(name): \(events(try edit()))") } catch {
          lines.append("  \(name): \(error)")
        }
      }
      add("slot 0") { try recording.keepingSlots([0]) }
      add("without slot 0") { try recording.droppingSlots([0]) }
      add("contact 1 alone") { try recording.trimmed(toContact: 1, alone: true) }
      add("contact 2") { try recording.trimmed(toContact: 2, alone: false) }
      add("twice") { try recording.looped(2) }
    }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let difference = try GoldenText("track-touches", beside: folder.path).difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
