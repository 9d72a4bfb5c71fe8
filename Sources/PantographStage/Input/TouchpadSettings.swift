import PantographGestures
import PantographTouches

/// How a touchpad that is not the screen works a scene.
public struct TouchpadSettings: Hashable, Sendable {
  /// How far the pointer goes for each millimetre of one finger, in points. Ours: across a touchpad of
  /// 100 mm is across a screen of 1600 points, as notebooks are set up.
  public var pointerScale: Double
  /// How far what is scrolled, swiped or pinched goes for each millimetre, in points. A phone's 163
  /// points an inch, so that a swipe takes as long a way as on glass.
  public var gestureScale: Double
  /// Whether content goes the way of the fingers. For gestures alone: the pointer always does.
  public var isNatural: Bool
  /// Whether a tap clicks; with two fingers, the secondary button.
  public var tapsToClick: Bool
  /// When the fingers do what.
  public var thresholds: HandThresholds

  public init(
    pointerScale: Double = 16, gestureScale: Double = 163 / 25.4, isNatural: Bool = true,
    tapsToClick: Bool = true, thresholds: HandThresholds = .touchpad
  ) {
    self.pointerScale = pointerScale > 0 && pointerScale.isFinite ? pointerScale : 16
    self.gestureScale = gestureScale > 0 && gestureScale.isFinite ? gestureScale : 163 / 25.4
    self.isNatural = isNatural
    self.tapsToClick = tapsToClick
    self.thresholds = thresholds
  }
}
