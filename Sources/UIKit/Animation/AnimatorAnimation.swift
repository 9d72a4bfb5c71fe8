import Foundation

/// A stretch of a property animator on one property.
@MainActor
final class AnimatorAnimation: CABasicAnimation {
  var segment = AnimatorSegment.still(at: 0, progress: 0)
  /// The animator's progress at which this property sets out.
  var start = 0.0

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? AnimatorAnimation else { return }
    segment = other.segment
    start = other.start
  }

  override func share(at time: Double, duration: Double) -> Double {
    Self.share(of: segment.progress(at: time), from: start)
  }

  static func share(of progress: Double, from start: Double) -> Double {
    if start <= 0 { return progress }
    if start > 1 - 1e-9 { return progress >= 1 ? 1 : 0 }
    return max((progress - start) / (1 - start), 0)
  }
}
