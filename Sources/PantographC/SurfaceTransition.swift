import CPantograph
import PantographGestures
import PantographTouches
import PantographTuning

/// A transition that gestures on a surface drive, one after the other.
final class SurfaceTransition {
  private struct Step {
    var told: pantograph_step
    var verdict: Decision.Verdict?
  }

  let surface: TouchSurface
  private let scene: TunedScene
  private let thresholds: InteractionThresholds
  private var trial: HandTrial
  /// Whether the current gesture has touched the surface (`isTouched`), has taken hold
  /// (`hasBegun`), and has been answered (`isAnswered`).
  private var isTouched = false
  private var hasBegun = false
  private var isAnswered = false
  /// Whether a contact in the last frame was cancelled.
  private var isLost = false
  private var shown: Double?
  private var waiting = Waiting<Step>()
  /// The verdict of the last step that was returned and has one.
  private(set) var verdict: Decision.Verdict?

  init(_ scene: TunedScene, _ thresholds: InteractionThresholds, on surface: TouchSurface) {
    self.surface = surface
    self.scene = scene
    self.thresholds = thresholds
    trial = HandTrial(thresholds, in: scene, on: surface.geometry)
  }

  func take(_ frame: ContactFrame) {
    let isDown = frame.indices.contains { frame[$0].phase.isDown }
    isLost = frame.indices.contains { Self.isCancelled(frame[$0].phase) }
    isTouched = isTouched || isDown
    guard isTouched else { return }
    trial.update(frame)
    follow(at: frame.time)
    guard !isDown else { return }
    if !isAnswered { answer(PANTOGRAPH_STEP_REFUSED, at: frame.time) }
    // The next gesture starts from the initial state.
    trial = HandTrial(thresholds, in: scene, on: surface.geometry)
    (isTouched, hasBegun, isAnswered, shown) = (false, false, false, nil)
  }

  /// Returns and removes the oldest waiting step.
  func next() -> pantograph_step? {
    guard let step = waiting.take() else { return nil }
    if let verdict = step.verdict { self.verdict = verdict }
    return step.told
  }

  private func follow(at time: Timestamp) {
    guard !isAnswered else { return }
    switch trial.state {
    case .open: return
    case .refused: return answer(PANTOGRAPH_STEP_REFUSED, at: time)
    case .following, .over: break
    }
    if !hasBegun {
      hasBegun = true
      tell(PANTOGRAPH_STEP_BEGAN, at: time)
    }
    if let progress = trial.progress, progress != shown {
      shown = progress
      tell(PANTOGRAPH_STEP_PROGRESS, at: time)
    }
    if trial.isOver { answer(PANTOGRAPH_STEP_RELEASED, at: time) }
  }

  private func answer(_ kind: pantograph_step_kind, at time: Timestamp) {
    isAnswered = true
    let result = trial.trial
    let verdict: Decision.Verdict
    if let refusal = result.refusal(thresholds, in: scene) {
      // A trial does not distinguish a gesture that was cancelled before it moved.
      verdict = .refusal(isLost && refusal == .elsewhere ? .gestureCancelled : refusal)
    } else {
      verdict = .release(result.decision(thresholds, in: scene))
    }
    tell(kind, at: time, verdict)
  }

  private static func isCancelled(_ phase: ContactPhase) -> Bool {
    switch phase {
    case .cancelled: true
    case .began, .moved, .stationary, .ended: false
    }
  }

  private func tell(
    _ kind: pantograph_step_kind, at time: Timestamp, _ verdict: Decision.Verdict? = nil
  ) {
    let step = Step(
      told: pantograph_step(kind: kind, time: time.microseconds, progress: shown ?? 0),
      verdict: verdict)
    let isProgress = kind == PANTOGRAPH_STEP_PROGRESS
    if isProgress, waiting.last?.told.kind == PANTOGRAPH_STEP_PROGRESS {
      waiting.replaceLast(by: step)
    } else {
      waiting.add(step)
    }
  }
}
