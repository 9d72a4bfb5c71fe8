/// A decoder followed by filters: turns events into filtered contact frames.
///
/// It is used like `ContactDecoder` and does not allocate either.
public struct TouchPipeline: Sendable {
  private var decoder: ContactDecoder
  private var stage: ContactFilterStage
  /// The frame that the last report completed.
  public private(set) var frame = ContactFrame(time: .zero)

  /// The rules about the model that correct the device's description and change the default filters.
  public let quirks: [DeviceQuirk]

  /// Creates a pipeline. Without `filters` it uses the defaults for the device.
  public init(device: DeviceDescription?, filters: ContactFilters? = nil) {
    quirks = device.map { DeviceQuirk.matching($0) } ?? []
    let device = device?.corrected(by: quirks)
    decoder = ContactDecoder(device: device)
    let surface = decoder.surface
    stage = ContactFilterStage(
      filters ?? ContactFilters.defaults(for: device, on: surface), on: surface)
  }

  /// The conversion from the device's units to millimetres.
  public var surface: SurfaceGeometry { decoder.surface }
  /// The filters in use.
  public var filters: ContactFilters { stage.filters }

  /// Applies the next event; returns true if it completed a frame.
  @inline(__always)
  public mutating func consume(_ event: InputEvent) -> Bool {
    guard decoder.consume(event) else { return false }
    stage.apply(to: &decoder, output: &frame)
    return true
  }

  /// Applies the next event and passes the frame it completed to `take`, in place, because a copy
  /// takes as long as decoding an event. Nobody else sees changes that `take` makes to the frame.
  @inline(__always)
  public mutating func consume(_ event: InputEvent, then take: (inout ContactFrame) -> Void) {
    if consume(event) { take(&frame) }
  }

  /// Returns the slot of a contact that is down; nil if the filters have hidden the contact.
  package mutating func slot(of id: ContactID) -> Int? {
    stage.source(of: id).flatMap { decoder.slot(of: $0) }
  }

  /// Ends the stream like `ContactDecoder.end`.
  public mutating func end(_ cause: Cancellation, at time: Timestamp) -> Bool {
    guard decoder.end(cause, at: time) else { return false }
    stage.apply(to: &decoder, output: &frame)
    return true
  }
}
