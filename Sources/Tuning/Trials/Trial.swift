import Gestures
import Touches

/// What came of one recording under certain begin numbers and one estimator: all that its verdict can
/// depend on.
package struct Trial: Hashable, Sendable {
  package enum End: UInt8, Hashable, Sendable {
    /// It moved nothing: it was too short.
    case tooShort
    /// It went another way.
    case wrongWay
    /// It came down elsewhere, or with too many fingers, or there was no finger at all.
    case elsewhere
    /// The gesture was cancelled after it had begun.
    case cancelled
    /// The hand let go.
    case released
  }

  package var end: End
  /// As the hand let go, or was cancelled.
  package var inputs: ReleaseInputs
  package var pointsPerMillimetre: Double
  /// Where it was when it was found that nothing begins, from where it landed.
  package var moved: PointVector
  /// How far on the mean what was shown stood behind the hand, in points.
  package var lag: Double
  /// The points that what was shown went to and fro.
  package var toAndFro: Double
  /// How often something was shown.
  package var updates: Int32

  package init(
    end: End, inputs: ReleaseInputs, pointsPerMillimetre: Double, moved: PointVector = .zero,
    lag: Double = 0, toAndFro: Double = 0, updates: Int32 = 0
  ) {
    self.end = end
    self.inputs = inputs
    self.pointsPerMillimetre = pointsPerMillimetre
    self.moved = moved
    self.lag = lag
    self.toAndFro = toAndFro
    self.updates = updates
  }

  /// Whether it moved the transition.
  package var hasBegun: Bool {
    switch end {
    case .cancelled, .released: true
    case .tooShort, .wrongWay, .elsewhere: false
    }
  }

  /// Whether these thresholds finish it.
  package func finishes(_ thresholds: InteractionThresholds, in scene: TunedScene) -> Bool {
    guard end == .released else { return false }
    return thresholds.decide(inputs, in: space(of: scene)).outcome == .finish
  }

  package func space(of scene: TunedScene) -> InteractionSpace {
    InteractionSpace(length: scene.length, pointsPerMillimetre: pointsPerMillimetre)
  }

  /// What became of it and why, as a sentence without its full stop.
  package func sentence(_ thresholds: InteractionThresholds, in scene: TunedScene) -> String {
    refusal(thresholds, in: scene)?.description ?? decision(thresholds, in: scene).description
  }

  /// What becomes of it where it moved the transition.
  package func decision(
    _ thresholds: InteractionThresholds, in scene: TunedScene
  ) -> ReleaseDecision {
    end == .released
      ? thresholds.decide(inputs, in: space(of: scene)) : .gestureCancelled(inputs)
  }

  /// Why it moved nothing; nil where it did.
  package func refusal(
    _ thresholds: InteractionThresholds, in scene: TunedScene
  ) -> InteractionRefusal? {
    switch end {
    case .released, .cancelled: return nil
    case .elsewhere: return .elsewhere
    case .wrongWay:
      return .wrongWay(wanted: [scene.direction], cone: thresholds.begin.cone, movement: moved)
    case .tooShort:
      let slop = thresholds.begin.slop.points(in: thresholds.space(on: space(of: scene)))
      return .tooShort(moved: moved.length, slop: slop)
    }
  }
}
