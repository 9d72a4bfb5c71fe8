import Foundation

/// A layer's time on its way from one moment to another, at a pace of its own.
package struct TimeRun {
  /// In the parent's time.
  var begin: Double
  var from: Double
  var to: Double
  /// In the parent's time.
  var length: Double
  var pace: AnimationPace

  package init(begin: Double, from: Double, to: Double, length: Double, pace: AnimationPace) {
    self.begin = begin
    self.from = from
    self.to = to
    self.length = length
    self.pace = pace
  }

  /// Never beyond the two moments, however the pace swings.
  func local(_ parentTime: Double) -> Double {
    let share = pace.share(at: parentTime - begin, duration: length)
    return from + (to - from) * min(max(share, 0), 1)
  }
}
