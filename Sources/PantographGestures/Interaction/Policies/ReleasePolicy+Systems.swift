import PantographMotion
import PantographTouches

// Rules of systems other than Apple's, read from their sources. Their pixels are points here. Rules
// without a slop, because their input library has already found the direction, get one of 5 points
// that counts as movement.

extension ReleasePolicy {
  /// The transition finishes at a forward speed above the threshold; a backward speed is projected.
  /// The parabola above 2 px/ms is left out, because the projection already goes back from anywhere
  /// at that speed.
  public static let libadwaitaTouchpad = ReleasePolicy(
    name: "libadwaita-touchpad", summary: "0.6 px/ms, at less speed half of 400 px",
    origin: "libadwaita src/adw-swipe-tracker.c",
    thresholds: .snapping(
      length: .points(400), velocity: 600, decay: 0.997, estimator: .window))

  /// The transition finishes at a forward speed above 0.3 px/ms; at lower speeds, from half of its
  /// length on.
  public static let libadwaitaTouch = ReleasePolicy(
    name: "libadwaita-touch", summary: "0.3 px/ms, at less speed half",
    origin: "libadwaita src/adw-swipe-tracker.c",
    thresholds: .snapping(
      length: .lengths(1), velocity: 300, decay: 0.998, estimator: .window))

  /// Like `libadwaitaTouchpad`, but the velocity survives any rest.
  public static let gnomeShell = ReleasePolicy(
    name: "gnome-shell", summary: "as libadwaita-touchpad, but a held finger keeps its speed",
    origin: "gnome-shell js/ui/swipeTracker.js",
    thresholds: .snapping(
      length: .points(400), velocity: 600, decay: 0.997, estimator: .windowStale))

  /// The transition finishes from half of 300 px on. Its progress is projected by a decay of 0.997
  /// per millisecond: 1 / (1000 · −ln 0.997) s.
  public static let niri = ReleasePolicy(
    name: "niri", summary: "half of 300 px, projected by a third of a second",
    origin: "niri src/layout/monitor.rs",
    thresholds: .bare(
      slop: 16, length: .points(300), progress: 0.5, projection: .microseconds(332_834),
      estimator: .windowDiluted))

  /// The direction decides if the speed is at least 0.02 of a screen 1920 px wide per second; at
  /// lower speeds, the transition finishes from half of 150 px on.
  public static let cosmic = ReleasePolicy(
    name: "cosmic", summary: "any speed, at rest half of 150 px",
    origin: "cosmic-comp src/shell/mod.rs, src/input/gestures/mod.rs",
    thresholds: .bare(
      slop: 5, removesSlop: false, length: .points(150), progress: 0.5, velocity: .points(38.4),
      against: .points(38.4), estimator: .windowBiasedStale))

  /// The transition finishes from half of 300 px on, or if the movement averages 30 px per report.
  public static let hyprland = ReleasePolicy(
    name: "hyprland", summary: "half of 300 px, or 30 px a report on average",
    origin: "Hyprland UnifiedWorkspaceSwipeGesture.cpp, ConfigValues.cpp",
    thresholds: .counting(
      length: 300, progress: 0.5, meanStep: .points(30), deadDistance: .points(2)))

  /// The transition finishes from a quarter of 200 px on, at any speed.
  public static let kwinDesktop = ReleasePolicy(
    name: "kwin-desktop", summary: "a quarter of 200 px, at any speed",
    origin: "kwin src/virtualdesktops.cpp",
    thresholds: .bare(
      slop: 5, removesSlop: false, length: .points(200), progress: 0.25))

  /// The transition finishes from half of 200 px on, at any speed.
  public static let kwinEffect = ReleasePolicy(
    name: "kwin-effect", summary: "half of 200 px, at any speed",
    origin: "kwin src/effect/effecttogglablestate.cpp",
    thresholds: .bare(
      slop: 5, removesSlop: false, length: .points(200), progress: 0.5))

  /// The direction decides if the speed is at least 3 lengths per second, because 0.003 of the
  /// length per millisecond adds half a length; at lower speeds, the transition finishes from half
  /// of 400 px on.
  public static let gala = ReleasePolicy(
    name: "gala", summary: "3 lengths a second, at less speed half of 400 px",
    origin: "gala lib/Gestures/GestureController.vala",
    thresholds: .bare(
      slop: 16, length: .points(400), progress: 0.5, velocity: .lengths(3), against: .lengths(3),
      estimator: .lastPairStale))

  /// The transition finishes from 0.35 of 256 px on, or after 24 px in the last two reports.
  public static let wayfire = ReleasePolicy(
    name: "wayfire", summary: "0.35 of 256 px, or 24 px in the last two reports",
    origin: "wayfire plugins/vswipe/vswipe-processing.hpp",
    thresholds: .counting(length: 256, progress: 0.35, lastTwoSteps: .points(24)))

  /// The direction decides if the speed is at least 0.4 px/ms; at lower speeds, the transition
  /// finishes from half of 400 px on.
  public static let webkitGTK = ReleasePolicy(
    name: "webkit-gtk", summary: "0.4 px/ms, at less speed half of 400 px",
    origin: "WebKitGTK ViewGestureController",
    thresholds: .bare(
      slop: 16, length: .points(400), progress: 0.5, velocity: .points(400),
      against: .points(400), estimator: .window))

  /// The transition begins after 60 px and finishes from 0.3 of its length on, at any speed.
  public static let chromiumTouchpad = ReleasePolicy(
    name: "chromium-touchpad", summary: "0.3 after 60 px, at any speed",
    origin: "chromium overscroll configuration",
    thresholds: .bare(slop: 60, progress: 0.3))

  /// The transition begins after 50 px and finishes from a quarter of its length on, at any speed.
  public static let chromiumTouch = ReleasePolicy(
    name: "chromium-touch", summary: "a quarter after 50 px, at any speed",
    origin: "chromium overscroll configuration",
    thresholds: .bare(slop: 50, progress: 0.25))

  /// The transition begins at 5 % of the smaller side of the pad, is complete at 40 % and finishes
  /// from a fifth of that distance on. The side is 50 mm, assumed for a pad without a size.
  public static let touchegg = ReleasePolicy(
    name: "touchegg", summary: "a fifth, which is 40 % of a pad of 50 mm",
    origin: "touchegg: start 5 %, finish 40 %, execute at 20 %",
    thresholds: .millimetres(slop: 2.5, length: 17.5, progress: 0.2))

  static let systems = [
    libadwaitaTouchpad, libadwaitaTouch, gnomeShell, niri, cosmic, hyprland, kwinDesktop,
    kwinEffect, gala, wayfire, webkitGTK, chromiumTouchpad, chromiumTouch, touchegg,
  ]
}
