import PantographTouches

/// What a parser found in one piece of a file. The caller empties it between pieces, so memory stays
/// bounded however long the file is.
public struct RecordingBatch: Sendable {
  /// Notes about the whole recording.
  public var notes: [RecordingNote] = []
  /// Headers in the order of their tracks; a track's header comes before its first event.
  public var headers: [(track: Int, header: TrackHeader)] = []
  /// Events in the order of the file.
  public var events: [RecordedEvent] = []
  /// What is wrong in this piece.
  public var issues: [RecordingIssue] = []

  public init() {}

  /// Empties it, and keeps its memory for the next piece.
  public mutating func removeAll() {
    notes.removeAll(keepingCapacity: true)
    headers.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    issues.removeAll(keepingCapacity: true)
  }
}

/// An event, the device it came from, and the line that holds it (0 in a binary file).
@frozen
public struct RecordedEvent: Hashable, Sendable {
  /// What was sent.
  public var event: InputEvent
  /// The index of the device.
  public var track: Int32
  /// The line that holds it, from 1; 0 in a binary file.
  public var line: Int32

  @inlinable
  public init(_ event: InputEvent, track: Int32, line: Int32) {
    self.event = event
    self.track = track
    self.line = line
  }
}
