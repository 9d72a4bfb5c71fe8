/// A method, with a name, that estimates a velocity from positions.
///
/// Time comes only with the samples. Methods that give no velocity are left out: measures per event
/// (Hyprland, Wayfire), a sum that is never scaled (Qt's recursion), and no measure at all (KWin).
public struct VelocityEstimator: Sendable {
  /// The estimator's name on the command line and in threshold files.
  public let name: String
  /// A line that names the method and the projects that use it.
  public let summary: String
  /// The rule that computes a velocity from the samples.
  public var rule: VelocityRule
  /// The limits of the samples that the rule uses.
  public var limits: VelocityLimits

  public init(name: String, summary: String, rule: VelocityRule, limits: VelocityLimits) {
    self.name = name
    self.summary = summary
    self.rule = rule
    self.limits = limits
  }

  /// Returns the estimator in `all` with this name, or nil.
  public static func named(_ name: String) -> VelocityEstimator? {
    // Compared as bytes: comparing strings needs Unicode's tables, which Embedded Swift leaves out.
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
