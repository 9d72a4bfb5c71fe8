import PantographTouches

/// Which frames of a track stay.
enum TrackCut: Hashable, Sendable {
  /// Those from a time up to another, which is left out.
  case times(from: Timestamp, to: Timestamp)
  /// Those from one frame to another, which stays too; to the last where there is none.
  case frames(from: Int, to: Int?)

  /// The part of the time after `start`.
  init(from start: Timestamp, _ range: Range<TimeSpan>) {
    // No frame is later, so what lies beyond is as good.
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

  /// When the cut is made: at the first frame that stays, and behind the last.
  func start(at frame: EventFrame) -> Timestamp {
    switch self {
    case .times(let start, _): start
    case .frames: frame.time
    }
  }

  func end(after last: Timestamp) -> Timestamp {
    switch self {
    case .times(_, let end): end
    case .frames: last + .microseconds(1)
    }
  }
}

extension RecordingTrack {
  /// The frames that the cut leaves, and of the contacts in them all or one alone.
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
        // A frame just at the cut and the state before it would be two frames at one time.
        // Where each frame lists all contacts there is no state.
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
    // Of a recording that is left whole nothing changes.
    if !hasSkipped, !wasCut, life == nil { return self }
    if wasCut, ending == .lift { rewriter.release(at: cut.end(after: last)) }
    return RecordingTrack(header: header, events: rewriter.events)
  }
}

extension TrackTouches {
  /// Whether a contact's slot holds another one in the frame in which it ends.
  fileprivate func isFollowed(_ life: Life, at frame: Int) -> Bool {
    stays.contains { $0.slot == life.slot && $0.first == frame }
  }
}
