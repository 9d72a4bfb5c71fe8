import PantographGestures
import PantographTouches

/// The speeds, directions and thresholds of a touchpad beside the screen.
public struct TouchpadSettings: Hashable, Sendable {
  /// The pointer's movement for each millimetre of one finger, in points. The default is
  /// Pantograph's own: a touchpad of 100 mm spans a screen of 1600 points, as notebooks are set up.
  public var pointerScale: Double
  /// The movement of scrolled, swiped or pinched content for each millimetre, in points. The
  /// default is a phone's 163 points per inch, so that a swipe is as long as on a phone's screen.
  public var gestureScale: Double
  /// Whether content moves with the fingers. Applies to gestures only; the pointer always moves
  /// with them.
  public var isNatural: Bool
  /// Whether a tap clicks. A tap with two fingers clicks the secondary button.
  public var tapsToClick: Bool
  /// The thresholds by which the hand's gestures are recognized.
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
