import Expectations
import PantographCommands
import PantographPlainText
import PantographTouches
import Testing

@testable import PantographCLI
@testable import PantographEvdev
@testable import PantographStudio

/// Sentences with none, one and several of something.
struct CountWordTests {
  private let progress = RecordingProgress(elapsed: .seconds(2), frames: 250, bytes: 9000)

  private func summary(
    _ end: RecordingEnd, _ contacts: Int, cancelled: Int = 0, devices: Int = 1
  ) -> String {
    LiveRecording.summary(
      progress, end, contacts: contacts, cancelled: cancelled, path: "a", devices: devices
    ).description
  }

  @Test func `contacts and devices of a recording`() {
    let rest = "250 frames, 9 kB to a"
    expect(summary(.stopped, 0), equals: "recorded 2.0 s, 0 contacts, \(rest)")
    expect(summary(.stopped, 1), equals: "recorded 2.0 s, 1 contact, \(rest)")
    expect(summary(.stopped, 2), equals: "recorded 2.0 s, 2 contacts, \(rest)")
    expect(
      summary(.stopped, 1, devices: 2), equals: "recorded 2.0 s, 2 devices, 1 contact, \(rest)")
    expect(
      summary(.stopped, 1, cancelled: 1),
      equals: "1 contact cancelled; recorded 2.0 s, 1 contact, \(rest)")
    expect(
      summary(.deviceRemoved, 2, cancelled: 1),
      equals: "the device was removed; 1 contact cancelled; recorded 2.0 s, 2 contacts, \(rest)")
    expect(
      summary(.deviceRemoved, 2, devices: 3),
      equals: "the devices were removed; recorded 2.0 s, 3 devices, 2 contacts, \(rest)")
    expect(
      LiveRecording.summary(
        RecordingProgress(), .deviceRemoved, contacts: 0, cancelled: 0, path: "b", devices: 2
      ).description,
      equals: "the devices were removed; no events; wrote only the description of the devices to b")
  }

  @Test func `frames and losses below a pad`() {
    let start = Timestamp(microseconds: 1_000_000)
    var contacts = LiveContacts(device: DeviceDescription(name: "pad"))
    contacts.take([.report(at: start)])
    func line(_ progress: RecordingProgress) -> String? {
      LiveDisplay(style: .plain).lines(
        contacts, progress, in: TerminalSize(columns: 90, rows: 24), at: start
      ).last?.description
    }
    expect(
      line(RecordingProgress(frames: 1, bytes: 1, drops: 2)),
      equals: "● 0:00.0   1 frame   1 byte   0 fingers   2 losses   Ctrl-C ends")
    expect(
      line(RecordingProgress(frames: 0, bytes: 0)),
      equals: "● 0:00.0   0 frames   0 bytes   0 fingers   Ctrl-C ends")
  }

  @Test func `recordings, people and devices of a corpus`() {
    expect(
      [0, 1, 2].map { CorpusWords.count($0) },
      equals: ["0 recordings", "1 recording", "2 recordings"])
    let title = { CorpusWords.title(9, people: $0, devices: $1).description }
    expect(title(0, 0), equals: "9 recordings")
    expect(title(1, 2), equals: "9 recordings, 1 person, 2 devices")
    expect(title(2, 1), equals: "9 recordings, 2 people, 1 device")
    expect(
      CorpusWords.title(9, labels: ["4 finish", "5 cancel"], people: 0, devices: 0).description,
      equals: "9 recordings (4 finish, 5 cancel)")
    let names = ["a", "b", "c", "d", "e"]
    let sentence = { CorpusWords.sentence($0, "left out", names.prefix($0)) }
    expect(sentence(0), equals: [])
    expect(sentence(1), equals: ["1 recording left out: a."])
    expect(sentence(3), equals: ["3 recordings left out: a; b; c."])
    expect(sentence(4), equals: ["4 recordings left out: a; b; c; and 1 more."])
    expect(sentence(5), equals: ["5 recordings left out: a; b; c; and 2 more."])
    expect(CorpusWords.synthesis(0, of: 3), equals: [])
    expect(CorpusWords.synthesis(1, of: 3), equals: ["1 recording of 3 made by a program."])
    expect(CorpusWords.synthesis(2, of: 3), equals: ["2 recordings of 3 made by a program."])
    expect(
      CorpusWords.synthesis(3, of: 3).first?.hasPrefix("All recordings were made by"), equals: true)
    expect(CorpusWords.people(0, unnamed: "nobody"), equals: ["nobody"])
    expect(CorpusWords.people(1, unnamed: "nobody").first?.contains("by one person"), equals: true)
    expect(CorpusWords.people(2, unnamed: "nobody"), equals: [])
    expect(CorpusWords.short("One.\nTwo.") == "One" && CorpusWords.short("One") == "One")
  }

  @Test func `verdicts of a suite`() {
    var tally = SuiteTally()
    expect(tally.sentence == "0 recordings" && tally.exitCode == .success && tally.cases == 0)
    tally.recordings = 1
    tally.add(.asExpected)
    expect(tally.sentence == "1 recording: 1 as expected" && tally.exitCode == .success)
    tally.recordings = 7
    tally.add(.withoutExpectation)
    tally.add(.skipped("why"))
    tally.add(.noRecording)
    expect(
      tally.sentence,
      equals: "7 recordings: 1 as expected, 1 without an expectation, 1 without a scene"
        + "; 1 file is not a recording")
    expect(tally.exitCode == .success && tally.cases == 4)
    tally.add(.noRecording)
    tally.add(.broken("why"))
    expect(tally.exitCode, equals: .data)
    expect(tally.sentence.hasSuffix("1 that cannot be played; 2 files are not recordings"))
    tally.add(.notAsExpected("why"))
    expect(tally.exitCode == .notAsExpected && tally.cases == 7)
    expect(tally.sentence.contains("1 as expected, 1 not as expected, 1 without an expectation"))
    expect(SuiteTally(recordings: 2, notAsExpected: 1).exitCode, equals: .notAsExpected)
    expect(SuiteTally(recordings: 2, broken: 1).exitCode, equals: .data)
  }
}
