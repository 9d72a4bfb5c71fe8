import Expectations
import PantographRecordings
import PantographTouches
import Testing

struct EvemuEncoderTests {
  static let recording = Recording(
    notes: [
      RecordingNote(key: "label", value: "swipe: two\nlines \\x41 "),
      RecordingNote(key: "a:b", value: ""),
    ],
    tracks: [
      RecordingTrack(
        header: TrackHeader(
          node: "/dev/input/event3",
          device: DeviceDescription(
            name: "Pad", identity: DeviceIdentity(bus: 0x18, vendor: 1, product: 2, version: 3),
            properties: [.pointer],
            codes: [.synchronization: [0, 1, 3], .key: [0x14a], .absolute: [0, 0x35], .led: []],
            axes: [0: AbsoluteAxis(minimum: .min, maximum: .max, fuzz: 1, flat: 2, resolution: 3)],
            computer: "dmi:bvnA:svnLENOVO:pvrThinkPadP50:"),
          initialStates: [TrackHeader.InitialState(type: .led, code: 1, value: 1)],
          udevProperties: ["ID_INPUT=1", "ID_INPUT_TOUCHPAD=1"], quirks: ["AttrSizeHint=3x3"],
          hidDescriptor: [UInt8](0...80)),
        events: [
          InputEvent(time: Timestamp(microseconds: 1), type: .absolute, code: 0x35, value: -1),
          InputEvent(time: Timestamp(microseconds: 1), type: .key, code: 0x14a, value: .min),
          .report(at: Timestamp(microseconds: 1)),
          .report(at: Timestamp(microseconds: 7_000_001)),
        ])
    ])

  @Test func `everything a recording holds comes back`() {
    let bytes = ParsedText.encode(Self.recording, as: .evemu)
    let parsed = ParsedText(bytes: bytes)
    expect(parsed.recording, equals: Self.recording)
    expect(parsed.issues.isEmpty)
  }

  @Test func `the computer stands where evemu writes it`() {
    let text = String(decoding: ParsedText.encode(Self.recording, as: .evemu), as: UTF8.self)
    expect(text.contains("\n# DMI: dmi:bvnA:svnLENOVO:pvrThinkPadP50:\n"))
    for (line, computer) in [("dmi:x", "dmi:x"), ("unknown", nil), ("", nil)] as [(String, String?)]
    {
      let parsed = ParsedText("# EVEMU 1.3\n# Kernel: 4.0\n# DMI: \(line)\nN: a\nI: 3 1 2 3\n")
      expect(parsed.recording.tracks.first?.header.device?.computer, equals: computer)
    }
  }

  @Test func `events look as evemu writes them`() {
    let text = String(decoding: ParsedText.encode(Self.recording, as: .evemu), as: UTF8.self)
    expect(text.contains("E: 0.000001 0003 0035 -001\t# EV_ABS / ABS_MT_POSITION_X -1\n"))
    expect(
      text.contains("E: 7.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +7000ms"))
    expect(text.contains("\nB: 00 0b 00 00 00 00 00 00 00\n"))
    expect(text.components(of: "\nB: 01"), equals: 12)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    ranges(of: part).count
  }
}
