/// Named thresholds: our own, or those of another system or library.
public struct ReleasePolicy: Hashable, Sendable {
  /// The policy's name on the command line.
  public var name: String
  /// The policy's rule in one line.
  public var summary: String
  /// The origin of the policy's numbers.
  public var origin: String
  /// The policy's thresholds.
  public var thresholds: InteractionThresholds
  /// The numbers by which gestures are recognized, if they come from a file with such numbers; nil
  /// for Pantograph's own.
  package var recognition: RecognitionThresholds?

  /// Creates a named policy.
  public init(
    name: String, summary: String, origin: String, thresholds: InteractionThresholds
  ) {
    self.name = name
    self.summary = summary
    self.origin = origin
    self.thresholds = thresholds
  }

  /// Returns the policy of `all` with this name, or nil.
  public static func named(_ name: String) -> ReleasePolicy? {
    // Compares bytes: comparing strings needs Unicode's tables, which Embedded Swift leaves out.
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

extension ReleasePolicy {
  /// All policies, ours first.
  ///
  /// Left out, because they are not one rule at the release: Android's predictive back, a machine
  /// with several states while the finger is down; Flutter's page view, whose minimum speed depends
  /// on the screen's density; FloatingPanel's removal, whose unit its source does not give.
  public static let all: [ReleasePolicy] =
    [pantograph, midpoint, projected998, projected99] + systems + toolkits + libraries
}
