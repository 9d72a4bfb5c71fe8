import PantographTouches

extension Recording {
  /// The time of the earliest event of all tracks; nil if there is no event.
  public var startTime: Timestamp? {
    tracks.compactMap { $0.events.lazy.map { $0.time }.min() }.min()
  }

  /// The time of the latest event of all tracks; nil if there is no event.
  public var endTime: Timestamp? {
    tracks.compactMap { $0.events.lazy.map { $0.time }.max() }.max()
  }

  /// Returns the recording with all times shifted so that the earliest event is at `start`. The
  /// default is a microsecond, the earliest start that every tool can play: evemu's players ignore
  /// a first event at zero.
  public func rebased(to start: Timestamp = Timestamp(microseconds: 1)) -> Recording {
    guard let first = startTime else { return self }
    return mappingTimes { start + ($0 - first) }
  }

  func mappingTimes(_ map: (Timestamp) -> Timestamp) -> Recording {
    var copy = self
    for track in copy.tracks.indices {
      for event in copy.tracks[track].events.indices {
        copy.tracks[track].events[event].time = map(copy.tracks[track].events[event].time)
      }
    }
    return copy
  }
}
