import CFakeEvdev
import PantographEvdev
import PantographTouches

/// A fake device within this process, which the real libevdev reads.
package final class FakeDevice {
  private let pointer: OpaquePointer
  /// Whether a reader has got the descriptor.
  private(set) var isTaken = false

  package init(_ description: DeviceDescription) {
    let identity = description.identity
    pointer = fake_evdev_new(
      description.name,
      [identity.bus, identity.vendor, identity.product, identity.version])
    for number in description.properties.numbers {
      fake_evdev_add_property(pointer, UInt32(number))
    }
    for (type, codes) in description.codes {
      fake_evdev_add_type(pointer, UInt32(type.rawValue))
      for code in codes.codes { fake_evdev_add_code(pointer, UInt32(type.rawValue), UInt32(code)) }
    }
    for (code, axis) in description.axes {
      fake_evdev_set_axis(
        pointer, UInt32(code),
        [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution])
    }
  }

  deinit {
    fake_evdev_free(pointer)
  }

  package var descriptor: Int32 { fake_evdev_descriptor(pointer) }
  package var isGrabbed: Bool { fake_evdev_is_grabbed(pointer) == 1 }
  package var clock: Int32 { fake_evdev_clock(pointer) }

  /// The descriptor for a reader, which closes it.
  func taken() -> Int32 {
    isTaken = true
    return fake_evdev_take(pointer)
  }

  package func open() throws -> EvdevReader {
    try EvdevReader(descriptor: taken(), path: "/dev/input/event7", computer: nil)
  }

  package func limitQueue(to events: Int32) {
    fake_evdev_set_queue(pointer, events)
  }

  package func write(_ events: [InputEvent]) {
    let raw = events.map { fake_event($0) }
    fake_evdev_write(pointer, raw, raw.count)
  }

  /// Sends these events during the next query of the device's slots.
  package func interrupt(with events: [InputEvent]) {
    let raw = events.map { fake_event($0) }
    fake_evdev_interrupt(pointer, raw, raw.count)
  }

  /// From this call on, each read returns the next frame of these events, after `step()` has released it. No
  /// call goes to the kernel, so that only the reader uses processor time.
  package func play(_ events: [InputEvent]) {
    let raw = events.map { fake_event($0) }
    fake_evdev_play(pointer, raw, raw.count)
  }

  /// Releases the next frame; false if there is none.
  package func step() -> Bool {
    fake_evdev_step(pointer) >= 0
  }

  /// Writes one frame, and adds its report.
  package func write(
    _ microseconds: Int64, _ events: (type: EventType, code: UInt16, value: Int32)...
  ) {
    write(frame(microseconds, events))
  }

  /// Drops events that were sent before a reader opened the device.
  package func forgetUnread() {
    fake_evdev_forget(pointer)
  }

  package func unplug() {
    fake_evdev_unplug(pointer)
  }

  package func revoke() {
    fake_evdev_revoke(pointer)
  }

  package func grabElsewhere() {
    fake_evdev_grab_elsewhere(pointer, 1)
  }
}

package func frame(
  _ microseconds: Int64, _ events: [(type: EventType, code: UInt16, value: Int32)]
) -> [InputEvent] {
  let time = Timestamp(microseconds: microseconds)
  return events.map { InputEvent(time: time, type: $0.type, code: $0.code, value: $0.value) }
    + [.report(at: time)]
}

extension fake_event {
  init(_ event: InputEvent) {
    self.init(
      microseconds: event.time.microseconds, type: event.type.rawValue, code: event.code,
      value: event.value)
  }
}
