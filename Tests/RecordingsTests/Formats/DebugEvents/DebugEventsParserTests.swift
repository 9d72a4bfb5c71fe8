import Expectations
import PantographRecordings
import PantographTouches
import Testing

struct DebugEventsParserTests {
  /// The columns of version 1.22.
  static let swipe = """
    -event7   DEVICE_ADDED            Pad of a test: 3.0                seat0 default group1  cap:pg  size 102x68mm tap(dl off) left
    -event9   DEVICE_ADDED            Power Button                      seat0 default group2  cap:k
    -event7   GESTURE_SWIPE_BEGIN     +0.139s\t3
     event7   GESTURE_SWIPE_UPDATE    +0.139s\t3  1.09/-5.04 ( 5.37/-24.87 unaccelerated)
     event7   GESTURE_SWIPE_UPDATE    +1.164s\t3 -12.50/ 0.00 (-3.08/ 0.53 unaccelerated)
     event7   GESTURE_SWIPE_END       +1.191s\t3

    """

  static let swiped: [DeltaReport] = [
    DeltaReport(time: Timestamp(microseconds: 139_000), .swipeBegan(fingers: 3)),
    DeltaReport(
      time: Timestamp(microseconds: 139_000),
      .swipeMoved(
        fingers: 3,
        DeltaMovement(Delta(x: 1.09, y: -5.04), unaccelerated: Delta(x: 5.37, y: -24.87)))),
    DeltaReport(
      time: Timestamp(microseconds: 1_164_000),
      .swipeMoved(
        fingers: 3, DeltaMovement(Delta(x: -12.5, y: 0), unaccelerated: Delta(x: -3.08, y: 0.53)))),
    DeltaReport(
      time: Timestamp(microseconds: 1_191_000), .swipeEnded(fingers: 3, isCancelled: false)),
  ]

  private func actions(_ text: String) -> [DeltaAction] {
    ParsedText(text).recording.tracks.first?.deltas.map(\.action) ?? []
  }

  private func problem(_ line: String) -> RecordingIssue? {
    ParsedText(Self.swipe + line + "\n").issues.first
  }

  @Test func `a swipe is read with its device, its size and its times`() {
    let parsed = ParsedText(Self.swipe)
    expect(parsed.formatName == "debug-events" && parsed.issues.isEmpty)
    expect(parsed.recording.tracks.count, equals: 1)
    let track = parsed.recording.tracks[0]
    expect(track.header.node, equals: "/dev/input/event7")
    expect(track.header.device?.name, equals: "Pad of a test: 3.0")
    expect(track.header.deltas?.size, equals: Vector(x: 102, y: 68))
    expect(track.header.deltas?.unit, equals: .libinput)
    expect(track.header.deltas?.timeStep, equals: .milliseconds(1))
    expect(track.header.deltas?.isOfOldVersion, equals: false)
    expect(track.deltas == Self.swiped && track.events.isEmpty)
  }

  @Test(arguments: [1, 7, 64])
  func `pieces of any size give the same movements`(pieces: Int) {
    expect(
      ParsedText(Self.swipe, pieces: pieces).recording, equals: ParsedText(Self.swipe).recording)
  }

  @Test func `versions 1.3, 1.10 and 1.28 have other columns and the same movements`() {
    let tenths = Self.swipe.replacing("+0.139s", with: "+0.14s").replacing(
      "+1.164s", with: "+1.16s"
    )
    .replacing("+1.191s", with: "+1.19s")
    let first = tenths.split(separator: "\n").map { String($0.dropFirst()) }.joined(separator: "\n")
    let counted = Self.swipe.replacing("SWIPE_UPDATE    +1", with: "SWIPE_UPDATE      2 +1")
      .replacing("SWIPE_BEGIN     +", with: "SWIPE_BEGIN         +")
    let copied = Self.swipe.replacing("\t", with: "    ")
    let wanted = Self.swiped.map(\.action)
    expect(actions(tenths), equals: wanted)
    expect(actions(first), equals: wanted)
    expect(actions(counted) == wanted && ParsedText(counted).issues.isEmpty)
    expect(actions(copied), equals: wanted)
    let old = ParsedText(tenths).recording.tracks[0].header.deltas
    expect(old?.timeStep == .milliseconds(10) && old?.isOfOldVersion == true)
  }

  @Test func `pinches, holds and what was cancelled are read`() {
    let text = """
      -event12  GESTURE_HOLD_BEGIN      +0.100s\t2
       event12  GESTURE_HOLD_END        +0.200s\t2 cancelled
       event12  GESTURE_PINCH_BEGIN     +0.201s\t2
       event12  GESTURE_PINCH_UPDATE    +0.210s\t2 -2.97/ 0.51 (-3.08/ 0.53 unaccelerated)  1.04 @  0.90
       event12  GESTURE_PINCH_END       +0.220s\t2 cancelled
      """
    expect(
      actions(text),
      equals: [
        .holdBegan(fingers: 2), .holdEnded(fingers: 2, isCancelled: true), .pinchBegan(fingers: 2),
        .pinchMoved(
          fingers: 2,
          DeltaMovement(Delta(x: -2.97, y: 0.51), unaccelerated: Delta(x: -3.08, y: 0.53)),
          scale: 1.04, rotation: 0.9 * .pi / 180),
        .pinchEnded(fingers: 2, scale: 1.04, isCancelled: true),
      ])
  }

