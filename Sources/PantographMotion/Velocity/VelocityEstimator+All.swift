extension VelocityEstimator {
  /// All estimators.
  public static let all: [VelocityEstimator] = [
    lsq2, lsq2Strict, lsq2Restricted, lsq2Long, lsq1, lsq3, wlsq2Delta, wlsq2Central, wlsq2Recent,
    impulse, integrated1, integrated2, durationWeighted, window, window100, windowBiased,
    windowDiluted, windowOlder, lastPair, lastPairLate, weightedEarly, weightedMiddle, pairMean,
    interval, regression, windowStale, windowBiasedStale, lastPairStale,
  ]

  /// Velocity of a parabola fitted to the last 100 ms, or of a line through two samples (Android).
  public static let lsq2 = VelocityEstimator(
    name: "lsq2", summary: "parabola through 100 ms, a line through two samples (Android)",
    rule: .leastSquares(degree: 2), limits: .standard)

  /// Velocity of a parabola fitted to the last 100 ms; zero with fewer than three samples
  /// (Flutter).
  public static let lsq2Strict = VelocityEstimator(
    name: "lsq2Strict", summary: "parabola through 100 ms, zero below three samples (Flutter)",
    rule: .leastSquares(degree: 2, minimum: 3), limits: .standard)

  /// `lsq2` that never opposes the displacement (Chromium).
  public static let lsq2Restricted = VelocityEstimator(
    name: "lsq2Restricted", summary: "lsq2 that never opposes the displacement (Chromium)",
    rule: .restrictedLeastSquares, limits: .standard)

  /// `lsq2Strict` over 300 ms (React Native Gesture Handler).
  public static let lsq2Long = VelocityEstimator(
    name: "lsq2Long", summary: "lsq2Strict over 300 ms (React Native Gesture Handler)",
    rule: .leastSquares(degree: 2, minimum: 3),
    limits: VelocityLimits(samples: 20, horizon: 300_000, gap: 40_000))

  /// Velocity of a line fitted to the last 100 ms (Android).
  public static let lsq1 = VelocityEstimator(
    name: "lsq1", summary: "line through 100 ms (Android)",
    rule: .leastSquares(degree: 1), limits: .standard)

  /// Velocity of a cubic fitted to the last 100 ms (Android).
  public static let lsq3 = VelocityEstimator(
    name: "lsq3", summary: "cubic through 100 ms (Android)",
    rule: .leastSquares(degree: 3), limits: .standard)

  /// `lsq2` with less weight for samples that are close together (Android).
  public static let wlsq2Delta = VelocityEstimator(
    name: "wlsq2Delta", summary: "lsq2, samples close together counting less (Android)",
    rule: .leastSquares(degree: 2, weights: .delta), limits: .standard)

  /// `lsq2` with less weight for the newest and the oldest samples (Android).
  public static let wlsq2Central = VelocityEstimator(
    name: "wlsq2Central", summary: "lsq2, the newest and oldest counting less (Android)",
    rule: .leastSquares(degree: 2, weights: .central), limits: .standard)

  /// `lsq2` with less weight for older samples (Android).
  public static let wlsq2Recent = VelocityEstimator(
    name: "wlsq2Recent", summary: "lsq2, older samples counting less (Android)",
    rule: .leastSquares(degree: 2, weights: .recent), limits: .standard)

  /// Velocity from the work done on a dragged mass over 100 ms (Android, scroll axes).
  public static let impulse = VelocityEstimator(
    name: "impulse", summary: "work done on a dragged mass over 100 ms (Android, scroll axes)",
    rule: .impulse, limits: .standard)

  /// Velocity after a first-order low pass with a time constant of 10 ms (Android).
  public static let integrated1 = VelocityEstimator(
    name: "integrated1", summary: "first-order low pass of 10 ms (Android)",
    rule: .integrated(order: 1), limits: VelocityLimits(horizon: .max, gap: 40_000))

  /// Velocity after a second-order low pass with a time constant of 10 ms (Android).
  public static let integrated2 = VelocityEstimator(
    name: "integrated2", summary: "second-order low pass of 10 ms (Android)",
    rule: .integrated(order: 2), limits: VelocityLimits(horizon: .max, gap: 40_000))

  /// Mean velocity over the last 200 ms, weighted by duration (early Android).
  public static let durationWeighted = VelocityEstimator(
    name: "durationWeighted", summary: "mean over 200 ms weighted by duration (early Android)",
    rule: .durationWeighted, limits: VelocityLimits(samples: 20, horizon: 200_000, gap: 40_000))

  /// Displacement in the last 150 ms, divided by its time (libadwaita).
  public static let window = VelocityEstimator(
    name: "window", summary: "displacement over time of the last 150 ms (libadwaita)",
    rule: .window(.between), limits: .window(milliseconds: 150))

  /// Displacement in the last 100 ms, divided by its time (UIKit's scroll view).
  public static let window100 = VelocityEstimator(
    name: "window100", summary: "displacement over time of the last 100 ms (UIKit's scroll view)",
    rule: .window(.between), limits: .window(milliseconds: 100))

  /// Displacement in the last 150 ms and one step before, divided by the time without that step:
  /// too fast by n/(n−1) (mutter).
  public static let windowBiased = VelocityEstimator(
    name: "windowBiased", summary: "150 ms with one step too many: n/(n−1) too fast (mutter)",
    rule: .window(.oneStepMore), limits: .window(milliseconds: 150))

  /// Displacement as in `windowBiased`, divided by the time up to the reading (niri).
  public static let windowDiluted = VelocityEstimator(
    name: "windowDiluted", summary: "windowBiased over the time up to the reading (niri)",
    rule: .window(.oneStepMoreUntilReading), limits: .window(milliseconds: 150))

  /// Displacement in the last 150 ms and since one older sample, divided by the time up to the
  /// reading (GTK).
  public static let windowOlder = VelocityEstimator(
    name: "windowOlder", summary: "150 ms and one older sample, up to the reading (GTK)",
    rule: .window(.oneSampleMoreUntilReading), limits: .window(milliseconds: 150))

  /// Displacement of the last step, divided by its time (use-gesture, OpenUIKit).
  public static let lastPair = VelocityEstimator(
    name: "lastPair", summary: "the last step over its duration (use-gesture, OpenUIKit)",
    rule: .lastPair(untilReading: false), limits: VelocityLimits(samples: 2, horizon: .max))

  /// Displacement of the last step, divided by the time up to the reading (flowkey's UIKit).
  public static let lastPairLate = VelocityEstimator(
    name: "lastPairLate",
    summary: "the last step over the time up to the reading (flowkey's UIKit)",
    rule: .lastPair(untilReading: true), limits: VelocityLimits(samples: 2, horizon: .max))

  /// Weighted sum of the last three steps' velocities: .6, .35, .05, oldest first (Flutter, iOS
  /// scroll view).
  public static let weightedEarly = VelocityEstimator(
    name: "weightedEarly", summary: "last three steps .6, .35, .05 (Flutter, iOS scroll view)",
    rule: .weightedPairs(0.6, 0.35, 0.05), limits: VelocityLimits(samples: 4, horizon: .max))

  /// Weighted sum of the last three steps' velocities: .15, .65, .2, oldest first (Flutter, macOS
  /// scroll view).
  public static let weightedMiddle = VelocityEstimator(
    name: "weightedMiddle", summary: "last three steps .15, .65, .2 (Flutter, macOS scroll view)",
    rule: .weightedPairs(0.15, 0.65, 0.2), limits: VelocityLimits(samples: 4, horizon: .max))

  /// Mean of the steps' velocities over 100 ms; 0 below 50 units per second (WinObjC).
  public static let pairMean = VelocityEstimator(
    name: "pairMean", summary: "mean of the steps' velocities over 100 ms, 0 below 50 (WinObjC)",
    rule: .pairMean(threshold: 50),
    limits: VelocityLimits(samples: 50, horizon: 100_000))

  /// Displacement in the last 25 ms or more, divided by its time (Hammer.js).
  public static let interval = VelocityEstimator(
    name: "interval", summary: "displacement over the last 25 ms or more (Hammer.js)",
    rule: .interval(25_000), limits: VelocityLimits(horizon: .max))

  /// Velocity of a line fitted to ten steps of one direction; 0 below 10 units per second
  /// (ChromeOS).
  public static let regression = VelocityEstimator(
    name: "regression", summary: "line through ten steps of one direction, 0 below 10 (ChromeOS)",
    rule: .regression(steps: 10, threshold: 10), limits: VelocityLimits(horizon: .max))

  // The following ignore the time without movement: a finger held still keeps its speed. They serve
  // for comparison.

  /// `window` that ignores how long the finger is held still (GNOME Shell).
  public static let windowStale = VelocityEstimator(
    name: "windowStale", summary: "window that never hears of a hold (GNOME Shell)",
    rule: .window(.between), limits: VelocityLimits(horizon: 150_000, hold: .max))

  /// `windowBiased` that ignores how long the finger is held still (COSMIC).
  public static let windowBiasedStale = VelocityEstimator(
    name: "windowBiasedStale", summary: "windowBiased that never hears of a hold (COSMIC)",
    rule: .window(.oneStepMore), limits: VelocityLimits(horizon: 150_000, hold: .max))

  /// `lastPair` that ignores how long the finger is held still (gala, OpenUIKit).
  public static let lastPairStale = VelocityEstimator(
    name: "lastPairStale", summary: "lastPair that never hears of a hold (gala, OpenUIKit)",
    rule: .lastPair(untilReading: false),
    limits: VelocityLimits(samples: 2, horizon: .max, hold: .max))
}
