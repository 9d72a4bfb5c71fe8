import PantographMotion
import PantographTouches

// Rules of application toolkits, read from their sources.

extension ReleasePolicy {
  /// The direction decides if the speed is at least one length per second; at lower speeds, the
  /// transition finishes from half of its length on.
  public static let flutterCupertino = ReleasePolicy(
    name: "flutter-cupertino", summary: "a length a second, at less speed half",
    origin: "flutter cupertino/route.dart",
    thresholds: .bare(
      slop: 18, progress: 0.5, velocity: .lengths(1), against: .lengths(1),
      estimator: .lsq2Strict))

  /// The transition finishes from 0.4 of its length on, or after a fling of 700 points per second.
  /// A fling must be 400 points per second faster along the direction than across it, forward or
  /// back.
  public static let flutterDismissible: ReleasePolicy = {
    var thresholds = InteractionThresholds.bare(
      slop: 18, progress: 0.4, velocity: .points(700), against: .points(700),
      estimator: .lsq2Strict)
    thresholds.finish.velocityLead = .points(400)
    return ReleasePolicy(
      name: "flutter-dismissible", summary: "0.4, or 700 points a second",
      origin: "flutter widgets/dismissible.dart", thresholds: thresholds)
  }()

  /// A forward speed of 100 points per second finishes the transition, and a backward speed of 10
  /// cancels it; at other speeds it finishes from 0.3 of its length on.
  public static let composeIOS = ReleasePolicy(
    name: "compose-ios", summary: "100 points a second finish, 10 back cancel, else 0.3",
    origin: "compose-multiplatform UIKitNavigationEventInput.kt",
    thresholds: .bare(
      progress: 0.3, velocity: .points(100), against: .points(10)))

  /// The transition finishes from half of its length on. Its progress is projected by 0.05 s.
  public static let reactNativeSwipeable = ReleasePolicy(
    name: "react-native-swipeable", summary: "half, projected by 0.05 s",
    origin: "react-native-gesture-handler Swipeable, DrawerLayout",
    thresholds: .bare(progress: 0.5, projection: .milliseconds(50)))

  /// The transition finishes after 50 px if the speed is at least 0.5 px/ms and the gesture took at
  /// most a quarter of a second. A slow drag never finishes.
  public static let useGestureSwipe: ReleasePolicy = {
    var thresholds = InteractionThresholds.bare(
      length: .points(50), velocity: .points(500), estimator: .lastPair)
    thresholds.finish.velocityProgress = 1
    thresholds.finish.velocityTime = .milliseconds(250)
    return ReleasePolicy(
      name: "use-gesture-swipe", summary: "500 points a second over 50 points within 0.25 s",
      origin: "use-gesture swipe configuration", thresholds: thresholds)
  }()

  /// The direction decides if the speed is at least 300 points per second; at lower speeds, the
  /// transition finishes from half of its length on.
  public static let openUIKit = ReleasePolicy(
    name: "openuikit", summary: "300 points a second, at less speed half",
    origin: "openuikit UINavigationController.swift",
    thresholds: .bare(
      removesSlop: false, progress: 0.5, velocity: .points(300), against: .points(300),
      estimator: .lastPairStale))

  static let toolkits = [
    flutterCupertino, flutterDismissible, composeIOS, reactNativeSwipeable, useGestureSwipe,
    openUIKit,
  ]
}
