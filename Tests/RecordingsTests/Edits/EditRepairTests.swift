import Expectations
import PantographRecordings
import PantographTouches
import Testing

/// Recordings with which edits once crashed, hung or lost contacts.
struct EditRepairTests {
  private func evtest(_ time: String, _ rest: String) -> String { "Event: time \(time), \(rest)\n" }

  @Test func `a contact in a recording whose time goes back is kept alone`() throws {
    let text =
      evtest("4921.339891", "type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 379")
      + evtest("4921.540352", "-------------- SYN_REPORT ------------")
      + evtest("4921.478363", "type 3 (EV_ABS), code 1 (ABS_Y), value 733")
    let alone = try ParsedText(text).recording.trimmed(toContact: 1, alone: true)
    expect(ToldContacts(alone.tracks[0]).contacts.count, equals: 1)
  }

  @Test func `a contact that inspect does not list is refused`() throws {
    let text =
      evtest("1554609.578500", "type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 22")
      + evtest("1554609.578542", "-------------- SYN_REPORT ------------")
      + evtest("1554609.567106", "type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 21")
    #expect(throws: EditError.noSuchContact(2, contacts: 1)) {
      try ParsedText(text).recording.trimmed(toContact: 2, alone: true)
    }
  }

  @Test func `a loop that would last longer than a file can say is refused`() throws {
    let text = "E: 0.0 0003 0039 -1\nE: 99999999999.999999 0003 002f 2147483647\n"
    let recording = ParsedText(text).recording
    #expect(throws: EditError.tooLong) { try recording.looped(100) }
    try expect(recording.looped(3).endTime?.microseconds ?? 0, isAbove: 200_000_000_000_000_000)
  }

  @Test func `slowing down beyond what a file can say is refused`() throws {
    let text = "E: 0.0 0003 0035 1\nE: 99999999999.999999 0000 0000 0\n"
    #expect(throws: EditError.tooLong) {
      try ParsedText(text).recording.changingSpeed(by: 0.001)
    }
  }

  @Test(arguments: [1e12, 9e12, 9.2e12, 1e300])
  func `a cut beyond every stamp is beside everything`(seconds: Double) throws {
    let recording = try EditSample.make("tap")
    #expect(throws: EditError.nothingLeft) {
      try recording.trimmed(to: .seconds(seconds)..<TimeSpan(microseconds: .max))
    }
  }

  @Test func `more events than memory is spent on are refused`() throws {
    let recording = try EditSample.make("swipe", rate: 1000, fingers: 3)
    #expect(throws: EditError.tooManyEvents(limit: 100_000_000)) {
      try recording.looped(100_000)
    }
  }

  /// The seconds of a gap: a day, beyond 32 bits, and the last possible second.
  private static let gaps = ["86400.0", "2147483648.0", "9000000000000.0"]

  @Test(arguments: gaps)
  func `a gap with a finger down is resampled at the cost of its events`(gap: String) throws {
    var events = ""
    for (time, x) in [("0.001000", 100), ("0.009000", 130), ("0.017000", 160), (gap, 200)] {
      events += "E: \(time) 0003 0035 \(x)\nE: \(time) 0000 0000 0\n"
    }
    let header = """
      # EVEMU 1.3
      N: Pad
      I: 0000 0000 0000 0000
      P: 00 00 00 00 00 00 00 00
      B: 03 00 00 00 00 00 80 60 02
      A: 2f 0 4 0 0 0
      A: 35 0 1000 0 0 10
      A: 36 0 1000 0 0 10
      A: 39 0 65535 0 0 0

      """
    let landing = ["0003 0039 7", "0003 0035 90", "0003 0036 90", "0000 0000 0"]
    let start = landing.map { "E: 0.000001 \($0)\n" }.joined()
    let recording = ParsedText(header + start + events).recording
    let resampled = try recording.resampled(toRate: 10_000)
    expect(resampled.tracks[0].events.count, isBelow: 1000)
    let end = try #require(recording.endTime)
    try expect(#require(resampled.endTime), isAbove: end - .milliseconds(1))
    expect(ToldContacts(resampled.tracks[0]).contacts.count, equals: 1)
  }

  /// Two fingers that were down when the recording began; the first one lifts during the recording.
  private var midTouch: Recording {
    get throws {
      var recording = try EditSample.make("swipe", fingers: 2)
      let code = AbsoluteCode.multitouchTrackingID
      recording.tracks[0].events.removeAll {
        $0.type == .absolute && $0.code == code && $0.value >= 0
      }
      return recording
    }
  }

  @Test func `contacts from before the recording are resampled`() throws {
    let told = ToldContacts(try midTouch.tracks[0]).contacts
    expect(told.count, equals: 2)
    let resampled = try midTouch.resampled(toRate: 60)
    let has = ToldContacts(resampled.tracks[0]).contacts
    expect(has.map(\.last) == told.map(\.last) && has.map(\.end) == told.map(\.end))
  }

  @Test func `contacts from before the recording are put onto another device`() throws {
    let device = try #require(
      try EditSample.make("swipe", device: "touchscreen").tracks[0].header.device)
    let fit = try midTouch.fitted(to: device)
    expect(ToldContacts(fit.recording.tracks[0]).contacts.count, equals: 2)
  }

  @Test func `contacts from before the recording keep their numbers`() throws {
    for told in ToldContacts(try midTouch.tracks[0]).contacts {
      let alone = try midTouch.trimmed(toContact: told.number, alone: true)
      let has = ToldContacts(alone.tracks[0]).contacts
      expect(has.map(\.first) == [told.first] && has.map(\.last) == [told.last])
    }
  }

  @Test func `contacts from before the recording outlive a cut`() throws {
    let cut = try midTouch.trimmed(to: .milliseconds(60)..<(.milliseconds(120)))
    expect(ToldContacts(cut.tracks[0]).contacts.count, equals: 2)
  }

  @Test func `contacts from before the recording come in every pass of a loop`() throws {
    expect(ToldContacts(try midTouch.looped(3).tracks[0]).contacts.count, equals: 6)
  }

  @Test func `a contact that follows another in its slot is not kept with it`() throws {
    var recording = try EditSample.make("tap")
    let id = AbsoluteCode.multitouchTrackingID
    let lift = try #require(recording.tracks[0].events.lastIndex { $0.code == id })
    recording.tracks[0].events[lift].value = 4000
    recording.tracks[0].events.removeSubrange((lift + 1)...)
    recording.tracks[0].events.append(.report(at: recording.tracks[0].events[lift].time))
    expect(ToldContacts(recording.tracks[0]).contacts.count, equals: 2)
    for number in 1...2 {
      let alone = try recording.trimmed(toContact: number, alone: true)
      expect(ToldContacts(alone.tracks[0]).contacts.count, equals: 1)
    }
  }

  @Test func `a number that several devices have needs the device's`() throws {
    let recording = try Recording.merging([EditSample.make("tap"), EditSample.make("drag")])
    #expect(throws: EditError.contactOfSeveral(1, devices: [1, 2])) {
      try recording.trimmed(toContact: 1)
    }
    let second = try recording.trimmed(toContact: 1, track: 1, alone: true)
    expect(
      ToldContacts(second.tracks[0]).contacts.map(\.last),
      equals: ToldContacts(recording.tracks[1]).contacts.prefix(1).map(\.last))
  }

  @Test func `a contact that was lost is not lifted by an edit`() throws {
    var recording = try EditSample.make("drag")
    let id = AbsoluteCode.multitouchTrackingID
    let lift = try #require(recording.tracks[0].events.lastIndex { $0.code == id })
    let time = recording.tracks[0].events[lift].time
    let code = SynchronizationCode.dropped
    recording.tracks[0].events.insert(
      contentsOf: [
        InputEvent(time: time, type: .synchronization, code: code, value: 0), .report(at: time),
      ], at: lift)
    let lost = ContactPhase.cancelled(.synchronizationLost)
    expect(ToldContacts(recording.tracks[0]).contacts.map(\.ending), equals: [lost])
    let device = try #require(
      try EditSample.make("swipe", device: "touchscreen").tracks[0].header.device)
    let edited = [
      try recording.resampled(toRate: 60), try recording.fitted(to: device).recording,
      try recording.trimmed(toContact: 1, alone: true), try recording.keepingSlots([0]),
      try recording.trimmed(to: .milliseconds(50)..<(.seconds(100))),
    ]
    for edited in edited {
      expect(ToldContacts(edited.tracks[0]).contacts.map(\.ending), equals: [lost])
    }
  }
}
