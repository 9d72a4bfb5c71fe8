import PantographGestures

/// All data that a report needs to judge its recordings again, as one sequence of bytes.
package struct ReportData: Sendable {
  package var base: InteractionThresholds
  package var chosen: InteractionThresholds
  /// The thresholds that all others are compared with; nil for the base.
  package var compared: InteractionThresholds?
  /// The choices made without each part of the recordings; nil if nothing was chosen.
  package var heldOut: HeldOutChoice?
  package var scene: TunedScene
  package var costs: ErrorCosts
  /// The axes of the sweep, without those of update numbers.
  package var axes: [SweepAxis]
  package var policies: [ReleasePolicy]
  package var samples: [Sample]

  package init(
    base: InteractionThresholds, chosen: InteractionThresholds,
    compared: InteractionThresholds? = nil, heldOut: HeldOutChoice? = nil, scene: TunedScene,
    costs: ErrorCosts, axes: [SweepAxis], policies: [ReleasePolicy], samples: [Sample]
  ) {
    self.base = base
    self.chosen = chosen
    self.compared = compared
    self.heldOut = heldOut
    self.scene = scene
    self.costs = costs
    self.axes = axes
    self.policies = policies
    self.samples = samples
  }

  package var sweep: Sweep { Sweep(base, axes) }

  /// The plan by which each sample was tracked. Trials for update numbers come last in a plan and
  /// are omitted here.
  package var plan: TrialPlan {
    TrialPlan(sweep, policies: policies, updates: nil, compared: compared)
  }

  // MARK: Bytes

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    for thresholds in [base, chosen] { writer.add(ThresholdJSON.text(thresholds)) }
    let others = [compared].compactMap { $0 } + (heldOut?.thresholds ?? [])
    writer.add(compared == nil ? 0 : 1)
    writer.add(heldOut.map { Int($0.folds.kind.rawValue) } ?? 0)
    writer.add(heldOut?.thresholds.count ?? 0)
    for thresholds in others { writer.add(ThresholdJSON.text(thresholds)) }
    writer.add(scene.name)
    writer.add(Self.number(of: scene.direction))
    writer.add(scene.length)
    for error in JudgementError.allCases { writer.add(costs[error]) }
    writer.add(axes.count)
    for axis in axes {
      writer.add(axis.number.path)
      writer.add(axis.values.count)
      for value in axis.values { writer.add(value) }
    }
    writer.add(policies.count)
    for policy in policies { writer.add(policy.name) }
    let trials = plan.thresholds.count
    writer.add(trials)
    writer.add(samples.count)
    for sample in samples {
      writer.bytes.append(sample.label.rawValue)
      writer.add(sample.person)
      writer.add(sample.device)
      var before = TrialWords()
      for trial in sample.trials.prefix(trials) {
        let words = TrialWords(trial)
        writer.add(words, after: before)
        before = words
      }
    }
    return writer.bytes
  }

  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes, from: 0)
    guard let base = Self.thresholds(&reader), let chosen = Self.thresholds(&reader),
      let isCompared = reader.count(), let kind = reader.count(), let foldCount = reader.count()
    else { return nil }
    if isCompared != 0 {
      guard let compared = Self.thresholds(&reader) else { return nil }
      self.compared = compared
    }
    var choices: [InteractionThresholds] = []
    for _ in 0..<min(foldCount, Folds.most) {
      guard let choice = Self.thresholds(&reader) else { return nil }
      choices.append(choice)
    }
    if let kind = UInt8(exactly: kind).flatMap({ Folds.Kind(rawValue: $0) }),
      let folds = Folds(kind, count: choices.count)
    {
      heldOut = HeldOutChoice(folds, choices)
    }
    guard let name = reader.text(), let direction = reader.count(), let length = reader.number(),
      TransitionDirection.allCases.indices.contains(direction)
    else { return nil }
    self.base = base
    self.chosen = chosen
    scene =
      TunedScene.named(name)
      ?? TunedScene(direction: TransitionDirection.allCases[direction], length: length)
    costs = ErrorCosts()
    for error in JudgementError.allCases {
      guard let cost = reader.number() else { return nil }
      costs[error] = cost
    }
    axes = []
    policies = []
    samples = []
    guard let axisCount = reader.count() else { return nil }
    for _ in 0..<axisCount {
      guard let axis = Self.axis(&reader) else { return nil }
      axes.append(axis)
    }
    guard let policyCount = reader.count() else { return nil }
    for _ in 0..<policyCount {
      guard let policy = reader.text().flatMap({ ReleasePolicy.named($0) }) else { return nil }
      policies.append(policy)
    }
    guard let trials = reader.count(), let count = reader.count(), count <= bytes.count else {
      return nil
    }
    samples.reserveCapacity(count)
    for _ in 0..<count {
      guard let sample = Self.sample(&reader, trials) else { return nil }
      samples.append(sample)
    }
  }

  private static func number(of direction: TransitionDirection) -> Int {
    TransitionDirection.allCases.firstIndex(of: direction) ?? 0
  }

  private static func thresholds(_ reader: inout ByteReader) -> InteractionThresholds? {
    guard let text = reader.text() else { return nil }
    do throws(ThresholdProblems) {
      return try ThresholdJSON.thresholds(from: Array(text.utf8))
    } catch {
      return nil
    }
  }

  private static func axis(_ reader: inout ByteReader) -> SweepAxis? {
    guard let number = reader.text().flatMap({ ThresholdNumber($0) }), let count = reader.count()
    else { return nil }
    var values: [String] = []
    for _ in 0..<count {
      guard let value = reader.text() else { return nil }
      values.append(value)
    }
    do throws(ThresholdObjection) {
      return try SweepAxis(number, values)
    } catch {
      return nil
    }
  }

  private static func sample(_ reader: inout ByteReader, _ trials: Int) -> Sample? {
    guard let label = reader.byte().flatMap({ GestureLabel(rawValue: $0) }),
      let person = reader.integer(), let device = reader.integer()
    else { return nil }
    var sample = Sample(label: label, person: person, device: device, trials: [])
    sample.trials.reserveCapacity(trials)
    var words = TrialWords()
    for _ in 0..<trials {
      guard reader.take(&words) else { return nil }
      sample.trials.append(words.trial)
    }
    return sample
  }
}
