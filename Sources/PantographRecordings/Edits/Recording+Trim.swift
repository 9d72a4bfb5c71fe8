import PantographTouches

/// The treatment of contacts that are down at the end of a trimmed recording.
public enum CutEnding: Hashable, Sendable {
  /// Contacts are lifted and buttons released at the cut.
  case lift
  /// Contacts stay down: the recording ends in mid-touch.
  case leave
}

extension Recording {
  /// Returns the part between two times, counted from the recording's first event. The second time
  /// is excluded.
  ///
  /// Contacts that are down at the first cut begin there, with all their known values.
  public func trimmed(
    to range: Range<TimeSpan>, ending: CutEnding = .lift
  ) throws(EditError) -> Recording {
    var copy = settled()
    guard let first = copy.startTime else { return self }
    for index in tracks.indices {
      let track = copy.tracks[index]
      copy.tracks[index] = track.trimmed(
        to: TrackCut(from: first, range), TrackTouches(track), ending: ending)
    }
    guard copy.tracks.contains(where: { !$0.events.isEmpty }) else { throw .nothingLeft }
    return copy
  }

  /// Returns the part with one contact, from the frame in which it lands to the one in which it
  /// lifts.
  ///
  /// `number` is the contact's number in `inspect`: its position, from 1, in the order in which the
  /// contacts of its track land. If several tracks have a contact of this number, `track` selects
  /// one. `alone` removes every other contact of the same device, and the other devices.
  public func trimmed(
    toContact number: Int, track: Int? = nil, alone: Bool = false, ending: CutEnding = .lift
  ) throws(EditError) -> Recording {
    let whole = settled()
    let touches = whole.tracks.map { TrackTouches($0) }
    let (index, life) = try Self.life(number, track, touches)
    guard let start = whole.startTime else { throw .nothingLeft }
    let own = TrackCut(from: life.first, to: life.end)
    let kept = whole.tracks[index]
    if alone {
      let single = kept.trimmed(to: own, touches[index], ending: ending, alone: life)
      return Recording(notes: notes, tracks: [single])
    }
    let times = touches[index].times
    var copy = whole
    for other in copy.tracks.indices {
      var cut = own
      if other != index {
        let end = life.end.map { times[$0] + .microseconds(1) } ?? Self.latestTime
        cut = TrackCut(from: start, (times[life.first] - start)..<(end - start))
      }
      copy.tracks[other] = whole.tracks[other].trimmed(to: cut, touches[other], ending: ending)
    }
    return copy
  }

  private static func life(
    _ number: Int, _ track: Int?, _ touches: [TrackTouches]
  ) throws(EditError) -> (track: Int, life: TrackTouches.Life) {
    if let track, !touches.indices.contains(track) {
      throw .noSuchDevice(track + 1, devices: touches.count)
    }
    let tracks = track.map { [$0] } ?? Array(touches.indices)
    let having = tracks.filter { touches[$0].lives.contains { $0.number == number } }
    guard let found = having.first else {
      let count = tracks.reduce(0) { $0 + touches[$1].lives.count }
      if count == 0, !touches.contains(where: { $0.kind == .slots }) {
        throw .needsSlots(edit: "trimmed to a contact")
      }
      guard tracks.count < 2 else {
        throw .noSuchContactOfAny(number, contacts: tracks.map { touches[$0].lives.count })
      }
      throw .noSuchContact(number, contacts: count)
    }
    guard having.count == 1 else { throw .contactOfSeveral(number, devices: having.map { $0 + 1 }) }
    guard touches[found].kind == .slots,
      let life = touches[found].lives.first(where: { $0.number == number })
    else { throw .needsSlots(edit: "trimmed to a contact") }
    return (found, life)
  }
}
