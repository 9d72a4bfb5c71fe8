import PantographCLI
import PantographDemos
import PantographGestures
import PantographStage
import PantographTouches

/// A demo scene that the contacts of one live device move, again and again.
@MainActor
final class WatchedDemo: WatchedScene {
  private let scene: DemoScene
  private let policy: ReleasePolicy
  private let surface: SurfaceGeometry
  private let queue = ContactQueue()
  private var run: SceneRun
  private var toldTransitions = 0
  private var toldRefusals = 0

  init(_ scene: DemoScene, policy: ReleasePolicy, on surface: SurfaceGeometry, at time: Timestamp) {
    self.scene = scene
    self.policy = policy
    self.surface = surface
    run = Self.run(scene, policy, queue, surface, at: time)
  }

  func take(_ frame: ContactFrame) { queue.add(frame) }

  func wakeTime(after now: Timestamp) -> Timestamp? { run.wakeTime(after: now) }

  func advance(to time: Timestamp) -> [(time: Timestamp, word: WatchedDevice.Word)] {
    var words: [(time: Timestamp, word: WatchedDevice.Word)] = []
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
    return words
  }

  /// Resets the scene for the next gesture.
  private func renew(at time: Timestamp) {
    (toldTransitions, toldRefusals) = (0, 0)
    run = Self.run(scene, policy, queue, surface, at: time)
  }

  private static func run(
    _ scene: DemoScene, _ policy: ReleasePolicy, _ queue: ContactQueue, _ surface: SurfaceGeometry,
    at time: Timestamp
  ) -> SceneRun {
    SceneRun(
      scene, policy: policy, source: queue, surface: surface, start: time + SceneRun.lead)
  }
}
