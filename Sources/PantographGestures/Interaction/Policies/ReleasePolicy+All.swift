extension ReleasePolicy {
  /// All policies, ours first.
  ///
  /// Left out, because they are not one rule at the release: Android's predictive back, a machine
  /// with several states while the finger is down; Flutter's page view, whose minimum speed depends
  /// on the screen's density; FloatingPanel's removal, whose unit its source does not give.
  public static let all: [ReleasePolicy] =
    [pantograph, midpoint, projected998, projected99] + systems + toolkits + libraries
}
