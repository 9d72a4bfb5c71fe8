import PantographTouches

extension Recording {
  /// Returns the recording as a device with another report rate would have made it.
  ///
  /// Landings and lifts stay at their time and position, as does the last position before a lift.
  /// Between them, frames are made at the new rate on straight lines between recorded positions. A
  /// finger that rested without reports starts moving at the end of its rest. A resting finger is
  /// not reported repeatedly, so the cost depends on the number of events, not on the time.
  public func resampled(toRate rate: Double) throws(EditError) -> Recording {
    guard rate >= 1, rate <= 10_000 else {
      throw .valueOutOfRange(parameter: "rate", allowed: "between 1 and 10000 reports a second")
    }
    var copy = settled()
    var hasSlots = false
    for index in tracks.indices {
      let touches = TrackTouches(copy.tracks[index])
      guard touches.kind == .slots else { continue }
      hasSlots = true
      guard let device = tracks[index].header.device else { throw .noDescription }
      var resampler = Resampler(period: 1_000_000 / rate, touches, device)
      copy.tracks[index].events = resampler.resample(copy.tracks[index])
    }
    guard hasSlots else { throw .needsSlots(edit: "resampled") }
    return copy
  }
}
