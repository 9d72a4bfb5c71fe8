import Touches

extension Recording {
  /// The recording several times over, with a gap between. Every pass has tracking ids of its own,
  /// and what it leaves down is lifted before the next.
  public func looped(
    _ count: Int, gap: TimeSpan = .milliseconds(500)
  ) throws(EditError) -> Recording {
    guard (1...100_000).contains(count) else {
      throw .valueOutOfRange(parameter: "number of loops", allowed: "between 1 and 100000")
    }
    guard gap >= .microseconds(2) else {
      throw .valueOutOfRange(parameter: "gap", allowed: "longer than a microsecond")
    }
    guard count > 1, let first = startTime, let last = endTime else { return self }
    var copy = self
    for index in tracks.indices {
      let track = tracks[index]
      let kind = RecordedProtocol(of: track)
      let ids = kind == .slots ? track.trackingIDSpan : 0
      var rewriter = TrackRewriter(track)
      for frame in track.frames { rewriter.copy(frame) }
      let pause = TimeSpan(microseconds: gap.microseconds / 2)
      rewriter.release(at: last + pause)
      let closed = rewriter.events
      var events: [InputEvent] = []
      events.reserveCapacity(closed.count * count)
      for pass in 0..<count {
        let shift = Int64(pass) * (last - first + gap).microseconds
        if pass > 0, kind == .slots, rewriter.source.currentSlot != 0 {
          events.append(
            InputEvent(
              time: (closed.first?.time ?? first) + .microseconds(shift), type: .absolute,
              code: AbsoluteCode.multitouchSlot, value: 0))
        }
        // The last pass ends as the recording does.
        for event in pass == count - 1 ? track.events : closed {
          var event = event
          event.time = event.time + .microseconds(shift)
          if kind == .slots, event.type == .absolute, event.value >= 0,
            event.code == AbsoluteCode.multitouchTrackingID
          {
            event.value = Int32((Int64(event.value) + Int64(pass) * ids) & 0xffff)
          }
          events.append(event)
        }
      }
      copy.tracks[index].events = events
    }
    return copy
  }
}

extension RecordingTrack {
  /// How far the ids of the next pass are from this one's.
  fileprivate var trackingIDSpan: Int64 {
    let ids = events.lazy.filter {
      $0.type == .absolute && $0.code == AbsoluteCode.multitouchTrackingID && $0.value >= 0
    }.map { Int64($0.value) }
    guard let least = ids.min(), let most = ids.max() else { return 0 }
    return most - least + 1
  }
}
