import PantographTouches

/// The frames of a track that remain after a cut.
enum TrackCut: Hashable, Sendable {
  /// The frames from one time up to another, which is excluded.
  case times(from: Timestamp, to: Timestamp)
  /// The frames from one index to another, which is included; a nil end means the last frame.
  case frames(from: Int, to: Int?)

  /// Creates a cut from times relative to `start`.
  init(from start: Timestamp, _ range: Range<TimeSpan>) {
    // No frame is later than this, so later limits are equivalent.
    let room = Recording.latestTime - start + .microseconds(1)
    self = .times(
      from: start + min(range.lowerBound, room), to: start + min(range.upperBound, room))
  }

  init(from first: Int, to last: Int?) {
    self = .frames(from: first, to: last)
  }

  func isBefore(_ index: Int, _ frame: EventFrame) -> Bool {
    switch self {
    case .times(let start, _): frame.time < start
    case .frames(let first, _): index < first
    }
  }

  func isAfter(_ index: Int, _ frame: EventFrame) -> Bool {
    switch self {
    case .times(_, let end): frame.time >= end
    case .frames(_, let last): last.map { index > $0 } ?? false
    }
  }

  func isLast(_ index: Int) -> Bool {
    switch self {
    case .times: false
    case .frames(_, let last): index == last
    }
  }

  /// Returns the time of the cut before the first remaining frame.
  func start(at frame: EventFrame) -> Timestamp {
    switch self {
    case .times(let start, _): start
    case .frames: frame.time
    }
  }

  /// Returns the time of the cut behind the last remaining frame.
  func end(after last: Timestamp) -> Timestamp {
    switch self {
    case .times(_, let end): end
    case .frames: last + .microseconds(1)
    }
  }
}

extension RecordingTrack {
  /// Returns the track with only the frames that the cut selects, and with all their contacts or
  /// only one.
  func trimmed(
    to cut: TrackCut, _ touches: TrackTouches, ending: CutEnding,
    alone life: TrackTouches.Life? = nil
  ) -> RecordingTrack {
    var rewriter = TrackRewriter(self, touches, slots: life.map { [$0.slot] })
    var isBefore = true
    var wasCut = false
    var hasSkipped = false
    var last = Timestamp.zero
    for (index, frame) in frames.enumerated() {
      if cut.isBefore(index, frame) {
        rewriter.skip(frame)
        hasSkipped = true
        continue
      }
      if cut.isAfter(index, frame) { wasCut = true }
      if isBefore {
        isBefore = false
        let start = cut.start(at: frame)
        // A frame exactly at the cut and the state before it would be two frames at one time, so
        // they are merged. For protocol A there is no state, because each frame reports all
        // contacts.
        let isMerged = touches.kind != .reports && !rewriter.source.isUntouched
        if frame.time == start, isMerged, !wasCut {
          rewriter.skip(frame)
          rewriter.restate(at: start)
          last = frame.time
          continue
        }
        if !wasCut || cut.start(at: frame) < cut.end(after: start) { rewriter.restate(at: start) }
      }
      if wasCut { break }
      last = frame.time
      // Another contact may follow in the same slot and frame.
      if let life, cut.isLast(index), touches.isFollowed(life, at: index) {
        rewriter.copyLift(frame)
      } else {
        rewriter.copy(frame)
      }
    }
    // A recording that is not shortened stays unchanged.
    if !hasSkipped, !wasCut, life == nil { return self }
    if wasCut, ending == .lift { rewriter.release(at: cut.end(after: last)) }
    return RecordingTrack(header: header, events: rewriter.events)
  }
}

extension TrackTouches {
  /// Whether the contact's slot holds another contact in the frame in which it ends.
  fileprivate func isFollowed(_ life: Life, at frame: Int) -> Bool {
    stays.contains { $0.slot == life.slot && $0.first == frame }
  }
}
