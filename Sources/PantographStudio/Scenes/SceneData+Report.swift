import Foundation
import PantographDemos
import PantographGestures
import PantographRecordings
import PantographStage
import PantographTouches
import PantographTuning

extension SceneData {
  /// Creates data from a scene's report, so that the releases can be judged again.
  init(
    _ report: SceneReport, of track: StoredTrack, _ mapping: TouchMapping?,
    by thresholds: InteractionThresholds
  ) {
    let contacts = track.contacts
    let width = DemoScene.named(report.scene).map { Double($0.size.width) } ?? 1
    let scale = Self.scale(contacts.surface, mapping, width: width)
    self.init(
      thresholds: thresholds,
      releases: report.transitions.map { Self.release($0, by: thresholds, scale: scale) },
      hand: Self.hand(report, track, mapping, by: thresholds))
  }

  private static func release(
    _ transition: SceneReport.Transition, by thresholds: InteractionThresholds, scale: Double
  ) -> Release {
    guard let decision = transition.decision else {
      return .fixed("the gesture had not been released")
    }
    let said = decision.description
    let places = transition.places
    if let question = decision.question, !places.isEmpty {
      let space = InteractionSpace(length: 1, pointsPerMillimetre: scale)
      let again = question.decision(by: thresholds, among: places, in: space)
      if again.description == said {
        return .resting(question, places, pointsPerMillimetre: scale)
      }
    } else if decision.question == nil {
      let space = Self.space(decision.inputs.length, thresholds, scale)
      if thresholds.decide(decision.inputs, in: space).description == said {
        return .hand(decision.inputs, space)
      }
    }
    // The release was cancelled, or decided by something that this data does not contain.
    return .fixed(said)
  }

  /// The largest number of frames whose contacts are stored; several minutes of a hand.
  private static let mostFrames = 20_000

  /// Returns the contacts of the recording, if judging them again gives exactly the scene's
  /// sentence. Nil for a recording with too many frames for a page.
  private static func hand(
    _ report: SceneReport, _ track: StoredTrack, _ mapping: TouchMapping?,
    by thresholds: InteractionThresholds
  ) -> Hand? {
    var contacts = track.contacts
    if case .indirect = mapping ?? .standard(for: contacts.surface.kind) { return nil }
    guard let scene = TunedScene.named(report.scene) else { return nil }
    var hand = Hand(scene: scene, size: contacts.surface.size, frames: [])
    while let frame = contacts.next() {
      guard hand.frames.count < mostFrames else { return nil }
      hand.frames.append(frame)
    }
    let bytes = SceneData(thresholds: thresholds, releases: [], hand: hand).bytes
    guard let same = SceneData(bytes)?.hand else { return nil }
    let trial = same.trial(thresholds)
    let said =
      report.transitions.first?.decision?.description ?? report.refusals.last?.refusal.description
    return trial.sentence(thresholds, in: scene) == said ? hand : nil
  }

  /// Returns the space of a transition, whose length is divided by the thresholds' own factor.
  private static func space(
    _ length: Double, _ thresholds: InteractionThresholds, _ scale: Double
  ) -> InteractionSpace {
    let whole =
      thresholds.length.unit == .lengths && thresholds.length.value > 0
      ? length / thresholds.length.value : length
    return InteractionSpace(length: whole, pointsPerMillimetre: scale)
  }

  private static func scale(
    _ surface: SurfaceGeometry, _ mapping: TouchMapping?, width: Double
  ) -> Double {
    switch mapping ?? .standard(for: surface.kind) {
    case .indirect(let settings): settings.gestureScale
    case .screen, .surface: width / max(surface.size.x, 1)
    }
  }
}
