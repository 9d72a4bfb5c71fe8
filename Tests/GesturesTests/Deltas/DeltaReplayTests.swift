import Expectations
import PantographGestures
import PantographTouches
import Testing

struct DeltaReplayTests {
  private func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1000)
  }

  private func report(_ milliseconds: Int64, _ action: DeltaAction) -> DeltaReport {
    DeltaReport(time: at(milliseconds), action)
  }

  private func moved(_ x: Double, _ y: Double = 0) -> DeltaMovement {
    DeltaMovement(Delta(x: 2 * x, y: 2 * y), unaccelerated: Delta(x: x, y: y))
  }

  /// Three fingers that move by `step` of libinput's units every 8 ms, `count` times.
  private func swipe(
    _ step: Double, _ count: Int64, fingers: Int = 3, end: DeltaAction? = nil
  ) -> [DeltaReport] {
    [report(0, .swipeBegan(fingers: fingers))]
      + (1...count).map { report($0 * 8, .swipeMoved(fingers: fingers, moved(step))) }
      + [report(count * 8 + 4, end ?? .swipeEnded(fingers: fingers, isCancelled: false))]
  }

  private func gestures(
    _ reports: [DeltaReport], _ policies: [ReleasePolicy] = [.pantograph, .gnomeShell]
  ) -> [DeltaReplay.Gesture] {
    var replay = DeltaReplay(policies, in: InteractionSpace(length: 390), source: DeltaSource())
    var found: [DeltaReplay.Gesture] = []
    for report in reports { replay.update(report) { found.append($0) } }
    replay.close { found.append($0) }
    return found
  }

  @Test func `a swipe is recorded in millimetres of the hand, with its speed`() throws {
    // 10.516 of libinput's units are a millimetre.
    let gesture = try #require(gestures(swipe(-10.516, 20)).first)
    let record = gesture.record
    expect(record.kind == .swipe && record.fingers == 3 && record.direction == .left)
    expect(record.start == .zero && record.end == at(164) && record.reports == 22)
    expect((record.translation.x + 20).magnitude < 0.01 && record.translation.y == 0)
    expect((record.velocity.x + 125).magnitude, isBelow: 5)
    expect((record.pointerTranslation.x + 2 * 20 * 10.516).magnitude, isBelow: 0.001)
    expect(!record.isAssumed && record.ending == .lifted)
    expect(gesture.direction, equals: .left)
    expect(gesture.verdicts.map(\.policy), equals: ["pantograph", "gnome-shell"])
    expect(gesture.verdicts.allSatisfy { $0.finishes })
  }

  @Test func `a swipe that was cancelled finishes under no policy`() {
    let gesture = gestures(
      swipe(10, 30, end: .swipeEnded(fingers: 3, isCancelled: true)), ReleasePolicy.all)[0]
    expect(gesture.record.ending, equals: .cancelled)
    expect(gesture.verdicts.count, equals: ReleasePolicy.all.count)
    expect(gesture.verdicts.allSatisfy { !$0.finishes })
  }

  @Test func `fingers that rest before they lift have no speed`() {
    var reports = swipe(10, 20)
    reports[reports.count - 1].time = at(900)
    expect(gestures(reports)[0].record.velocity, equals: .zero)
  }

  @Test
  func `a swipe without an end is cancelled, by the next gesture or the end of the recording`() {
    let open = Array(swipe(10, 30).dropLast())
    let found = gestures(open + [report(400, .holdBegan(fingers: 2))])
    expect(found.map(\.record.ending), equals: [.interrupted, .recordingEnded])
    expect(found[0].verdicts.allSatisfy { !$0.finishes && $0.decision?.rule == .gestureCancelled })
    expect(found[1].record.kind == .hold && found[1].verdicts.isEmpty)
  }

  @Test func `two swipes are two gestures with decisions of their own`() {
    let second = swipe(-0.4, 3).map { DeltaReport(time: $0.time + .seconds(1), $0.action) }
    let found = gestures(swipe(20, 20) + second)
    expect(found.map(\.direction), equals: [.right, .left])
    expect(found.map { $0.verdicts[0].finishes }, equals: [true, false])
    expect(found[1].verdicts[0].refusal != nil)
  }

  @Test func `a scroll ends with its terminating report, axis by axis`() {
    let reports = [
      report(0, .scrolled(DeltaScroll(x: 20))),
      report(8, .scrolled(DeltaScroll(x: 20, y: 3))),
      report(16, .scrolled(DeltaScroll(y: 0))),
      report(24, .scrolled(DeltaScroll(x: 30))),
      report(32, .scrolled(DeltaScroll(x: 0))),
      report(40, .scrolled(DeltaScroll(x: 0, y: 0))),
    ]
    let found = gestures(reports)
    expect(found.count == 1 && found[0].record.kind == .scroll && found[0].record.fingers == 2)
    expect(found[0].record.end == at(32) && found[0].record.reports == 5)
  }

  @Test func `a scroll without a reported end stops after 150 ms`() {
    let reports = [0, 8, 16, 500, 508].map {
      report($0, .scrolled(DeltaScroll(x: 30, source: .continuous)))
    }
    let found = gestures(reports)
    expect(found.map(\.record.ending), equals: [.stopped, .stopped])
    expect(found.map(\.record.start), equals: [at(0), at(500)])
  }

  @Test func `a pinch has its scale, its rotation and its direction, and no decision`() {
    let found = gestures([
      report(0, .pinchBegan(fingers: 2)),
      report(8, .pinchMoved(fingers: 2, moved(1), scale: 0.9, rotation: 0.1)),
      report(16, .pinchMoved(fingers: 2, moved(1), scale: 0.5, rotation: 0.2)),
      report(24, .pinchEnded(fingers: 2, scale: 0.5, isCancelled: false)),
    ])
    expect(found.count == 1 && found[0].verdicts.isEmpty)
    expect(found[0].record.direction == .in && found[0].record.scale == 0.5)
    expect((found[0].record.rotation - 0.3).magnitude, isBelow: 1e-12)
  }

  @Test func `movements whose beginning is not in the recording are a gesture`() {
    let found = gestures(Array(swipe(20, 20).dropFirst(2)))
    expect(found.count == 1 && found[0].verdicts[0].finishes)
  }

  @Test func `numbers that are not finite move nothing`() {
    var reports = swipe(10, 20)
    reports.insert(report(80, .swipeMoved(fingers: 3, moved(.nan))), at: 11)
    reports.insert(report(80, .swipeMoved(fingers: 3, moved(.infinity))), at: 11)
    let record = gestures(reports)[0].record
    expect(record.translation.x.isFinite && record.velocity.x.isFinite)
  }
}
