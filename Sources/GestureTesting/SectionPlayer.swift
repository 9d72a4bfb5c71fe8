import PantographStage
import PantographTouches
import UIKit

/// Plays contacts over a window from the first contact to rest, and stores the results in a
/// section.
@MainActor
struct SectionPlayer {
  private let section: GestureSection
  private let window: UIWindow
  private let recorder: SectionRecorder
  private let camera = TestCamera()
  private let ignored: [UIView]
  private let longestRest: TimeSpan

  /// The time between two frames of the display, used while no contacts are reported.
  private static let step = TimeSpan(microseconds: 16_667)
  /// The time that delayed work always gets after the last contact.
  private static let leastRest = TimeSpan.seconds(1)

  init(
    _ section: GestureSection, in window: UIWindow, names: WatchedNames, ignoring views: [UIView],
    longestRest: Double
  ) {
    self.section = section
    self.window = window
    ignored = views
    self.longestRest = max(.seconds(longestRest), Self.leastRest)
    recorder = SectionRecorder(window: window, names: names)
  }

  func play(_ contacts: some ContactSource, _ placement: TouchSession.Placement) {
    recorder.listen()
    defer { recorder.stop() }
    // Time never goes back: a play begins no earlier than the time at which the last one ended.
    let now = Timestamp(microseconds: Int64((window.now * 1_000_000).rounded(.up)))
    let first = contacts.nextTime ?? Timestamp.zero
    let start = max(first, now)
    let stage = Stage(
      window: window, source: ShiftedContacts(contacts, startingAt: start), placement: placement)
    let begin = start - (first - Timestamp.zero)
    stage.onFrame = { frame in
      if !recorder.hasBegun, frame.indices.contains(where: { frame[$0].phase.isDown }) {
        window.advance(to: Double(frame.time.microseconds) / 1_000_000)
        recorder.begin(ignoring: ignored)
      }
      recorder.take(frame)
      camera.follow(frame, placement)
    }
    stage.didReceive = { _ in recorder.sent() }
    stage.observe { _ in
      recorder.passed()
      look()
    }
    run(stage)
    finish(stage, begin: Double(begin.microseconds) / 1_000_000)
  }

  private func run(_ stage: Stage) {
    while let next = stage.nextFrameTime {
      // Movements that continue by themselves between two reports are recorded, too.
      while next > stage.time + Self.step, recorder.hasBegun { pass(stage, Self.step) }
      stage.advance(to: max(next, stage.time))
    }
    let least = stage.time + Self.leastRest
    let most = stage.time + longestRest
    while stage.time < least { pass(stage, min(Self.step, least - stage.time)) }
    while stage.time < most, !recorder.isAtRest { pass(stage, Self.step) }
  }

  private func pass(_ stage: Stage, _ span: TimeSpan) {
    recorder.beginStep()
    stage.advance(to: stage.time + span)
  }

  private var time: Double { recorder.now - recorder.origin }

  private var progress: Double? {
    recorder.outcomes.last { !$0.isOver && $0.outcome.kind != .scroll }?.outcome.progress
  }

  private func look() {
    camera.look(
      at: window, time: time, progress: progress, told: section.sent + recorder.events)
  }

  private func finish(_ stage: Stage, begin: Double) {
    section.moved = recorder.finish()
    section.outcomes = recorder.outcomes.map(\.outcome)
    section.courses = recorder.outcomes.map { played in
      played.course.map { ($0.time - recorder.origin, $0.progress) }
    }
    section.course = recorder.course.map { ($0.name, $0.time - begin, $0.progress) }
    section.callbacks = recorder.callbacks
    section.duration = time
    camera.end(at: window, time: time, progress: progress)
    section.moments = camera.moments
    section.tree = window.treeDescription(.presentation)
    section.last = window.layer.snapshot()
  }
}
