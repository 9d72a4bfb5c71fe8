import Expectations
import PantographRecordings
import PantographTouches
import Testing

struct LibinputReportTests {
  private func parsed(_ events: String, version: String = "1.22.1") -> ParsedText {
    ParsedText(libinput: events, version: version)
  }

  private let touched = "  - evdev:\n    - [  0,      0,   1, 330,       1] # BTN_TOUCH\n"
  private let lifted = "  - evdev:\n    - [  0,  50000,   1, 330,       0] # BTN_TOUCH\n"

  @Test func `libinput's swipe is read beside the events, with the size of the surface`() {
    let file = parsed(
      touched
        + """
          - libinput:
            - {time: 0.010000, type: GESTURE_SWIPE_BEGIN, nfingers: 3, delta: [  0.00,   0.00], unaccel: [  0.00,   0.00]}
            - {time: 0.016384, type: GESTURE_SWIPE_UPDATE, nfingers: 3, delta: [  1.00,  -2.00], unaccel: [  0.50,  -1.00]}

        """ + lifted
        + "  - libinput:\n    - {time: 0.050000, type: GESTURE_SWIPE_END, nfingers: 3, delta: [0, 0], unaccel: [0, 0]}\n"
    )
    let track = file.recording.tracks[0]
    expect(file.issues.isEmpty && track.events.count == 2)
    expect(track.header.deltas?.size, equals: Vector(x: 102, y: 68))
    expect(track.header.deltas?.statesCancellation, equals: false)
    expect(
      track.deltas,
      equals: [
        DeltaReport(time: Timestamp(microseconds: 10_000), .swipeBegan(fingers: 3)),
        DeltaReport(
          time: Timestamp(microseconds: 16_384),
          .swipeMoved(
            fingers: 3,
            DeltaMovement(Delta(x: 1, y: -2), unaccelerated: Delta(x: 0.5, y: -1)))),
        DeltaReport(
          time: Timestamp(microseconds: 50_000), .swipeEnded(fingers: 3, isCancelled: false)),
      ])
  }

  @Test func `a gesture that ends while a finger is down was cancelled`() {
    let end = "  - libinput:\n    - {time: 0.06, type: GESTURE_SWIPE_END, nfingers: 3}\n"
    let actions = [touched + end, touched + lifted + end].map {
      parsed($0).recording.tracks[0].deltas.map(\.action)
    }
    expect(
      actions,
      equals: [
        [.swipeEnded(fingers: 3, isCancelled: true)], [.swipeEnded(fingers: 3, isCancelled: false)],
      ])
  }

  @Test(arguments: [(60_000, false), (100_000, false), (120_000, true)])
  func `a gesture that ends shortly before the lift was not cancelled`(
    lift: Int, isCancelled: Bool
  ) {
    let end = "  - libinput:\n    - {time: 0.05, type: GESTURE_SWIPE_END, nfingers: 3}\n"
    let up = "  - evdev:\n    - [  0, \(lift),   1, 330,       0] # BTN_TOUCH\n"
    let actions = parsed(touched + end + up).recording.tracks[0].deltas.map(\.action)
    expect(actions, equals: [.swipeEnded(fingers: 3, isCancelled: isCancelled)])
  }

  @Test func `a gesture that ends when the next one begins was cancelled`() {
    let reports = """
        - libinput:
          - {time: 0.05, type: GESTURE_SWIPE_END, nfingers: 3}
          - {time: 0.05, type: GESTURE_SWIPE_BEGIN, nfingers: 4}

      """
    let actions = parsed(touched + reports + lifted).recording.tracks[0].deltas.map(\.action)
    expect(
      actions, equals: [.swipeEnded(fingers: 3, isCancelled: true), .swipeBegan(fingers: 4)])
  }

  @Test func `a pinch has scale and angle, and a scroll its axes`() {
    let file = parsed(
      """
        - libinput:
          - {time: 0.1, type: GESTURE_PINCH_UPDATE, nfingers: 2, delta: [1, 2], unaccel: [3, 4], angle_delta:  90.00, scale:   1.50}
          - {time: 0.2, type: GESTURE_PINCH_END, nfingers: 2, delta: [0, 0], unaccel: [0, 0], angle_delta:   0.00, scale:   1.50}
          - {time: 0.3, type: POINTER_AXIS, axes: [0.00, 2.31], discrete: [0, 0], source: finger}
          - {time: 0.4, type: POINTER_AXIS, axes: [0.00, 0.00], discrete: [0, 0], source: finger}
          - {time: 0.5, type: POINTER_AXIS, axes: [0.00, 15.00], discrete: [0, 1], source: wheel}
          - {time: 0.6, type: KEYBOARD_KEY, key: -1, state: pressed}
          - {type: DEVICE_ADDED, seat: seat0, logical_seat: default}
      """)
    expect(file.issues.allSatisfy { $0.severity == .warning })
    expect(
      file.recording.tracks[0].deltas.map(\.action),
      equals: [
        .pinchMoved(
          fingers: 2, DeltaMovement(Delta(x: 1, y: 2), unaccelerated: Delta(x: 3, y: 4)),
          scale: 1.5, rotation: .pi / 2),
        .pinchEnded(fingers: 2, scale: 1.5, isCancelled: false),
        .scrolled(DeltaScroll(y: 2.31)), .scrolled(DeltaScroll(x: 0, y: 0)),
      ])
  }

  @Test func `entries of recorders before 1.18, without dashes, are read`() {
    let file = parsed(
      """
        - evdev:
          - [  0,      0,   1, 330,       1] # BTN_TOUCH
          libinput:
          - {time: 0.1, type: GESTURE_SWIPE_BEGIN, nfingers: 3}
          evdev:
          - [  0, 100000,   0,   0,       0] # SYN_REPORT

      """, version: "1.14.3")
    let track = file.recording.tracks[0]
    expect(file.issues.isEmpty && track.events.count == 2 && track.deltas.count == 1)
    expect(track.header.deltas?.isOfOldVersion, equals: true)
  }

  @Test(arguments: [
    ("{time: x, type: POINTER_AXIS}", 14, "the time is not one"),
    ("{time: 1, type: GESTURE_SWIPE_BEGIN}", 8, "the event of libinput is incomplete"),
    (
      "{time: 1, type: GESTURE_SWIPE_UPDATE, nfingers: 3}", 8, "the event of libinput is incomplete"
    ),
    (
      "{time: 1, type: GESTURE_SWIPE_UPDATE, nfingers: 3, delta: [1", 67,
      "the pair of numbers is broken off"
    ),
    (
      "{time: 1, type: GESTURE_SWIPE_BEGIN, nfingers: 0}", 54,
      "the number of fingers is out of range"
    ),
    ("{time: 1, unknown", 24, "the event of libinput is broken off"),
  ])
  func `a wrong event is reported with its column`(event: String, column: Int, problem: String) {
    let issue = parsed("  - libinput:\n    - \(event)\n").issues.first
    expect(issue?.problem, equals: problem)
    expect(issue?.place.column, equals: column)
    expect(issue?.severity, equals: .error)
  }
}
