import PantographTouches

extension Recording {
  /// The earliest event's time over all tracks; nil when there is none.
  public var startTime: Timestamp? {
    tracks.compactMap { $0.events.lazy.map { $0.time }.min() }.min()
  }

  /// The latest event's time over all tracks; nil when there is none.
  public var endTime: Timestamp? {
    tracks.compactMap { $0.events.lazy.map { $0.time }.max() }.max()
  }

  /// The same recording, its earliest event at another time. evemu's players take a first event at
  /// zero for no event, so a microsecond is the least that every tool can play.
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
