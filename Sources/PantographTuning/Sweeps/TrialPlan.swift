import PantographGestures
import PantographMotion

/// The thresholds by which each recording is tracked for a sweep: one trial for each combination of
/// the numbers that affect tracking, for each policy compared, and for each combination of update
/// numbers.
package struct TrialPlan: Sendable {
  /// The thresholds that a trial depends on.
  private struct Key: Hashable {
    var begin: BeginThresholds
    var rest: GestureDistance
    var length: GestureDistance
    var estimator: VelocityEstimator
    var update: UpdateThresholds

    init(_ thresholds: InteractionThresholds) {
      begin = thresholds.begin
      rest = thresholds.deadZone.rest
      length = thresholds.length
      estimator = thresholds.estimator
      update = thresholds.update
    }
  }

  private var keys: [Key] = []
  /// The thresholds of each trial.
  package private(set) var thresholds: [InteractionThresholds] = []
  /// The index of the trial for each entry of the sweep's `ways`.
  package private(set) var ways: [Int] = []
  /// The index of the trial for the thresholds that the sweep starts from.
  package private(set) var base = 0
  /// The index of the trial for the thresholds that the best is compared with.
  package private(set) var compared = 0
  /// The index of the trial for each policy.
  package private(set) var policies: [Int] = []
  /// The index of the trial for each combination of update numbers.
  package private(set) var updates: [Int] = []

  /// Plans the trials of a sweep.
  ///
  /// - Parameters:
  ///   - updates: A sweep over update numbers only.
  ///   - compared: The thresholds that the best is compared with; nil for the sweep's base.
  package init(
    _ sweep: Sweep, policies: [ReleasePolicy], updates: Sweep?,
    compared: InteractionThresholds? = nil
  ) {
    base = add(sweep.base)
    for way in 0..<sweep.wayCount { ways.append(add(sweep.wayThresholds(way))) }
    for policy in policies {
      var thresholds = policy.thresholds
      // Update thresholds do not influence decisions, so policies that differ only in them share a
      // trial.
      thresholds.update = sweep.base.update
      self.policies.append(add(thresholds))
    }
    self.compared = base
    if var compared {
      compared.update = sweep.base.update
      self.compared = add(compared)
    }
    if let updates {
      for way in 0..<updates.wayCount { self.updates.append(add(updates.wayThresholds(way))) }
    }
  }

  /// Returns the index of the trial for these thresholds; nil if there is none.
  package func trial(of thresholds: InteractionThresholds) -> Int? {
    let key = Key(thresholds)
    return keys.firstIndex { $0 == key }
  }

  /// Returns a plan with the same trials for another sweep; nil if one of its trials is missing.
  package func part(for sweep: Sweep) -> TrialPlan? {
    var part = self
    part.ways = []
    for way in 0..<sweep.wayCount {
      guard let trial = trial(of: sweep.wayThresholds(way)) else { return nil }
      part.ways.append(trial)
    }
    return part
  }

  private mutating func add(_ thresholds: InteractionThresholds) -> Int {
    let key = Key(thresholds)
    for index in keys.indices where keys[index] == key { return index }
    keys.append(key)
    self.thresholds.append(thresholds)
    return keys.count - 1
  }
}
