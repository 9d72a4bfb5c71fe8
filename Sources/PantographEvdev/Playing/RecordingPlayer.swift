import PantographTouches

/// Plays the frames of a track at the times at which they were recorded.
///
/// Every deadline counts from the start of playback, so one late frame does not delay later frames.
public struct RecordingPlayer: Sendable {
  /// The result of playing a recording.
  public struct Report: Hashable, Sendable {
    /// The number of frames that were played.
    public var frames: Int
    /// Whether playback was stopped before the end of the recording.
    public var isInterrupted: Bool
    /// The differences between the frames' actual and due times.
    public var errors: TimingErrors
  }

  /// The frames to play, with the recording's times.
  public var frames: EventFrames
  /// The playback speed; 2 plays in half the time.
  public var speed: Double

  public init(_ events: [InputEvent], speed: Double = 1) {
    precondition(speed > 0 && speed.isFinite, "speed must be finite and above zero")
    frames = EventFrames(events)
    self.speed = speed
  }

  /// Plays to the end, or until the clock stops playback. Contacts and keys that are still down at
  /// the end are lifted. A last frame without a report, as in a truncated recording, is not played.
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
      // A frame with an earlier time than the frame before it is due at once.
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

/// A destination for the frames of a recording that is played.
public protocol FrameSink: AnyObject {
  /// Writes one whole frame, including its report. The events have the recording's times.
  func write(_ frame: ArraySlice<InputEvent>) throws(EvdevError)
}

/// The clock that a player follows.
public protocol PlaybackClock {
  var now: Timestamp { get }

  /// Waits until `moment`, or returns at once if it has passed. Returns false if playback is to
  /// end.
  func wait(until moment: Timestamp) throws(EvdevError) -> Bool
}
