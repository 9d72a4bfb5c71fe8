import PantographTouches

extension RecordingTrack {
  /// Returns the track with the times that readers assume. A frame that is earlier than the frame
  /// before moves to that frame's time, together with its events. Returns the same track if time
  /// never goes back.
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
  /// Returns the recording with the times that readers assume in each track.
  package func settled() -> Recording {
    var copy = self
    for index in tracks.indices { copy.tracks[index] = tracks[index].settled() }
    return copy
  }

  /// The latest time that every format can store.
  static let latestTime = Timestamp(seconds: EvemuEvent.latestSecond, microseconds: 999_999)

  /// Returns the recording itself, or throws if an edit made it too long.
  func checkingTimes() throws(EditError) -> Recording {
    for track in tracks {
      for event in track.events where event.time > Self.latestTime || event.time < .zero {
        throw .tooLong
      }
    }
    return self
  }
}
