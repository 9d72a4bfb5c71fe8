/// The events up to one report: everything a device reports for one moment.
///
/// Frames are cut at SYN_REPORT, never by time stamp, because old kernels stamp each event of a
/// frame separately. A frame's time is the time of its report.
public struct EventFrame: Hashable, Sendable {
  /// The time of the report, or of the last event if the recording ends without a report.
  public var time: Timestamp

  /// The events in order, including the closing report if there is one.
  public var events: ArraySlice<InputEvent>

  public init(time: Timestamp, events: ArraySlice<InputEvent>) {
    self.time = time
    self.events = events
  }

  /// Whether a report closes this frame. False only for an unfinished frame at the end.
  public var isComplete: Bool { events.last?.isReport ?? false }
}

/// The frames of a sequence of events. They are found lazily, without copying.
public struct EventFrames: Sequence, Sendable {
  /// The events that are cut into frames.
  public var events: ArraySlice<InputEvent>

  public init(_ events: ArraySlice<InputEvent>) {
    self.events = events
  }

  public init(_ events: [InputEvent]) {
    self.events = events[...]
  }

  /// An iterator over the frames.
  public struct Iterator: IteratorProtocol {
    fileprivate var rest: ArraySlice<InputEvent>

    /// Returns the next frame. The last frame may lack its report.
    public mutating func next() -> EventFrame? {
      guard let last = rest.last else { return nil }
      if let end = rest.firstIndex(where: { $0.isReport }) {
        let frame = EventFrame(time: rest[end].time, events: rest[...end])
        rest = rest[(end + 1)...]
        return frame
      }
      defer { rest = [] }
      return EventFrame(time: last.time, events: rest)
    }
  }

  /// Returns an iterator that starts at the first frame.
  public func makeIterator() -> Iterator {
    Iterator(rest: events)
  }
}
