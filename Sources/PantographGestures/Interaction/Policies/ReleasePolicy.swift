/// Thresholds by name: ours, or what another system or library does.
public struct ReleasePolicy: Hashable, Sendable {
  /// As it is chosen on the command line.
  public var name: String
  /// What it does, in one line.
  public var summary: String
  /// Where its numbers come from.
  public var origin: String
  /// The numbers that it stands for.
  public var thresholds: InteractionThresholds

  /// A policy by name.
  public init(
    name: String, summary: String, origin: String, thresholds: InteractionThresholds
  ) {
    self.name = name
    self.summary = summary
    self.origin = origin
    self.thresholds = thresholds
  }

  /// The policy of this name among `all`.
  public static func named(_ name: String) -> ReleasePolicy? {
    // By bytes: comparing strings needs Unicode's tables, which Embedded Swift leaves out.
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
