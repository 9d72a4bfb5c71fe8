import PantographMotion
import PantographTouches

extension ReleasePolicy {
  /// Our rule: the transition finishes from projected progress 0.5 on, or after a throw; a flick
  /// back cancels it. A jab, or a hand at rest, counts as having no speed.
  public static let pantograph = ReleasePolicy(
    name: "pantograph", summary: "half, projected by the speed as a scroll view would",
    origin: "ours; each number's reason stands beside it", thresholds: InteractionThresholds())

  /// The transition finishes from half of its length on, at any speed.
  public static let midpoint = ReleasePolicy(
    name: "midpoint", summary: "half, at any speed", origin: "ours, to compare with",
    thresholds: .bare(progress: 0.5))

  /// The transition finishes if its progress, projected by Apple's formula with a scroll view's
  /// normal deceleration, is at least half.
  public static let projected998 = ReleasePolicy(
    name: "project-0.998", summary: "half, projected as a scroll view would",
    origin: "WWDC 2018, session 803; fluid-interfaces; FloatingPanel",
    thresholds: .bare(progress: 0.5, projection: .milliseconds(499)))

  /// The transition finishes if its progress, projected by Apple's formula with a scroll view's
  /// fast deceleration, is at least half.
  public static let projected99 = ReleasePolicy(
    name: "project-0.99", summary: "half, projected as a fast scroll view would",
    origin: "UIScrollView.DecelerationRate.fast",
    thresholds: .bare(progress: 0.5, projection: .milliseconds(99)))
}
