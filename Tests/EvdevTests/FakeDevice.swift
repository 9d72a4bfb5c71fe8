import CFakeEvdev
import Evdev
import Touches

/// A device of this process alone, below the real libevdev.
final class FakeDevice {
  private let pointer: OpaquePointer

  init(_ description: DeviceDescription) {
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

  var descriptor: Int32 { fake_evdev_descriptor(pointer) }
  var isGrabbed: Bool { fake_evdev_is_grabbed(pointer) == 1 }
  var clock: Int32 { fake_evdev_clock(pointer) }

  func open() throws -> EvdevReader {
    try EvdevReader(descriptor: descriptor, path: "/dev/input/event7")
  }

  func limitQueue(to events: Int32) {
    fake_evdev_set_queue(pointer, events)
  }

  func write(_ events: [InputEvent]) {
    let raw = events.map { fake_event($0) }
    fake_evdev_write(pointer, raw, raw.count)
  }

  /// Sends these while the device is next asked for its slots.
  func interrupt(with events: [InputEvent]) {
    let raw = events.map { fake_event($0) }
    fake_evdev_interrupt(pointer, raw, raw.count)
  }

  /// One frame, its report added.
  func write(_ microseconds: Int64, _ events: (type: EventType, code: UInt16, value: Int32)...) {
    write(frame(microseconds, events))
  }

  /// What was sent before anybody opened the device is in nobody's queue.
  func forgetUnread() {
    fake_evdev_forget(pointer)
  }

  func unplug() {
    fake_evdev_unplug(pointer)
  }

  func revoke() {
    fake_evdev_revoke(pointer)
  }

  func grabElsewhere() {
    fake_evdev_grab_elsewhere(pointer, 1)
  }
}

func frame(
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