  @Test func `a scroll names its axes, and the second report of the same scroll is not read`() {
    let text = """
      -event7   POINTER_SCROLL_FINGER   +0.500s\tvert 0.00/0.0 horiz 1.20/0.0* (finger)
       event7   POINTER_AXIS            +0.500s\tvert 0.00/0.0 horiz 1.20/0.0* (finger)
       event7   POINTER_SCROLL_FINGER   +0.600s\tvert 0.00/0.0* horiz 0.00/0.0* (finger)
       event7   POINTER_SCROLL_WHEEL    +0.700s\tvert 15.00/120.0* horiz 0.00/0.0 (wheel)

      """
    let ended = DeltaScroll(x: 0, y: 0)
    expect(ended.isTerminating)
    expect(actions(text), equals: [.scrolled(DeltaScroll(x: 1.2)), .scrolled(ended)])
  }

  @Test func `scrolls before version 1.19 are read, and wheels are not`() {
    let text = """
      -event5   POINTER_AXIS     +40.55s\tvert 31.52* horiz 0.00 (finger)
       event5   POINTER_AXIS     +40.58s\tvert 15.00/1* horiz 0.00/0 (wheel)
       event5   POINTER_AXIS     +40.68s\tvert 0.00* horiz 0.00* (finger)
       event5   POINTER_AXIS     +40.70s\tvert 2.00/0* horiz 0.00/0 (continuous)

      """
    expect(
      actions(text),
      equals: [
        .scrolled(DeltaScroll(y: 31.52)), .scrolled(DeltaScroll(x: 0, y: 0)),
        .scrolled(DeltaScroll(y: 2, source: .continuous)),
      ])
  }

  @Test func `the log of --verbose, keys, pointers and colors are ignored`() {
    let text = """
      libinput version: 1.27.0
      \u{1b}[1mevent7  - Pad of a test: is tagged by udev as: Touchpad\u{1b}[0m
         4: event7  - gesture state: GESTURE_STATE_NONE → GESTURE_STATE_HOLD
       ...  event7  - button state: touch 0 from BUTTON_STATE_NONE

      \(Self.swipe)
       event7   POINTER_MOTION          +2.191s\t  1.00/  0.00 ( +2.00/ +0.00)
       event7   POINTER_BUTTON          +2.291s\tBTN_LEFT (272) pressed, seat count: 1
      -event3   KEYBOARD_KEY            +2.391s\t*** (-1) pressed
      \u{1b}[1A-event7   GESTURE_HOLD_BEGIN      +3.000s\t1
      """
    let parsed = ParsedText(text)
    expect(parsed.formatName == "debug-events" && parsed.errors.isEmpty)
    expect(parsed.issues.map(\.problem), equals: ["the last event may have been cut off"])
    expect(parsed.recording.tracks.map(\.deltas.count), equals: [5])
  }

  @Test func `several devices are several tracks`() {
    let text = """
      -event7   GESTURE_HOLD_BEGIN      +0.100s\t1
      -event12  GESTURE_HOLD_BEGIN      +0.150s\t2
      -event7   GESTURE_HOLD_END        +0.200s\t1

      """
    let tracks = ParsedText(text).recording.tracks
    expect(tracks.map(\.header.node), equals: ["/dev/input/event7", "/dev/input/event12"])
    expect(tracks.map(\.deltas.count), equals: [2, 1])
  }

  @Test func `a time before the start of the clock is its start`() {
    let text = "-event7   GESTURE_HOLD_BEGIN      +4294967.290s\t1\n"
    expect(ParsedText(text).recording.tracks[0].deltas[0].time, equals: .zero)
  }

  @Test func `only the last hour of the clock is before its start`() {
    func time(_ seconds: String) -> Timestamp? {
      let text = "-event7   GESTURE_HOLD_BEGIN      +\(seconds)s\t1\n"
      return ParsedText(text).recording.tracks.first?.deltas.first?.time
    }
    // The clock begins again after 2^32 milliseconds, 4294967.296 s.
    expect(time("4291367.295"), equals: Timestamp(microseconds: 4_291_367_295_000))
    expect(time("4291367.297"), equals: .zero)
    expect(time("4291100.000"), equals: Timestamp(microseconds: 4_291_100_000_000))
  }

  @Test func `notes are read`() {
    let parsed = ParsedText("#: label: left\n# a remark\n" + Self.swipe)
    expect(parsed.recording.notes, equals: [RecordingNote(key: "label", value: "left")])
    expect(parsed.issues.isEmpty)
  }

