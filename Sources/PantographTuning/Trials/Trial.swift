import PantographGestures
import PantographTouches

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

  /// Between which places a hand let go, of something that rests at several: their indices among the
  /// scene's.
  package struct Leg: Hashable, Sendable {
    package var last: Int
    package var next: Int?
    /// Where a hand that throws it back from the way out may send it.
    package var beyond: Int?

    package init(last: Int, next: Int?, beyond: Int?) {
      self.last = last
      self.next = next
      self.beyond = beyond
    }
  }

  package var end: End
  /// As the hand let go, or was cancelled; on the way between two places where there are several.
  package var inputs: ReleaseInputs
  package var leg: Leg?
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
    end: End, inputs: ReleaseInputs, leg: Leg? = nil, pointsPerMillimetre: Double,
    moved: PointVector = .zero, lag: Double = 0, toAndFro: Double = 0, updates: Int32 = 0
  ) {
    self.end = end
    self.inputs = inputs
    self.leg = leg
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
    let decision = decision(by: thresholds, in: scene)
    return decision.resting.map { $0.index != scene.start } ?? (decision.outcome == .finish)
  }

  /// The decision of a hand that let go.
  package func decision(
    by thresholds: InteractionThresholds, in scene: TunedScene
  ) -> ReleaseDecision {
    guard let leg else { return thresholds.decide(inputs, in: space(of: scene)) }
    return RestingQuestion(inputs: inputs, last: leg.last, next: leg.next, beyond: leg.beyond)
      .decision(by: thresholds, among: scene.places, in: space(of: scene))
  }

  /// That of the way between two places, where it let go between them.
  package func space(of scene: TunedScene) -> InteractionSpace {
    InteractionSpace(length: scene.length(of: leg), pointsPerMillimetre: pointsPerMillimetre)
  }

  /// What became of it and why, as a sentence without its full stop.
  package func sentence(_ thresholds: InteractionThresholds, in scene: TunedScene) -> String {
    refusal(thresholds, in: scene)?.description ?? decision(thresholds, in: scene).description
  }

  /// What becomes of it where it moved the transition.
  package func decision(
    _ thresholds: InteractionThresholds, in scene: TunedScene
  ) -> ReleaseDecision {
    end == .released ? decision(by: thresholds, in: scene) : .gestureCancelled(inputs)
  }

  /// Why it moved nothing; nil where it did.
  package func refusal(
    _ thresholds: InteractionThresholds, in scene: TunedScene
  ) -> InteractionRefusal? {
    switch end {
    case .released, .cancelled: return nil
    case .elsewhere: return .elsewhere
    case .wrongWay:
      return .wrongWay(wanted: scene.ways, cone: thresholds.begin.cone, movement: moved)
    case .tooShort:
      let slop = thresholds.begin.slop.points(in: thresholds.space(on: space(of: scene)))
      return .tooShort(moved: moved.length, slop: slop)
    }
  }
}
