import Touches

/// What becomes of the contacts that a cut finds down.
public enum CutEnding: Hashable, Sendable {
  /// They are lifted where the cut is, and buttons are let go.
  case lift
  /// They stay down: the recording ends in mid-touch.
  case leave
}

extension Recording {
  /// The part between two times, counted from the recording's first event; the second is left out.
  ///
  /// What is down at the first cut begins there, with all that is known of it.
  public func trimmed(
    to range: Range<TimeSpan>, ending: CutEnding = .lift
  ) throws(EditError) -> Recording {
    guard let first = startTime else { return self }
    var copy = self
    for index in tracks.indices {
      copy.tracks[index] = tracks[index].trimmed(
        from: first + range.lowerBound, to: first + range.upperBound, ending: ending)
    }
    guard copy.tracks.contains(where: { !$0.events.isEmpty }) else { throw .nothingLeft }
    return copy
  }

  /// The life of one contact, from the frame in which it lands to the one in which it lifts.
  ///
  /// Contacts count from 1 in the order in which they land, through all tracks. `alone` leaves out
  /// every other contact of the same device, and the other devices.
  public func trimmed(
    toContact number: Int, alone: Bool = false, ending: CutEnding = .lift
  ) throws(EditError) -> Recording {
    let lives = try contactLives()
    guard number >= 1, number <= lives.count else {
      throw .noSuchContact(number, contacts: lives.count)
    }
    let life = lives[number - 1]
    guard let first = startTime else { return self }
    let after = life.end + .microseconds(1)
    let part = try trimmed(to: (life.begin - first)..<(after - first), ending: ending)
    guard alone else { return part }
    let single = Recording(notes: part.notes, tracks: [part.tracks[life.track]])
    return try single.keepingSlots([life.slot])
  }
}

extension RecordingTrack {
  fileprivate func trimmed(
    from start: Timestamp, to end: Timestamp, ending: CutEnding
  ) -> RecordingTrack {
    var rewriter = TrackRewriter(self)
    var isBefore = true
    var wasCut = false
    for frame in frames {
      if frame.time < start {
        rewriter.skip(frame)
        continue
      }
      if isBefore {
        isBefore = false
        // A frame just at the cut and the state before it would be two frames at one time.
        if frame.time == start, !rewriter.source.isUntouched {
          rewriter.skip(frame)
          if start < end { rewriter.restate(at: start) }
          continue
        }
        if start < end { rewriter.restate(at: start) }
      }
      if frame.time >= end {
        wasCut = true
        break
      }
      rewriter.copy(frame)
    }
    if wasCut, ending == .lift { rewriter.release(at: end) }
    return RecordingTrack(header: header, events: rewriter.events)
  }
}
