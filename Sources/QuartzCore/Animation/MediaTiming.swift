import Foundation
import PantographObjects

/// The values behind `CAMediaTiming`, checked as they enter.
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
  /// In place of begin, speed and offset, until one of them is set.
  var run: TimeRun?

  /// Whether its time is the parent's.
  var isOfParent: Bool { run == nil && beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// The parent's time as this object's own, for one that never ends, such as a layer.
  func local(_ parentTime: Double) -> Double {
    if let run { return run.local(parentTime) }
    return (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// The way back; what stands still has none, and gives the time it began.
  func parent(_ localTime: Double) -> Double {
    if let run { return run.begin }
    if speed == 0 { return beginTime }
    return (localTime - timeOffset) / Double(speed) + beginTime
  }

  /// All runs together, in own seconds, with `duration` in place of one that was not set.
  func activeDuration(of duration: Double) -> Double {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? duration * 2 : duration
    if cycle == 0 { return 0 }
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// When it ends in the parent's time, begun at `begin`; infinite for what stands still.
  func end(from begin: Double, duration: Double) -> Double {
    if speed == 0 { return .infinity }
    return begin + activeDuration(of: duration) / Double(speed.magnitude)
  }
}
