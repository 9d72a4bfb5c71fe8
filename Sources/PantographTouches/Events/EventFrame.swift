/// The events between two reports: what a device says happened at one moment.
///
/// Frames are cut at SYN_REPORT and never by time stamp: old kernels stamp each event of a frame
/// anew. A frame's time is its report's.
public struct EventFrame: Hashable, Sendable {
  /// The time of the report; of the last event where the recording ends without one.
  public var time: Timestamp

  /// The events in order, the closing report included where there is one.
  public var events: ArraySlice<InputEvent>

  public init(time: Timestamp, events: ArraySlice<InputEvent>) {
    self.time = time
    self.events = events
  }

  /// Whether a report closes this frame; false only for a tail that was cut off.
  public var isComplete: Bool { events.last?.isReport ?? false }
}

/// The frames of a run of events, found as they are asked for; nothing is copied.
public struct EventFrames: Sequence, Sendable {
  /// The run that is cut into frames.
  public var events: ArraySlice<InputEvent>

  public init(_ events: ArraySlice<InputEvent>) {
    self.events = events
  }

  public init(_ events: [InputEvent]) {
    self.events = events[...]
  }

  /// Finds one frame after another.
  public struct Iterator: IteratorProtocol {
    fileprivate var rest: ArraySlice<InputEvent>

    /// The next frame; the last may lack its report.
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

  /// Begins at the first frame.
  public func makeIterator() -> Iterator {
    Iterator(rest: events)
  }
}
