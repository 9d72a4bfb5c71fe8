/// A way to tell how fast something moves from where it was, by name.
///
/// Time comes with the samples alone. Left out, because they are no velocity: measures per event
/// (Hyprland, Wayfire), a sum that is never scaled (Qt's recursion), and none at all (KWin).
public struct VelocityEstimator: Sendable {
  /// The name on the command line and in threshold files.
  public let name: String
  /// One line: what it does, and who does so.
  public let summary: String
  /// Makes a velocity of the samples.
  public var rule: VelocityRule
  /// The samples that the rule gets to see.
  public var limits: VelocityLimits

  public init(name: String, summary: String, rule: VelocityRule, limits: VelocityLimits) {
    self.name = name
    self.summary = summary
    self.rule = rule
    self.limits = limits
  }

  /// The estimator of this name among `all`.
  public static func named(_ name: String) -> VelocityEstimator? {
    // By bytes: comparing strings needs Unicode's tables, which Embedded Swift leaves out.
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

extension VelocityEstimator: Hashable {
  public static func == (left: VelocityEstimator, right: VelocityEstimator) -> Bool {
    left.rule == right.rule && left.limits == right.limits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(limits)
  }
}
