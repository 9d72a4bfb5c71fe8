/// From an outer time to a layer's: `time · speed + offset`.
struct TimeMap {
  var speed: Double
  var offset: Double

  func followed(by timing: MediaTiming) -> TimeMap {
    // A layer that goes its own way comes to no end before it is given back.
    if timing.run != nil { return TimeMap(speed: 0, offset: 0) }
    let own = Double(timing.speed)
    return TimeMap(
      speed: speed * own, offset: (offset - timing.beginTime) * own + timing.timeOffset)
  }

  /// When the layer comes to that time; infinite where it stands still or goes back.
  func outer(_ time: Double) -> Double {
    speed > 0 ? (time - offset) / speed : .infinity
  }
}
