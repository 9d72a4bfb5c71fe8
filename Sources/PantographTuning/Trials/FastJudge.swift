import PantographGestures

/// Judges many trials by the same thresholds. Their release numbers are computed once for each
/// scale and length.
struct FastJudge {
  private struct Ruler {
    let scale: Double
    /// The length of the transition, or of the distance between two places, in points.
    let way: Double
    /// The length that the thresholds set, in points.
    let length: Double
    let numbers: ReleaseNumbers
  }

  private let thresholds: InteractionThresholds
  private let scene: TunedScene
  private var known: [Ruler] = []

  init(_ thresholds: InteractionThresholds, in scene: TunedScene) {
    self.thresholds = thresholds
    self.scene = scene
  }

  mutating func finishes(_ trial: Trial) -> Bool {
    guard trial.end == .released else { return false }
    guard let leg = trial.leg else { return finishes(trial.inputs, trial, scene.length).outcome }
    guard let next = leg.next else { return leg.last != scene.start }
    let way = scene.length(of: leg)
    let (goesOn, rule) = finishes(trial.inputs, trial, way)
    if goesOn { return next != scene.start }
    if rule == .velocityAgainst, let beyond = leg.beyond {
      let back = Trial.Leg(last: leg.last, next: beyond, beyond: nil)
      let thrown = trial.inputs.thrownBack
      if finishes(thrown, trial, scene.length(of: back)).outcome { return beyond != scene.start }
    }
    return leg.last != scene.start
  }

  private mutating func finishes(
    _ inputs: ReleaseInputs, _ trial: Trial, _ way: Double
  ) -> (outcome: Bool, rule: ReleaseRule) {
    let place =
      known.firstIndex { $0.scale == trial.pointsPerMillimetre && $0.way == way }
      ?? learn(trial.pointsPerMillimetre, way)
    var inputs = inputs
    inputs.length = known[place].length
    let numbers = known[place].numbers
    let velocity = numbers.effectiveVelocity(inputs)
    let rule = numbers.rule(inputs, velocity)
    return (numbers.finishes(inputs, velocity, by: rule), rule)
  }

  private mutating func learn(_ scale: Double, _ way: Double) -> Int {
    let space = thresholds.space(on: InteractionSpace(length: way, pointsPerMillimetre: scale))
    known.append(
      Ruler(
        scale: scale, way: way, length: space.length,
        numbers: ReleaseNumbers(thresholds, in: space)))
    return known.count - 1
  }
}
