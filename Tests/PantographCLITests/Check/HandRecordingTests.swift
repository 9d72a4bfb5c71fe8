import Expectations
import PantographRecordings
import PantographSynthesis
import PantographTouches
import Testing

@testable import PantographCLI

/// A recording for a bundle: which events and notes it has, and from which times they count.
@MainActor
struct HandRecordingTests {
  private func event(_ time: Int64, _ type: EventType, _ code: UInt16, _ value: Int32) -> InputEvent
  {
    InputEvent(time: Timestamp(microseconds: time), type: type, code: code, value: value)
  }

  private func made(_ events: [InputEvent], _ step: CheckStep? = nil) throws -> HandRecording {
    let drawn = try Synthesis.synthesize(CheckRoom.right(.tap, on: "touchpad"))
    let track = try #require(drawn.tracks.first)
    let device = CheckedDevice(try #require(track.header.device), without: PersonWords([]))
    return HandRecording(
      RecordingTrack(header: track.header, events: events), device: device, step: step)
  }

  private func words(_ recording: HandRecording) -> [String] {
    recording.recording.tracks.flatMap(\.events).map {
      "\($0.time.microseconds) \($0.type.rawValue) \($0.code) \($0.value)"
    }
  }

  private let stamp = MiscellaneousCode.timestamp

  @Test func `the device's clock counts from the first of its times, and no other value changes`()
    throws
  {
    let events = [
      event(5_000_000, .absolute, AbsoluteCode.multitouchTrackingID, 7),
      event(5_000_000, .absolute, AbsoluteCode.multitouchPositionX, 300),
      event(5_000_000, .miscellaneous, stamp, 900),
      event(5_000_000, .miscellaneous, 4, 12),
      .report(at: Timestamp(microseconds: 5_000_000)),
      event(5_008_000, .absolute, stamp, 40), event(5_008_000, .miscellaneous, stamp, 8900),
      .report(at: Timestamp(microseconds: 5_008_000)),
      event(5_016_000, .miscellaneous, stamp, -20),
      event(5_016_000, .absolute, AbsoluteCode.multitouchTrackingID, -1),
      .report(at: Timestamp(microseconds: 5_016_000)),
    ]
    let recording = try made(events)
    let stamps = recording.recording.tracks.flatMap(\.events).filter {
      $0.type == .miscellaneous && $0.code == stamp
    }
    expect(stamps.map(\.value), equals: [0, 8000, -920])
    let ids = recording.recording.tracks.flatMap(\.events).filter {
      $0.type == .absolute && $0.code == AbsoluteCode.multitouchTrackingID
    }
    expect(ids.map(\.value), equals: [7, -1])
    expect(
      recording.shift.microseconds + recording.recording.startTime!.microseconds, equals: 5_000_000)
    SeenMarks.see(words(recording).joined(separator: "\n"))
  }

  @Test func `without the device's clock the values stay`() throws {
    let events = [
      event(3000, .absolute, AbsoluteCode.multitouchTrackingID, 7),
      event(3000, .miscellaneous, 4, 12),
      .report(at: Timestamp(microseconds: 3000)),
    ]
    let recording = try made(events)
    SeenMarks.see(words(recording).joined(separator: "\n"))
  }

  @Test(arguments: CheckStep.allCases) func `only the name of a step is noted`(step: CheckStep)
    throws
  {
    let drawn = try Synthesis.synthesize(CheckRoom.right(step, on: "touchpad"))
    let track = try #require(drawn.tracks.first)
    let device = CheckedDevice(try #require(track.header.device), without: PersonWords([]))
    let recording = HandRecording(track, device: device, step: step)
    expect(
      recording.recording.notes, equals: [RecordingNote(key: CheckStep.note, value: step.rawValue)])
    let parsed = HandRecording.parse(recording.bytes)
    var again = Recording()
    again.append(parsed)
    expect(again.notes, equals: recording.recording.notes)
    expect(again.tracks.first?.events, equals: recording.recording.tracks.first?.events)
    expect(HandRecording(track, device: device, step: nil).recording.notes.isEmpty)
    SeenMarks.see(String(decoding: recording.bytes, as: UTF8.self))
  }

  @Test(
    arguments: [
      ("Ada's pad", ["Ada"], "[removed]'s pad"), ("Adamant", ["Ada"], "Adamant"),
      ("mAdA", ["Ada"], "mAdA"), ("ada", ["ADA"], "[removed]"), ("xAda1", ["Ada"], "xAda1"),
      ("Ada1", ["Ada"], "Ada1"), ("1Ada", ["Ada"], "1Ada"), ("-Ada-", ["Ada"], "-[removed]-"),
      ("Ada Ada", ["Ada"], "[removed] [removed]"), ("unada", ["unad"], "[removed]a"),
      ("aunad", ["unad"], "a[removed]"), ("Grace", ["Grac"], "[removed]e"),
      ("a b", ["a", "b"], "a b"), ("12 and 12", ["12"], "12 and 12"),
      ("x1 x1y", ["x1"], "[removed] x1y"),
      ("root of home", ["root", "home"], "root of home"),
      ("home/ada/lovelace", ["home/lovelace.ada"], "home/[removed]/[removed]"),
      ("Lovelaces", ["Lovelace", "love"], "[removed]s"),
      ("love", ["Lovelace", "love"], "[removed]"),
      ("Zoë's", ["zoë"], "[removed]'s"), ("", ["Ada"], ""), ("Ada", [], "Ada"),
    ] as [(String, [String], String)])
  func `names are removed where they stand`(text: String, names: [String], left: String) {
    expect(PersonWords(names).removed(from: text), equals: left)
  }
}
