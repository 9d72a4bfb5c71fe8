import PantographGestures
import PantographTouches

extension InteractionThresholds {
  /// Of a swipe through the children of a container. UIKit's own numbers are private; these are what
  /// was measured of it and what its talks teach: a flick of 1000 points a second decides either way,
  /// and below that half of the way, carried on as a scroll view would.
  public static let containerSwipe = InteractionThresholds.bare(
    progress: 0.5, velocity: .points(1000), against: .points(1000),
    projection: .milliseconds(499)
  ).onSpring

  /// The same with one finger, as UIKit's pages are turned.
  public static let pageTurn = containerSwipe.withOneFinger

  /// Of a page sheet, measured: half of the way, or 1000 points a second; 975 spring back.
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
