import Recordings
import Touches

/// The contacts of one track of a recording, decoded and filtered as a live device's are.
///
/// A contact that is still down when the recording ends is cancelled then.
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

  /// The size of the surface, and its units in millimetres.
  public var surface: SurfaceGeometry { pipeline.surface }

  /// When the next frame is due; nil after the last one.
  public var nextTime: Timestamp? { upcoming?.time }

  /// Takes the next frame out.
  public mutating func next() -> ContactFrame? {
    defer { upcoming = decodeNext() }
    return upcoming
  }

  private mutating func decodeNext() -> ContactFrame? {
    while index < events.count {
      defer { index += 1 }
      if pipeline.consume(events[index]) { return pipeline.frame }
    }
    guard !hasEnded, let last = events.last else { return nil }
    hasEnded = true
    return pipeline.end(.inputEnded, at: last.time) ? pipeline.frame : nil
  }
}
