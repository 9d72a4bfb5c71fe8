import PantographGestures
import PantographTouches

/// The result of tracking one recording with certain begin thresholds and one estimator: everything
/// that its verdict can depend on.
package struct Trial: Hashable, Sendable {
  package enum End: UInt8, Hashable, Sendable {
    /// The gesture moved nothing because it was too short.
    case tooShort
    /// The gesture went in another direction.
    case wrongWay
    /// The gesture landed elsewhere or with too many fingers, or there was no finger at all.
    case elsewhere
    /// The gesture was cancelled after it had begun.
    case cancelled
    /// The fingers were lifted.
    case released
  }

  /// The places between which a gesture was released, for an object that rests at several places.
  /// The values are indices of the scene's places.
  package struct Leg: Hashable, Sendable {
    package var last: Int
    package var next: Int?
    /// The place on the other side of `last` as seen from `next`. The object may move past `last`
    /// to this place if the fingers throw it back; nil if it may not.
    package var beyond: Int?

    package init(last: Int, next: Int?, beyond: Int?) {
      self.last = last
      self.next = next
      self.beyond = beyond
    }
  }

  package var end: End
  /// The inputs at the release or cancellation, measured between two places if there are several.
  package var inputs: ReleaseInputs
  package var leg: Leg?
  package var pointsPerMillimetre: Double
  /// The movement from the landing position up to the refusal; zero if the gesture began.
  package var moved: PointVector
  /// The mean distance of the shown position behind the fingers, in points.
  package var lag: Double
  /// The distance in points that the shown position moved back and forth.
  package var toAndFro: Double
  /// The number of updates of the shown position.
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

  /// Whether the gesture moved the transition.
  package var hasBegun: Bool {
    switch end {
    case .cancelled, .released: true
    case .tooShort, .wrongWay, .elsewhere: false
    }
  }

  /// Whether these thresholds finish the transition.
  package func finishes(_ thresholds: InteractionThresholds, in scene: TunedScene) -> Bool {
    guard end == .released else { return false }
    let decision = decision(by: thresholds, in: scene)
    return decision.resting.map { $0.index != scene.start } ?? (decision.outcome == .finish)
  }

  /// Returns the decision on a gesture that was released.
  package func decision(
    by thresholds: InteractionThresholds, in scene: TunedScene
  ) -> ReleaseDecision {
    guard let leg else { return thresholds.decide(inputs, in: space(of: scene)) }
    return RestingQuestion(inputs: inputs, last: leg.last, next: leg.next, beyond: leg.beyond)
      .decision(by: thresholds, among: scene.places, in: space(of: scene))
  }

  /// Returns the space in which the gesture was released: between two places, or the whole
  /// transition.
  package func space(of scene: TunedScene) -> InteractionSpace {
    InteractionSpace(length: scene.length(of: leg), pointsPerMillimetre: pointsPerMillimetre)
  }

  /// Returns the result and its reason, as a sentence without its full stop.
  package func sentence(_ thresholds: InteractionThresholds, in scene: TunedScene) -> String {
    refusal(thresholds, in: scene)?.description ?? decision(thresholds, in: scene).description
  }

  /// Returns the decision on a gesture that moved the transition.
  package func decision(
    _ thresholds: InteractionThresholds, in scene: TunedScene
  ) -> ReleaseDecision {
    end == .released ? decision(by: thresholds, in: scene) : .gestureCancelled(inputs)
  }

  /// Returns the reason why the gesture moved nothing; nil if it did.
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
