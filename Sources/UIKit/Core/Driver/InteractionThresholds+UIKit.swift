import PantographGestures
import PantographTouches

extension InteractionThresholds {
  /// The thresholds of a swipe through the children of a container. UIKit's own numbers are
  /// private: these were measured on it, and follow Apple's talks. A flick of 1000 points per
  /// second decides in either direction. Below that, half of the distance decides, extrapolated as
  /// a scroll view would.
  public static let containerSwipe = InteractionThresholds.bare(
    progress: 0.5, velocity: .points(1000), against: .points(1000),
    projection: .milliseconds(499)
  ).onSpring

  /// The thresholds of `containerSwipe` for one finger, with which UIKit's pages are turned.
  public static let pageTurn = containerSwipe.withOneFinger

  /// The thresholds of a page sheet, measured: half of the distance, or 1000 points per second. At
  /// 975 it springs back.
  public static let sheetDrag = InteractionThresholds.bare(
    progress: 0.5, velocity: .points(1000), against: .points(1000)
  ).onSpring.withOneFinger

  private var onSpring: InteractionThresholds {
    var changed = self
    changed.handOff = HandOff()
    return changed
  }

  private var withOneFinger: InteractionThresholds {
    var changed = self
    changed.begin.maximumFingers = 1
    return changed
  }
}
