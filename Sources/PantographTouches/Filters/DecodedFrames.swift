/// The contact frames of one device before the filters. They are decoded once and can be filtered
/// many times.
package struct DecodedFrames: Sendable {
  package let device: DeviceDescription?
  package let surface: SurfaceGeometry
  /// The frames as the device reports them, and at last the one that ends the input.
  package private(set) var frames: [ContactFrame] = []
  /// The time of the last event.
  package private(set) var end = Timestamp.zero
  /// The decoder after the last event. Filters number contacts from its state on, so that a number
  /// never occurs twice.
  private let decoder: ContactDecoder

  package init(_ device: DeviceDescription?, _ events: some Sequence<InputEvent>) {
    let corrected = device.map { $0.corrected(by: DeviceQuirk.matching($0)) }
    var decoder = ContactDecoder(device: corrected)
    self.device = device
    surface = decoder.surface
    var last: Timestamp?
    for event in events {
      last = event.time
      if decoder.consume(event) { frames.append(decoder.frame) }
    }
    if let last {
      end = last
      if decoder.end(.inputEnded, at: last) { frames.append(decoder.frame) }
    }
    self.decoder = decoder
  }

  /// Returns the frames as the filters show them.
  package func filtered(by filters: ContactFilters) -> [ContactFrame] {
    var stage = ContactFilterStage(filters.fitted(to: device, on: surface), on: surface)
    var decoder = decoder
    var output = ContactFrame(time: .zero)
    var shown: [ContactFrame] = []
    shown.reserveCapacity(frames.count)
    for frame in frames {
      decoder.frame = frame
      stage.apply(to: &decoder, output: &output)
      shown.append(output)
    }
    return shown
  }

  /// Returns the time of the last landing before or at a moment, as the device reports it; nil if
  /// there is none.
  package func landing(by time: Timestamp) -> Timestamp? {
    var landing: Timestamp?
    for frame in frames {
      if frame.time > time { break }
      if frame.indices.contains(where: { frame[$0].phase == .began }) { landing = frame.time }
    }
    return landing
  }
}
