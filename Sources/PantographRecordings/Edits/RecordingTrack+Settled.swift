import PantographTouches

extension RecordingTrack {
  /// The track with time as its readers take it: a frame that is earlier than the one before
  /// happens at the same time, and its events with it. The same track where time never goes back.
  package func settled() -> RecordingTrack {
    guard zip(events, events.dropFirst()).contains(where: { $1.time < $0.time }) else {
      return self
    }
    var copy = self
    var last = Timestamp.zero
    var index = 0
    for frame in frames {
      let time = max(frame.time, last)
      for event in frame.events {
        copy.events[index].time = min(max(event.time, last), time)
        last = copy.events[index].time
        index += 1
      }
      last = time
    }
    return copy
  }
}

extension Recording {
  /// The recording with time in each track as its readers take it.
  package func settled() -> Recording {
    var copy = self
    for index in tracks.indices { copy.tracks[index] = tracks[index].settled() }
    return copy
  }

  /// The latest time that every format can hold.
  static let latestTime = Timestamp(seconds: EvemuEvent.latestSecond, microseconds: 999_999)

  /// The same recording, or an error where an edit made it too long.
  func checkingTimes() throws(EditError) -> Recording {
    for track in tracks {
      for event in track.events where event.time > Self.latestTime || event.time < .zero {
        throw .tooLong
      }
    }
    return self
  }
}
