import PantographTouches

/// The results of parsing one piece of a file. The caller empties the batch between pieces, so
/// memory is bounded however long the file is.
public struct RecordingBatch: Sendable {
  /// Notes about the whole recording.
  public var notes: [RecordingNote] = []
  /// Headers in the order of their tracks; a track's header comes before its first event.
  public var headers: [(track: Int, header: TrackHeader)] = []
  /// Events in the order of the file.
  public var events: [RecordedEvent] = []
  /// Reports of movement without positions, in the order of the file.
  public var deltas: [RecordedDelta] = []
  /// The problems found in this piece.
  public var issues: [RecordingIssue] = []

  public init() {}

  /// Removes all contents but retains the memory for the next piece.
  public mutating func removeAll() {
    notes.removeAll(keepingCapacity: true)
    headers.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    deltas.removeAll(keepingCapacity: true)
    issues.removeAll(keepingCapacity: true)
  }
}

/// An event with the device it came from and its line in the file.
@frozen
public struct RecordedEvent: Hashable, Sendable {
  /// The event that was read from the file.
  public var event: InputEvent
  /// The index of the device's track.
  public var track: Int32
  /// The number of the line with the event, from 1; 0 in a binary file.
  public var line: Int32

  @inlinable
  public init(_ event: InputEvent, track: Int32, line: Int32) {
    self.event = event
    self.track = track
    self.line = line
  }
}
