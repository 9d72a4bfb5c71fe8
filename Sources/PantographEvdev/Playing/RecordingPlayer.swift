import PantographTouches

/// Plays the frames of a track at the times they were recorded.
///
/// Every frame has its own deadline from one anchor, so a late one never makes later ones late.
public struct RecordingPlayer: Sendable {
  /// The result of playing a recording.
  public struct Report: Hashable, Sendable {
    /// How many frames were played.
    public var frames: Int
    /// Whether it was stopped before its end.
    public var isInterrupted: Bool
    /// By how much the frames missed their times.
    public var errors: TimingErrors
  }

  /// The frames to play, at the times of the recording.
  public var frames: EventFrames
  /// 2 plays in half the time.
  public var speed: Double

  public init(_ events: [InputEvent], speed: Double = 1) {
    precondition(speed > 0 && speed.isFinite, "a speed is more than zero")
    frames = EventFrames(events)
    self.speed = speed
  }

  /// Plays to the end, or until the clock says stop. What is still down then is lifted.
  /// A frame whose report is missing, at a recording's broken end, is not played.
  public func play(
    into sink: some FrameSink, clock: some PlaybackClock,
    progress: (Int) -> Void = { _ in }
  ) throws(EvdevError) -> Report {
    var held = HeldInput()
    var errors: [TimeSpan] = []
    var first: Timestamp?
    var last = Timestamp.zero
    let anchor = clock.now
    var isInterrupted = false
    for frame in frames where frame.isComplete {
      let start = first ?? frame.time
      first = start
      // A stamp that goes back is due at once.
      let time = max(last, frame.time)
      let due = anchor + span(since: start, to: time)
      guard try clock.wait(until: due) else {
        isInterrupted = true
        break
      }
      last = time
      errors.append(clock.now - due)
      try sink.write(frame.events)
      for event in frame.events { held.apply(event) }
      progress(errors.count)
    }
    if let lift = held.lift(at: last) { try sink.write(lift[...]) }
    return Report(
      frames: errors.count, isInterrupted: isInterrupted, errors: TimingErrors(errors))
  }

  private func span(since start: Timestamp, to time: Timestamp) -> TimeSpan {
    .seconds(max(0, (time - start).seconds) / speed)
  }
}
