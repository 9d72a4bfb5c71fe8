import Touches

/// What a parser found in one piece of a file. The caller empties it between pieces, so memory stays
/// bounded however long the file is.
public struct RecordingBatch: Sendable {
  public var notes: [RecordingNote] = []
  /// Headers in the order of their tracks; a track's header comes before its first event.
  public var headers: [(track: Int, header: TrackHeader)] = []
  public var events: [RecordedEvent] = []
  public var issues: [RecordingIssue] = []

  public init() {}

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
  public var event: InputEvent
  public var track: Int32
  public var line: Int32

  @inlinable
  public init(_ event: InputEvent, track: Int32, line: Int32) {
    self.event = event
    self.track = track
    self.line = line
  }
}