  @Test(arguments: [
    (
      " event7   GESTURE_SWIPE_UPDAT     +0.139s\t3", 11, "the type of event is unknown",
      "'GESTURE_SWIPE_UPDAT'"
    ),
    (" event7   GESTURE_SWIPE_BEGIN     3", 36, "the time is missing", "the end of the line"),
    (" event7   GESTURE_SWIPE_BEGIN     +0.1\t3", 35, "the time is not one", "'+0.1'"),
    (
      " event7   GESTURE_SWIPE_BEGIN     +0.1s\t", 41, "the number of fingers is missing",
      "the end of the line"
    ),
    (
      " event7   GESTURE_SWIPE_BEGIN     +0.1s\t99", 41, "the number of fingers is out of range",
      "'99'"
    ),
    (
      " event7   GESTURE_SWIPE_END       +0.1s\t3 canceled", 43, "the line goes on after the event",
      "'canceled'"
    ),
    (
      " event7   GESTURE_SWIPE_UPDATE    +0.1s\t3 nan/1", 43,
      "the movement to the right is not a number", "'nan/1'"
    ),
    (
      " event7   GESTURE_SWIPE_UPDATE    +0.1s\t3 1.0 1.0", 47, "the movement is broken off",
      "'1.0'"
    ),
    (
      " event7   GESTURE_SWIPE_UPDATE    +0.1s\t3 1/1 (1/1", 51, "the movement is broken off",
      "the end of the line"
    ),
    (
      " event7   GESTURE_PINCH_UPDATE    +0.1s\t2 1/1 (1/1 unaccelerated) -1 @ 0", 67,
      "the scale is negative", "'-1'"
    ),
    (
      " event7   POINTER_AXIS            +0.1s\tvert 1.00* horiz 0.00", 62,
      "the scroll has no source", "the end of the line"
    ),
  ])
  func `a wrong line is reported with its column`(
    line: String, column: Int, problem wanted: String, found: String
  ) {
    let issue = problem(line)
    expect(issue?.problem, equals: wanted)
    expect(issue?.place, equals: SourcePlace(line: 7, column: column))
    expect(issue?.found, equals: found)
    expect(issue?.severity, equals: .error)
  }

  @Test func `a cut line is a warning, and a file without movements an error`() {
    expect(problem("ESTURE_SWIPE_END 3")?.severity, equals: .warning)
    let parsed = ParsedText("-event9   DEVICE_ADDED            Keys  seat0 default group2  cap:k\n")
    expect(parsed.errors.map(\.problem), equals: ["the file has no movement of a gesture"])
  }

  @Test func `what is written is read again`() {
    let recordings = [
      ParsedText(Self.swipe).recording, ParsedText("#: a: b\n" + Self.swipe).recording,
    ]
    for recording in recordings {
      let bytes = ParsedText.encode(recording, as: .debugEvents)
      expect(ParsedText(bytes: bytes).recording, equals: recording)
    }
  }

  /// The clock of `debug-events` begins again at 4,294,967.296 s, and the program prints no later time.
  @Test(arguments: [
    ("+4291367.296s", 4_291_367_296), ("+4291367.297s", 0), ("+4294967.295s", 0),
    ("+4294967.296s", 4_294_967_296), ("+248777112241.000s", 248_777_112_241_000),
    ("-0.020s", 0),
  ])
  func `only times just before the clock begins again are at the start`(
    text: String, milliseconds: Int64
  ) {
    let recording = ParsedText("-event7   GESTURE_HOLD_BEGIN      \(text)\t2\n").recording
    expect(recording.tracks.first?.deltas.first?.time, equals: .zero + .milliseconds(milliseconds))
    expect(
      ParsedText(bytes: ParsedText.encode(recording, as: .debugEvents)).recording, equals: recording
    )
  }

  @Test(arguments: ["0", "899999", "900000", "900001", "999999", "1000000"])
  func `any number of a node that is read is written`(number: String) {
    let text =
      "-event\(number) GESTURE_HOLD_BEGIN +0.100s\t2\n-event900001 GESTURE_HOLD_END +0.200s\t2\n"
    let recording = ParsedText(text).recording
    expect(recording.tracks.first?.header.node, equals: "/dev/input/event\(number)")
    expect(
      ParsedText(bytes: ParsedText.encode(recording, as: .debugEvents)).recording, equals: recording
    )
  }

  @Test func `tracks with one number or none are written as tracks of their own`() {
    let line = "-event900000 GESTURE_HOLD_BEGIN +0.100s\t2\n"
    var recording = ParsedText(line).recording
    for path in ["/dev/input/event900000", "", "/dev/input/event900001", "/dev/input/event1000001"]
    {
      var track = recording.tracks[0]
      track.header.node = path
      recording.tracks.append(track)
    }
    let again = ParsedText(bytes: ParsedText.encode(recording, as: .debugEvents)).recording
    expect(
      again.tracks.map(\.header.node),
      equals: (900_000...900_004).map { "/dev/input/event\($0)" })
  }
}
