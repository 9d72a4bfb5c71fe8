extension ReleasePolicy {
  /// Every policy there is; ours first.
  ///
  /// Left out, because they are not one rule at the release: Android's predictive back, which is a
  /// machine of several states while the finger is down; Flutter's page view, whose least speed
  /// depends on the screen's density; FloatingPanel's removal, whose unit its source does not say.
  public static let all: [ReleasePolicy] =
    [pantograph, midpoint, projected998, projected99] + systems + toolkits + libraries
}
