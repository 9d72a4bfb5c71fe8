import PantographMotion
import PantographTouches

extension ReleasePolicy {
  /// Ours: the progress that the speed would carry it to, a throw, a flick back, and nothing for a
  /// jab or a hand that rested.
  public static let pantograph = ReleasePolicy(
    name: "pantograph", summary: "half way, carried on by the speed as a scroll view would",
    origin: "ours; each number's reason stands beside it", thresholds: InteractionThresholds())

  /// Only where it stands.
  public static let midpoint = ReleasePolicy(
    name: "midpoint", summary: "half way, however fast", origin: "ours, to compare with",
    thresholds: .bare(progress: 0.5))

  /// Where Apple's projection with a scroll view's normal deceleration carries it.
  public static let projected998 = ReleasePolicy(
    name: "project-0.998", summary: "half way, carried on as a scroll view would",
    origin: "WWDC 2018, session 803; fluid-interfaces; FloatingPanel",
    thresholds: .bare(progress: 0.5, projection: .milliseconds(499)))

  /// The same with the fast deceleration.
  public static let projected99 = ReleasePolicy(
    name: "project-0.99", summary: "half way, carried on as a fast scroll view would",
    origin: "UIScrollView.DecelerationRate.fast",
    thresholds: .bare(progress: 0.5, projection: .milliseconds(99)))
}
