import PantographTouches

extension Recording {
  /// The recording as a device of another report rate would have made it.
  ///
  /// Landings and lifts stay when and where they are, the last position before a lift with them;
  /// between them frames are made at the rate, on straight lines between the recorded ones.
  /// A finger that rested without a report starts from its rest, not before, and what rests is not
  /// told again: cost follows the events, not the time.
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
