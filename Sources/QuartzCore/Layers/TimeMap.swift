/// The map from an outer time to a layer's: `time · speed + offset`.
struct TimeMap {
  var speed: Double
  var offset: Double

  func followed(by timing: MediaTiming) -> TimeMap {
    // While a layer's time follows a run, nothing in the layer ends.
    if timing.run != nil { return TimeMap(speed: 0, offset: 0) }
    let own = Double(timing.speed)
    return TimeMap(
      speed: speed * own, offset: (offset - timing.beginTime) * own + timing.timeOffset)
  }

  /// Returns the outer time at which the layer's time is `time`; infinite if the layer's time
  /// stands still or goes back.
  func outer(_ time: Double) -> Double {
    speed > 0 ? (time - offset) / speed : .infinity
  }
}
