import PantographRecordings
import PantographTouches

/// The contacts of one track of a recording, decoded and filtered like those of a live device.
///
/// A contact that is still down at the end of the recording is cancelled. An empty report at the
/// end marks when the input ended; its value 1, as from the kernel, says that the device was
/// removed.
public struct RecordedContacts: ContactSource {
  private var events: any EventSource
  private var index = 0
  private var pipeline: TouchPipeline
  /// The movements of a track without events.
  private var movements: RecordedMovements?
  private var upcoming: ContactFrame?
  private var hasEnded = false

  /// Creates the contacts of a track. A track that has only movements gives contacts with these
  /// movements, whose places on the surface are assumed.
  public init(_ track: RecordingTrack, filters: ContactFilters? = nil) {
    if track.events.isEmpty, !track.deltas.isEmpty {
      self.init(track.deltas, of: track.header)
    } else {
      self.init(LoadedEvents(events: track.events), of: track.header, filters: filters)
    }
  }

  /// Creates the contacts of movements.
  package init(_ deltas: [DeltaReport], of header: TrackHeader) {
    events = LoadedEvents(events: [])
    pipeline = TouchPipeline(device: nil)
    movements = RecordedMovements(deltas, of: header)
    upcoming = decodeNext()
  }

  /// Creates the contacts of events that need not be in memory.
  package init(
    _ events: any EventSource, of header: TrackHeader, filters: ContactFilters? = nil
  ) {
    self.events = events
    pipeline = TouchPipeline(device: header.device, filters: filters)
    upcoming = decodeNext()
  }

  /// The size of the surface, and the scale from device units to millimetres.
  public var surface: SurfaceGeometry { movements?.surface ?? pipeline.surface }

  /// The time of the next frame; nil after the last frame.
  public var nextTime: Timestamp? { upcoming?.time }

  /// Removes and returns the next frame.
  public mutating func next() -> ContactFrame? {
    defer { upcoming = decodeNext() }
    return upcoming
  }

  private mutating func decodeNext() -> ContactFrame? {
    if movements != nil { return movements?.next() }
    while index < events.count {
      if index == events.count - 1, isEndMark() { break }
      guard let event = events.event(at: index) else { break }
      index += 1
      if pipeline.consume(event) { return pipeline.frame }
    }
    guard !hasEnded, events.count > 0, let last = events.event(at: events.count - 1) else {
      return nil
    }
    hasEnded = true
    let isGone = last.isReport && last.value == 1
    return pipeline.end(isGone ? .deviceRemoved : .inputEnded, at: last.time)
      ? pipeline.frame : nil
  }

  /// Whether the last event is a report without events before it.
  private mutating func isEndMark() -> Bool {
    guard events.count > 1, let last = events.event(at: events.count - 1), last.isReport,
      let before = events.event(at: events.count - 2)
    else { return false }
    return before.isReport && last.time >= before.time
  }
}

/// The events of one device, read from wherever they are.
package protocol EventSource {
  var count: Int { get }

  /// Returns an event; nil if it cannot be read, which ends the input.
  mutating func event(at index: Int) -> InputEvent?
}

private struct LoadedEvents: EventSource {
  let events: [InputEvent]

  var count: Int { events.count }

  func event(at index: Int) -> InputEvent? { events[index] }
}

/// A source of contact frames: a recording, a drawn gesture, a device.
public protocol ContactSource {
  /// The time of the next frame; nil when there are no more.
  var nextTime: Timestamp? { get }

  /// Removes and returns the next frame.
  mutating func next() -> ContactFrame?
}
