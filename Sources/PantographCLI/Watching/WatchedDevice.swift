import Demos
import Gestures
import Live
import Stage
import Touches

/// What a hand does on one live device, and if asked for what a scene makes of it.
@MainActor
final class WatchedDevice {
  /// What was said of the hand.
  enum Word {
    case gesture(GestureRecord)
    case decision(ReleaseDecision, at: Timestamp)
    case refusal(InteractionRefusal, at: Timestamp)
  }

  let name: String
  private var journal: GestureJournal
  private let queue = ContactQueue()
  private let scene: (DemoScene, ReleasePolicy)?
  private let surface: SurfaceGeometry
  private var run: SceneRun?
  private var toldTransitions = 0
  private var toldRefusals = 0

  init(
    _ device: LiveDevice, scene: (DemoScene, ReleasePolicy)?, at time: Timestamp
  ) {
    name = device.name
    surface = device.surface
    journal = GestureJournal(on: device.surface.kind)
    self.scene = scene
    renew(at: time)
  }

  func take(_ frame: ContactFrame) {
    journal.update(frame)
    if run != nil { queue.add(frame) }
  }

  /// When something is decided though no frame comes.
  func wakeTime(after now: Timestamp) -> Timestamp? {
    [journal.tracker.deadline, run?.wakeTime(after: now)].compactMap { $0 }.min()
  }

  /// Lets time pass; what was said since it was last asked.
  func advance(to time: Timestamp) -> [Word] {
    journal.advance(to: time)
    var words: [(time: Timestamp, word: Word)] = []
    for record in journal.takeRecords() { words.append((record.end, .gesture(record))) }
    if let run {
      run.advance(to: time)
      let report = run.report
      for transition in report.transitions[toldTransitions...] {
        guard let decision = transition.decision, let release = transition.release else { break }
        words.append((release, .decision(decision, at: release)))
        toldTransitions += 1
      }
      for refusal in report.refusals[toldRefusals...] {
        words.append((refusal.time, .refusal(refusal.refusal, at: refusal.time)))
        toldRefusals += 1
      }
      let isOver = report.transitions.last?.end != nil && run.wakeTime(after: time) == nil
      if isOver, !run.fingers.contains(where: \.isDown) { renew(at: time) }
    }
    // Of the same moment the gesture comes first, by the order in which they were added.
    return words.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map(\.1.word)
  }

  /// The scene as it was at first, for the next gesture.
  private func renew(at time: Timestamp) {
    guard let scene else { return }
    (toldTransitions, toldRefusals) = (0, 0)
    run = SceneRun(
      scene.0, policy: scene.1, source: queue, surface: surface, start: time + SceneRun.lead)
  }
}
