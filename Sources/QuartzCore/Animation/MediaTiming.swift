import Foundation
import PantographObjects

/// The values behind `CAMediaTiming`, checked when they are set.
struct MediaTiming {
  var beginTime = 0.0 {
    didSet {
      require(beginTime.isFinite, "a begin time must be finite, not \(beginTime)")
      run = nil
    }
  }
  var duration = 0.0 {
    didSet {
      require(
        duration >= 0 && !duration.isNaN, "a duration must be zero or more, not \(duration)")
    }
  }
  var speed: Float = 1 {
    didSet {
      require(speed.isFinite, "a speed must be finite, not \(speed)")
      run = nil
    }
  }
  var timeOffset = 0.0 {
    didSet {
      require(timeOffset.isFinite, "a time offset must be finite, not \(timeOffset)")
      run = nil
    }
  }
  var repeatCount: Float = 0 {
    didSet {
      require(repeatCount >= 0, "a repeat count must be zero or more, not \(repeatCount)")
    }
  }
  var repeatDuration = 0.0 {
    didSet {
      require(
        repeatDuration >= 0, "a repeat duration must be zero or more, not \(repeatDuration)")
    }
  }
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  /// A run that replaces begin, speed and offset, until one of them is set.
  var run: TimeRun?

  /// Whether the object's time is the same as the parent's.
  var isOfParent: Bool { run == nil && beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// Converts the parent's time to this object's own time. For an object that never ends, such as a
  /// layer.
  func local(_ parentTime: Double) -> Double {
    if let run { return run.local(parentTime) }
    return (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// Converts this object's time to the parent's. For an object that stands still, the result is
  /// its begin.
  func parent(_ localTime: Double) -> Double {
    if let run { return run.begin }
    if speed == 0 { return beginTime }
    return (localTime - timeOffset) / Double(speed) + beginTime
  }

  /// Returns the seconds of all runs together, in own time. `duration` is that of one run.
  func activeDuration(of duration: Double) -> Double {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? duration * 2 : duration
    if cycle == 0 { return 0 }
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// Returns the end, in the parent's time, of an animation that begins at `begin`; infinite at
  /// speed 0.
  func end(from begin: Double, duration: Double) -> Double {
    if speed == 0 { return .infinity }
    return begin + activeDuration(of: duration) / Double(speed.magnitude)
  }
}
