import Foundation
import PantographMotion

/// One stretch of a property animator's way: from where it is to one of its ends, or standing still.
package struct AnimatorSegment {
  /// Shares of the animator's time.
  package var fractions: (from: Double, to: Double)
  /// Shares of the way that are seen.
  package var progress: (from: Double, to: Double)
  package var duration: Double
  /// For a stretch of a way: the pace and the duration of the whole way.
  var whole: (pace: AnimationPace, duration: Double)
  /// In place of the whole way's.
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
    // A curve with nothing left of it goes evenly.
    let share =
      abs(to - from) > 1e-9
      ? (along(fraction(at: time)) - from) / (to - from) : time / duration
    return progress.from + way * share
  }
}
