import CPantograph
import PantographTouches

@c(pantograph_decoder_new) @implementation
package func decoderNew(
  _ device: OpaquePointer!, _ isFiltered: Bool, _ decoder: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (device, place): (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) = (device, decoder)
  guard let place else { return PANTOGRAPH_MISSING }
  let description = device.map { object(of: $0, Device.self).description }
  place.pointee = newHandle(Decoder(description, isFiltered: isFiltered))
  return PANTOGRAPH_OK
}

@c(pantograph_decoder_free) @implementation
package func decoderFree(_ decoder: OpaquePointer!) {
  _ = takeObject(of: decoder, Decoder.self)
}

@c(pantograph_decoder_feed) @implementation
package func decoderFeed(
  _ decoder: OpaquePointer!, _ events: UnsafePointer<pantograph_event>!, _ count: Int,
  _ samples: UnsafeMutablePointer<pantograph_sample>!, _ capacity: Int,
  _ used: UnsafeMutablePointer<Int>!, _ written: UnsafeMutablePointer<Int>!
) -> pantograph_status {
  let (decoder, events): (OpaquePointer?, UnsafePointer<pantograph_event>?) = (decoder, events)
  let places: UnsafeMutablePointer<pantograph_sample>? = samples
  let (used, written): (UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Int>?) = (used, written)
  guard let decoder, let places, let used, let written, events != nil || count == 0 else {
    return PANTOGRAPH_MISSING
  }
  (used.pointee, written.pointee) = (0, 0)
  guard count >= 0, capacity >= ContactFrame.capacity else { return PANTOGRAPH_RANGE }
  (used.pointee, written.pointee) = object(of: decoder, Decoder.self).feed(
    UnsafeBufferPointer(start: events, count: count),
    into: UnsafeMutableBufferPointer(start: places, count: capacity))
  return PANTOGRAPH_OK
}

@c(pantograph_decoder_end) @implementation
package func decoderEnd(
  _ decoder: OpaquePointer!, _ time: Int64, _ samples: UnsafeMutablePointer<pantograph_sample>!,
  _ capacity: Int, _ written: UnsafeMutablePointer<Int>!
) -> pantograph_status {
  let (decoder, written): (OpaquePointer?, UnsafeMutablePointer<Int>?) = (decoder, written)
  let places: UnsafeMutablePointer<pantograph_sample>? = samples
  guard let decoder, let places, let written else { return PANTOGRAPH_MISSING }
  written.pointee = 0
  guard capacity >= ContactFrame.capacity else { return PANTOGRAPH_RANGE }
  written.pointee = object(of: decoder, Decoder.self).end(
    at: Timestamp(microseconds: time),
    into: UnsafeMutableBufferPointer(start: places, count: capacity))
  return PANTOGRAPH_OK
}

@c(pantograph_decoder_size) @implementation
package func decoderSize(
  _ decoder: OpaquePointer!, _ width: UnsafeMutablePointer<Double>!,
  _ height: UnsafeMutablePointer<Double>!, _ isAssumed: UnsafeMutablePointer<Bool>!
) -> pantograph_status {
  let decoder: OpaquePointer? = decoder
  guard let decoder else { return PANTOGRAPH_MISSING }
  let surface = object(of: decoder, Decoder.self).surface
  let places: (UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) = (width, height)
  let assumed: UnsafeMutablePointer<Bool>? = isAssumed
  places.0?.pointee = surface.size.x
  places.1?.pointee = surface.size.y
  assumed?.pointee = surface.isAssumed
  return PANTOGRAPH_OK
}

@c(pantograph_decoder_frames) @implementation
package func decoderFrames(
  _ decoder: OpaquePointer!, _ count: UnsafeMutablePointer<UInt64>!
) -> pantograph_status {
  let (decoder, count): (OpaquePointer?, UnsafeMutablePointer<UInt64>?) = (decoder, count)
  guard let decoder, let count else { return PANTOGRAPH_MISSING }
  count.pointee = object(of: decoder, Decoder.self).frameCount
  return PANTOGRAPH_OK
}
