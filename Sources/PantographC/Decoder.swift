import CPantograph
import PantographTouches

/// Turns the events of one device into samples of its contacts.
final class Decoder {
  private enum Source {
    case device(ContactDecoder)
    case filtered(TouchPipeline)
  }

  let surface: SurfaceGeometry
  private var source: Source
  private var slots = ContactSlots()
  private(set) var frameCount: UInt64 = 0

  init(_ device: DeviceDescription?, isFiltered: Bool) {
    if isFiltered {
      let pipeline = TouchPipeline(device: device)
      surface = pipeline.surface
      source = .filtered(pipeline)
    } else {
      let decoder = ContactDecoder(device: device)
      surface = decoder.surface
      source = .device(decoder)
    }
  }

  /// Processes events until there is no room for a frame. Returns the number of events that were
  /// processed and of samples that were written.
  func feed(
    _ events: UnsafeBufferPointer<pantograph_event>,
    into samples: UnsafeMutableBufferPointer<pantograph_sample>
  ) -> (used: Int, written: Int) {
    var output = SampleOutput(samples, slots)
    var used = 0
    // The state is copied out once for all events, because it is large.
    switch source {
    case .device(var decoder):
      while used < events.count, output.hasRoom {
        decoder.consume(InputEvent(events[used])) { output.write(&$0) }
        output.assignSlots { decoder.slot(of: $0) }
        used += 1
      }
      source = .device(decoder)
    case .filtered(var pipeline):
      while used < events.count, output.hasRoom {
        pipeline.consume(InputEvent(events[used])) { output.write(&$0) }
        output.assignSlots { pipeline.slot(of: $0) }
        used += 1
      }
      source = .filtered(pipeline)
    }
    return (used, take(output))
  }

  /// Cancels the contacts that are down, because the input ended; returns the number of samples.
  func end(
    at time: Timestamp, into samples: UnsafeMutableBufferPointer<pantograph_sample>
  ) -> Int {
    var output = SampleOutput(samples, slots)
    switch source {
    case .device(var decoder):
      if decoder.end(.inputEnded, at: time) {
        var frame = decoder.frame
        output.write(&frame)
      }
      source = .device(decoder)
    case .filtered(var pipeline):
      if pipeline.end(.inputEnded, at: time) {
        var frame = pipeline.frame
        output.write(&frame)
      }
      source = .filtered(pipeline)
    }
    // The frame of the end is not a frame of the device.
    output.frameCount = 0
    return take(output)
  }

  private func take(_ output: SampleOutput) -> Int {
    slots = output.slots
    frameCount += output.frameCount
    return output.count
  }
}

extension InputEvent {
  @inline(__always)
  fileprivate init(_ event: pantograph_event) {
    self.init(
      time: Timestamp(microseconds: event.time), type: EventType(rawValue: event.type),
      code: event.code, value: event.value)
  }
}
