import Foundation

/// A run of a layer's time from one moment to another, at a pace of its own.
package struct TimeRun {
  /// The time at which the run begins, in the parent's time.
  var begin: Double
  var from: Double
  var to: Double
  /// The duration of the run, in the parent's time.
  var length: Double
  var pace: AnimationPace

  package init(begin: Double, from: Double, to: Double, length: Double, pace: AnimationPace) {
    self.begin = begin
    self.from = from
    self.to = to
    self.length = length
    self.pace = pace
  }

  /// Returns the layer's time. It is never before the first or after the second moment, even if the
  /// pace overshoots.
  func local(_ parentTime: Double) -> Double {
    let share = pace.share(at: parentTime - begin, duration: length)
    return from + (to - from) * min(max(share, 0), 1)
  }
}
