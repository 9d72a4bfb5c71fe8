/// A decoder and the filters behind it: events in, filtered contact frames out.
///
/// Used as `ContactDecoder` is, and like it allocates nothing.
public struct TouchPipeline: Sendable {
  private var decoder: ContactDecoder
  private var stage: ContactFilterStage
  /// The frame that the last report completed.
  public private(set) var frame = ContactFrame(time: .zero)

  /// With the default filters for the device where none are given.
  public init(device: DeviceDescription?, filters: ContactFilters? = nil) {
    decoder = ContactDecoder(device: device)
    stage = ContactFilterStage(
      filters ?? .defaults(for: device, on: decoder.surface), on: decoder.surface)
  }

  /// How the device's units become millimetres.
  public var surface: SurfaceGeometry { decoder.surface }
  /// The filters that run.
  public var filters: ContactFilters { stage.filters }

  /// Takes the next event; true when it completed a frame.
  @inline(__always)
  public mutating func consume(_ event: InputEvent) -> Bool {
    guard decoder.consume(event) else { return false }
    stage.apply(to: &decoder, output: &frame)
    return true
  }

  /// Takes the next event, and hands on the frame that it completed, where it is: a copy of it takes as
  /// long as decoding an event. Whatever is changed in it, nobody else sees.
  @inline(__always)
  public mutating func consume(_ event: InputEvent, then take: (inout ContactFrame) -> Void) {
    if consume(event) { take(&frame) }
  }

  /// As `ContactDecoder.end`.
  public mutating func end(_ cause: Cancellation, at time: Timestamp) -> Bool {
    guard decoder.end(cause, at: time) else { return false }
    stage.apply(to: &decoder, output: &frame)
    return true
  }
}
