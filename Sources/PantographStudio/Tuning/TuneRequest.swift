import PantographCLI
import PantographCommands
import PantographGestures
import PantographMotion
import PantographPlainText
import PantographTuning
import PantographTuningFiles

/// The settings that the options of `tune` describe.
struct TuneRequest {
  var settings: TuningSettings
  /// The number of the part to compute, and the number of parts.
  var shard = (1, of: 1)

  /// The largest number of combinations in a grid. More would need too much memory.
  static let mostCombinations = 5_000_000
  /// The largest number of different trackings; each of them tracks every recording.
  static let mostWays = 1000

  init(_ invocation: Invocation) throws(Failure) {
    let base = try Self.base(invocation)
    var sweeps: [(path: String, values: [String])] = []
    for word in invocation.all(.sweep) {
      let sweep = try SweepText.sweep(word, on: base)
      guard !sweeps.contains(where: { $0.path == sweep.path }) else {
        throw Failure(.usage, "--sweep \(sweep.path) is given twice")
      }
      sweeps.append(sweep)
    }
    let estimators = invocation.all(.estimator)
    if !estimators.isEmpty {
      let names = estimators == ["all"] ? VelocityEstimator.all.map { $0.name } : estimators
      sweeps.append(try SweepText.sweep("estimator=" + names.joined(separator: ","), on: base))
    }
    var mode = SearchMode.grid
    if let count = invocation.integer(.random) {
      mode = .random(count, seed: UInt64(invocation.integer(.drawSeed) ?? 1))
    }
    if invocation.has(.descend) { mode = .descent }
    if sweeps.allSatisfy({ $0.path.hasPrefix("update.") || $0.path == "estimator" }),
      invocation.all(.sweep).isEmpty, !invocation.has(.against)
    {
      // Without specific options all numbers of the policy are tuned, one after the other.
      for (path, values) in try SweepText.usual(on: base) { sweeps.append((path, values)) }
      mode = .descent
    }
    let (scene, isNamed) = try Self.scene(invocation)
    settings = TuningSettings(
      base: base, sweeps: sweeps, scene: scene, isNamedScene: isNamed,
      policies: invocation.has(.noPolicies) ? [] : ReleasePolicy.all.map { $0.name })
    settings.mode = mode
    if let name = invocation.value(.against) {
      settings.compared = try Self.thresholds(name)
      settings.comparedName = name
    }
    settings.costs = try Self.costs(invocation.all(.cost))
    if let word = invocation.value(.shard) { shard = try Self.shard(word) }
    try check()
  }

  private func check() throws(Failure) {
    let run: TuningRun
    do throws(ThresholdObjection) {
      run = try TuningRun(settings)
    } catch {
      throw Failure(.usage, error.sentence)
    }
    guard run.sweep.wayCount <= Self.mostWays, run.plan.updates.count <= Self.mostWays else {
      throw Failure(
        .usage,
        "the sweep tracks each recording \(max(run.sweep.wayCount, run.plan.updates.count)) times; "
          + "at most \(Self.mostWays) are allowed",
        advice: ["Sweep fewer values of begin, length, estimator or update at once."])
    }
    if case .grid = settings.mode, run.sweep.count > Self.mostCombinations {
      throw Failure(
        .usage,
        "the grid has \(run.sweep.count) combinations; at most \(Self.mostCombinations) are allowed",
        advice: [
          "Try a random part with --random COUNT, or change one number at a time with --descend."
        ])
    }
  }

  private static func base(_ invocation: Invocation) throws(Failure) -> InteractionThresholds {
    if let path = invocation.value(.decidingThresholds) {
      return try Policies.policy(in: path).thresholds
    }
    return try Policies.policy(named: invocation.value(.tunedPolicy) ?? "pantograph").thresholds
  }

  /// Returns the thresholds of the policy with this name, or those in a file.
  private static func thresholds(_ name: String) throws(Failure) -> InteractionThresholds {
    if let policy = ReleasePolicy.named(name) { return policy.thresholds }
    guard name.contains("/") || name.contains(".") else {
      return try Policies.policy(named: name).thresholds
    }
    return try Policies.policy(in: name).thresholds
  }

  private static func scene(_ invocation: Invocation) throws(Failure) -> (TunedScene, Bool) {
    if invocation.has(.tunedDirection) || invocation.has(.length) {
      guard let word = invocation.value(.tunedDirection),
        let direction = TransitionDirection.allCases.first(where: { "\($0.name)" == word }),
        let length = invocation.number(.length)
      else {
        throw Failure(.usage, "give both --direction and --length, or only --scene")
      }
      return (TunedScene(direction: direction, length: length), false)
    }
    let name = invocation.value(.tunedScene) ?? "card"
    guard let scene = TunedScene.named(name) else {
      let names = TunedScene.all.map(\.name)
      throw Failure(
        .usage, "there is no scene \"\(name)\" to tune",
        advice: [
          NearMiss.of(name, in: names).map { "Did you mean \($0)?" }
            ?? "There are: \(names.joined(separator: ", "))."
        ])
    }
    return (scene, true)
  }

  private static func costs(_ words: [String]) throws(Failure) -> ErrorCosts {
    var costs = ErrorCosts()
    for word in words.flatMap({ $0.split(separator: ",").map(String.init) }) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      let names = JudgementError.allCases.map { "\($0.name)" }
      guard parts.count == 2, let cost = Double(parts[1]), cost >= 0, cost <= 1_000_000,
        let error = JudgementError.allCases.first(where: { "\($0.name)" == parts[0] })
      else {
        throw Failure(
          .usage, "--cost \(word) must be KIND=NUMBER, with a number of at least 0",
          advice: ["Kinds: \(names.joined(separator: ", "))"])
      }
      costs[error] = cost
    }
    return costs
  }

  private static func shard(_ word: String) throws(Failure) -> (Int, of: Int) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      count <= 1_000_000, (1...count).contains(index)
    else { throw Failure(.usage, "--shard \(word) must be PART/PARTS, such as 2/8") }
    return (index, count)
  }
}
