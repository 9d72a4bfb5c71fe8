import Foundation
import PantographMotion

/// One segment of a property animator: from the current position to one of its ends, or standing
/// still.
package struct AnimatorSegment {
  /// The start and the end as shares of the animator's duration.
  package var fractions: (from: Double, to: Double)
  /// The start and the end as shares of the visible change.
  package var progress: (from: Double, to: Double)
  package var duration: Double
  /// The pace and the duration of the animator's whole animation, of which this segment is a part.
  var whole: (pace: AnimationPace, duration: Double)
  /// The pace of this segment alone; nil uses the whole animation's.
  var own: AnimationPace?

  package init(
    fractions: (from: Double, to: Double), progress: (from: Double, to: Double), duration: Double,
    whole: (pace: AnimationPace, duration: Double), own: AnimationPace?
  ) {
    self.fractions = fractions
    self.progress = progress
    self.duration = duration
    self.whole = whole
    self.own = own
  }

  package static func still(at fraction: Double, progress: Double) -> AnimatorSegment {
    AnimatorSegment(
      fractions: (fraction, fraction), progress: (progress, progress), duration: 1,
      whole: (.curve(.linear), 1), own: nil)
  }

  package func fraction(at time: Double) -> Double {
    let share = duration > 0 ? min(max(time / duration, 0), 1) : 1
    return fractions.from + (fractions.to - fractions.from) * share
  }

  package func progress(at time: Double) -> Double {
    if progress.from == progress.to { return progress.to }
    if time >= duration { return progress.to }
    if time <= 0 { return progress.from }
    let way = progress.to - progress.from
    if let own { return progress.from + way * own.share(at: time, duration: duration) }
    func along(_ fraction: Double) -> Double {
      whole.pace.share(at: fraction * whole.duration, duration: whole.duration)
    }
    let (from, to) = (along(fractions.from), along(fractions.to))
    // If nothing is left of the curve, the movement is linear.
    let share =
      abs(to - from) > 1e-9
      ? (along(fraction(at: time)) - from) / (to - from) : time / duration
    return progress.from + way * share
  }
}
