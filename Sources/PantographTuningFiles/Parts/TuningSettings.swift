import PantographGestures
import PantographPlainText
import PantographTuning

/// The settings of a `tune` run, which each part of the run stores.
package struct TuningSettings: Sendable {
  package var base: InteractionThresholds
  /// The swept numbers and their values (`PATH=VALUE,VALUE`), in the order of the axes.
  package var sweeps: [(path: String, values: [String])]
  package var scene: TunedScene
  /// Whether recordings of other scenes are excluded.
  package var isNamedScene: Bool
  package var costs = ErrorCosts()
  package var mode = SearchMode.grid
  /// The thresholds that the best is compared with; nil for the base.
  package var compared: InteractionThresholds?
  /// The name of the compared thresholds.
  package var comparedName = ""
  /// The names of the policies to judge; all of them if the table is requested.
  package var policies: [String]

  package init(
    base: InteractionThresholds, sweeps: [(path: String, values: [String])], scene: TunedScene,
    isNamedScene: Bool, policies: [String]
  ) {
    self.base = base
    self.sweeps = sweeps
    self.scene = scene
    self.isNamedScene = isNamedScene
    self.policies = policies
  }

  package func axes() throws(ThresholdObjection) -> [SweepAxis] {
    var axes: [SweepAxis] = []
    for (path, values) in sweeps {
      guard let number = ThresholdNumber(path) else { continue }
      axes.append(try SweepAxis(number, values))
    }
    return axes
  }

  /// The settings as text. Equal settings have equal texts.
  package var text: String {
    var json = JSONWriter()
    json.object { json in
      json.member("scene", scene.name)
      json.member("named", isNamedScene)
      json.member("direction", "\(scene.direction.name)")
      json.member("length", "\(scene.length)")
      json.member("base", ThresholdJSON.text(base))
      json.key("sweeps")
      json.array(sweeps) { json, sweep in
        json.object { json in
          json.member("path", sweep.path)
          json.key("values")
          json.array(sweep.values) { $0.value($1) }
        }
      }
      json.key("costs")
      json.array(JudgementError.allCases) { $0.value("\(costs[$1])") }
      switch mode {
      case .grid: json.member("mode", "grid")
      case .random(let count, let seed):
        json.member("mode", "random")
        json.member("count", count)
        json.member("seed", "\(seed)")
      case .descent: json.member("mode", "descent")
      }
      json.key("policies")
      json.array(policies) { $0.value($1) }
      if let compared {
        json.member("compared", ThresholdJSON.text(compared))
        json.member("comparedName", comparedName)
      }
    }
    return json.text
  }

  /// Creates settings from their text; nil for any other text.
  package init?(_ text: String) {
    guard let node = try? JSONParser.parse(Array(text.utf8)), case .object(let members) = node.value
    else { return nil }
    func value(_ key: String) -> JSONNode.Value? { members.first { $0.key == key }?.value.value }
    func word(_ key: String) -> String? {
      if case .text(let text) = value(key) { text } else { nil }
    }
    guard let name = word("scene"), case .truth(let isNamed) = value("named"),
      let direction = TransitionDirection.allCases.first(where: {
        "\($0.name)" == word("direction")
      }),
      let length = word("length").flatMap(Double.init), length > 0, length.isFinite,
      let base = word("base").flatMap({ try? ThresholdJSON.thresholds(from: Array($0.utf8)) }),
      case .array(let sweeps) = value("sweeps"), case .array(let costs) = value("costs"),
      case .array(let policies) = value("policies"), let mode = word("mode")
    else { return nil }
    scene =
      isNamed
      ? TunedScene.named(name) ?? TunedScene(direction: direction, length: length)
      : TunedScene(direction: direction, length: length)
    isNamedScene = isNamed
    self.base = base
    self.sweeps = sweeps.compactMap { Self.sweep($0) }
    self.policies = policies.compactMap { if case .text(let text) = $0.value { text } else { nil } }
    if let text = word("compared") {
      guard let compared = try? ThresholdJSON.thresholds(from: Array(text.utf8)) else { return nil }
      self.compared = compared
      comparedName = word("comparedName") ?? ""
    }
    for (error, cost) in zip(JudgementError.allCases, costs) {
      guard case .text(let text) = cost.value else { continue }
      guard let cost = Double(text), cost >= 0, cost.isFinite else { return nil }
      self.costs[error] = cost
    }
    switch mode {
    case "descent": self.mode = .descent
    case "random":
      guard case .number(let number, _) = value("count"), let count = Int(exactly: number),
        count > 0, let seed = word("seed").flatMap(UInt64.init)
      else { return nil }
      self.mode = .random(count, seed: seed)
    default: self.mode = .grid
    }
  }

  private static func sweep(_ node: JSONNode) -> (path: String, values: [String])? {
    guard case .object(let members) = node.value,
      case .text(let path) = members.first(where: { $0.key == "path" })?.value.value,
      case .array(let values) = members.first(where: { $0.key == "values" })?.value.value
    else { return nil }
    return (path, values.compactMap { if case .text(let text) = $0.value { text } else { nil } })
  }
}
