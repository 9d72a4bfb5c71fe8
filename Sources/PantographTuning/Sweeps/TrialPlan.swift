import PantographGestures
import PantographMotion

/// The different ways in which each recording is tracked for a sweep: for each value of the numbers that
/// change the way itself, for each policy that is compared, and for each number of the update.
package struct TrialPlan: Sendable {
  /// What a trial depends on.
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
  /// The thresholds that each trial is made with.
  package private(set) var thresholds: [InteractionThresholds] = []
  /// The trial of each way of the sweep.
  package private(set) var ways: [Int] = []
  /// The trial of the thresholds that the sweep starts from.
  package private(set) var base = 0
  /// The trial of what the best is compared with.
  package private(set) var compared = 0
  /// The trial of each policy.
  package private(set) var policies: [Int] = []
  /// The trial of each combination of update numbers.
  package private(set) var updates: [Int] = []

  /// - Parameters:
  ///   - updates: a sweep of update numbers alone.
  ///   - compared: what the best is compared with; nil for what the sweep starts from.
  package init(
    _ sweep: Sweep, policies: [ReleasePolicy], updates: Sweep?,
    compared: InteractionThresholds? = nil
  ) {
    base = add(sweep.base)
    for way in 0..<sweep.wayCount { ways.append(add(sweep.wayThresholds(way))) }
    for policy in policies {
      var thresholds = policy.thresholds
      // What is shown decides nothing, so that policies that differ in it alone share a trial.
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

  /// The trial that stands for these thresholds; nil where none was made that does.
  package func trial(of thresholds: InteractionThresholds) -> Int? {
    let key = Key(thresholds)
    return keys.firstIndex { $0 == key }
  }

  /// The same trials, with those of another sweep's ways; nil where one of them is missing.
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
