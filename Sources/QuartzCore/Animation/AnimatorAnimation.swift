import Foundation

/// The animation of one property during a segment of a property animator.
@MainActor
package final class AnimatorAnimation: CABasicAnimation {
  package var segment = AnimatorSegment.still(at: 0, progress: 0)
  /// Whether touches hit the layer at its animated position.
  package var isHitWhereSeen = true
  /// The animator's progress at which this property begins to move, and at which it arrives.
  package var part = (start: 0.0, end: 1.0)

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? AnimatorAnimation else { return }
    segment = other.segment
    part = other.part
    isHitWhereSeen = other.isHitWhereSeen
  }

  override func share(at time: Double, duration: Double) -> Double {
    Self.share(of: segment.progress(at: time), in: part)
  }

  package static func share(of progress: Double, in part: (start: Double, end: Double)) -> Double {
    if part.start <= 0, part.end >= 1 { return progress }
    let length = part.end - part.start
    if length < 1e-9 { return progress >= part.end ? 1 : 0 }
    let share = max((progress - part.start) / length, 0)
    // Only a property that arrives together with the animator overshoots.
    return part.end < 1 ? min(share, 1) : share
  }
}
