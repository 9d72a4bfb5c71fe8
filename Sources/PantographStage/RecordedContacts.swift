import PantographRecordings
import PantographTouches

/// The contacts of one track of a recording, decoded and filtered like those of a live device.
///
/// A contact that is still down at the end of the recording is cancelled. An empty report at the
/// end marks when the input ended; its value 1, as from the kernel, says that the device was
/// removed.
public struct RecordedContacts: ContactSource {
  private let events: [InputEvent]
  private var index = 0
  private var pipeline: TouchPipeline
  private var upcoming: ContactFrame?
  private var hasEnded = false

  public init(_ track: RecordingTrack, filters: ContactFilters? = nil) {
    events = track.events
    pipeline = TouchPipeline(device: track.header.device, filters: filters)
    upcoming = decodeNext()
  }

  /// The size of the surface, and the scale from device units to millimetres.
  public var surface: SurfaceGeometry { pipeline.surface }

  /// The time of the next frame; nil after the last frame.
  public var nextTime: Timestamp? { upcoming?.time }

  /// Removes and returns the next frame.
  public mutating func next() -> ContactFrame? {
    defer { upcoming = decodeNext() }
    return upcoming
  }

  private mutating func decodeNext() -> ContactFrame? {
    while index < events.count {
      if index == events.count - 1, isEndMark { break }
      defer { index += 1 }
      if pipeline.consume(events[index]) { return pipeline.frame }
    }
    guard !hasEnded, let last = events.last else { return nil }
    hasEnded = true
    let isGone = last.isReport && last.value == 1
    return pipeline.end(isGone ? .deviceRemoved : .inputEnded, at: last.time)
      ? pipeline.frame : nil
  }

  /// Whether the last event is a report without events before it.
  private var isEndMark: Bool {
    guard events.count > 1, let last = events.last, last.isReport else { return false }
    let before = events[events.count - 2]
    return before.isReport && last.time >= before.time
  }
}
