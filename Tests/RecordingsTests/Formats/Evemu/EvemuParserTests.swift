import Expectations
import PantographRecordings
import PantographTouches
import Testing

struct EvemuParserTests {
  static let description = """
    # EVEMU 1.3
    #: label: a swipe
    N: Pad #2
    I: 0018 04f3 0042 0001
    P: 05 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 03 03 00 00 00 00 00 00 00
    A: 00 0 100 0 0 10
    A: 01 -5 50 1 2 0
    S: 00 1

    """

  private func parse(_ events: String, pieces: Int = .max) -> ParsedText {
    ParsedText(Self.description + events, pieces: pieces)
  }

  @Test(arguments: [1, 2, 3, 7, 64, Int.max])
  func `a file reads the same however it is cut`(pieces: Int) {
    let parsed = parse("E: 0.000001 0003 0000 -001\t# x\r\nE: 1.5 0000 0000 0010\n", pieces: pieces)
    expect(parsed.recording.note("label"), equals: "a swipe")
    expect(parsed.device?.name, equals: "Pad #2")
    expect(parsed.device?.properties, equals: [.pointer, .buttonPad])
    expect(parsed.device?.codes[.absolute], equals: [0, 1])
    expect(parsed.device?.axes[1]?.minimum, equals: -5)
    expect(parsed.recording.tracks[0].header.initialStates.count, equals: 1)
    expect(parsed.events.map(\.value), equals: [-1, 10])
    expect(parsed.events[1].time, equals: Timestamp(microseconds: 1_500_000))
    expect(parsed.errors.isEmpty)
  }

  @Test func `a fraction of one digit is scaled and said`() {
    let parsed = parse("E: 1.5 0000 0000 0000\n")
    expect(parsed.events, equals: [.report(at: Timestamp(microseconds: 1_500_000))])
    expect(parsed.issues.map(\.severity), equals: [.warning])
    expect(parsed.issues.first?.place, equals: SourcePlace(line: 11, column: 6))
  }

  @Test(arguments: [
    ("E: 1.0000001 0000 0000 0000", 6, "'0000001'"),
    ("E: 1.000001 00003 0035 0001", 13, "'00003'"),
    ("E: 1.000001 0003 0035 99999999999", 23, "'99999999999'"),
    ("E: 1.000001 0003 0035 2147483648", 23, "'2147483648'"),
    ("E: 99999999999999999999.000001 0003 0035 1", 4, "'99999999999999999999.000001'"),
    ("E: 1.000001 0003", 17, "the end of the line"),
    ("E: 1.000001 0003 0035 12x", 25, "'x'"),
    ("E: 1.000001 0020 0035 1", 13, "'0020'"),
    ("E: 1,000001 0003 0035 1", 5, "',000001'"),
    ("E: -1.000001 0003 0035 1", 4, "'-1.000001'"),
    ("E: .000001 0003 0035 0001", 4, "'.000001'"),
    ("E: 1.000001 0003 0035 \0", 23, "'?'"),
  ])
  func `an event that cannot be meant is an error and what follows is kept`(
    line: String, column: Int, found: String
  ) {
    let parsed = parse("\(line)\nE: 2.000000 0000 0000 0000\n")
    expect(parsed.errors.map(\.place), equals: [SourcePlace(line: 11, column: column)])
    expect(parsed.errors.first?.found, equals: found)
    expect(parsed.events, equals: [.report(at: Timestamp(microseconds: 2_000_000))])
  }

  @Test func `an axis before its bitmap is kept`() {
    let parsed = ParsedText(
      "# EVEMU 1.3\nN: a\nI: 1 2 3 4\nA: 35 0 9 0 0 1\nB: 03 0 0 0 0 0 0 20 0\n")
    expect(parsed.device?.axes[0x35]?.maximum, equals: 9)
    expect(parsed.device?.sends(.absolute, 0x35), equals: true)
    expect(parsed.issues.isEmpty)
  }

  @Test func `numbers before the name are read`() {
    let parsed = ParsedText("# EVEMU 1.3\nI: 1 2 3 4\nN: a\nA: 0 0 9 0 0 1\n")
    expect(parsed.device?.identity.version, equals: 4)
    expect(parsed.issues.isEmpty)
  }

  @Test(arguments: [("1.1", "A: 00 0 9 0 0 1"), ("1.2", "A: 00 0 9 0 0")])
  func `five or six numbers of an axis are read with a warning where they do not fit the version`(
    version: String, axis: String
  ) {
    let parsed = ParsedText("# EVEMU \(version)\nN: a\nI: 1 2 3 4\n\(axis)\n")
    expect(parsed.device?.axes[0]?.maximum, equals: 9)
    expect(parsed.issues.map(\.severity), equals: [.warning])
  }

  @Test(arguments: [("1.9", RecordingIssue.Severity.warning), ("2.0", .error)])
  func `a version from the future is said`(version: String, severity: RecordingIssue.Severity) {
    let parsed = ParsedText("# EVEMU \(version)\nN: a\nI: 1 2 3 4\n")
    expect(parsed.issues.map(\.severity), equals: [severity])
    expect(parsed.issues.first?.place, equals: SourcePlace(line: 1, column: 9))
  }

  @Test(arguments: ["P: 01 00", "B: 03 ff 00", "B: 20 00 00 00 00 00 00 00 00", "I: 1 2 3"])
  func `a short or impossible line of the description is an error`(line: String) {
    let parsed = ParsedText("# EVEMU 1.3\nN: a\nI: 1 2 3 4\n\(line)\n")
    expect(parsed.errors.map(\.place.line), equals: [4])
  }

  @Test func `an unknown letter is left out with a warning`() {
    let parsed = parse("E: 0.000001 0000 0000 0000\nX: 1\n\nE: 0.000002 0000 0000 0000\n")
    expect(parsed.events.count, equals: 2)
    expect(parsed.issues.map(\.severity), equals: [.warning])
  }

  @Test func `text before the version is an error`() {
    let parsed = ParsedText("hello\n# EVEMU 1.3\nN: a\nI: 1 2 3 4\n")
    expect(parsed.errors.map(\.place.line), equals: [2])
    expect(parsed.device?.name, equals: "a")
  }

  @Test func `a last line without its newline is kept with a warning`() {
    let parsed = parse("E: 0.000001 0000 0000 0000")
    expect(parsed.events.count, equals: 1)
    expect(parsed.issues.map(\.severity), equals: [.warning])
  }

  @Test func `upper case and events alone are read`() {
    let parsed = ParsedText("E: 0.000001 0003 003A -5\n")
    expect(parsed.events.first?.code, equals: 0x3a)
    expectNil(parsed.recording.tracks.first?.header.device)
    expect(parsed.issues.isEmpty)
  }

  @Test func `a huge line is an error and not memory`() {
    let long = String(repeating: "x", count: 200_000)
    let parsed = parse("\(long)\nE: 0.000001 0000 0000 0000\n", pieces: 4096)
    expect(parsed.errors.map(\.place), equals: [SourcePlace(line: 11, column: 1)])
    expect(parsed.events.count, equals: 1)
  }

  @Test func `a tail of zero bytes is an error`() {
    let parsed = parse("E: 0.000001 0000 0000 0000\n\0\0\0\0")
    expect(parsed.events.count, equals: 1)
    expect(parsed.errors.count, equals: 1)
  }

  @Test func `a description behind the events is an error`() {
    let parsed = parse("E: 0.000001 0000 0000 0000\nN: other\n")
    expect(parsed.errors.map(\.place.line), equals: [12])
    expect(parsed.device?.name, equals: "Pad #2")
  }
}
