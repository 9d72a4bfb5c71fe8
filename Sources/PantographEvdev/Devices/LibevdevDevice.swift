internal import CPantographLibevdev
import Glibc
import PantographTouches

/// A libevdev device with the state that the kernel reported when this object was created.
///
/// The object does not own the descriptor. libevdev's log messages are discarded.
final class LibevdevDevice {
  let pointer: OpaquePointer

  init(descriptor: Int32) throws(ErrorNumber) {
    guard let made = libevdev_new() else { throw ErrorNumber(ENOMEM) }
    pointer = made
    libevdev_set_device_log_function(
      made, { _, _, _, _, _, _, _, _ in }, LIBEVDEV_LOG_ERROR, nil)
    let result = libevdev_set_fd(made, descriptor)
    if result < 0 { throw ErrorNumber(-result) }
  }

  /// Creates a device in memory only, as the model for a uinput device.
  init(_ description: DeviceDescription) {
    pointer = libevdev_new()
    libevdev_set_name(pointer, description.name)
    libevdev_set_id_bustype(pointer, Int32(description.identity.bus))
    libevdev_set_id_vendor(pointer, Int32(description.identity.vendor))
    libevdev_set_id_product(pointer, Int32(description.identity.product))
    libevdev_set_id_version(pointer, Int32(description.identity.version))
    for number in description.properties.numbers {
      libevdev_enable_property(pointer, UInt32(number))
    }
    for (type, codes) in description.codes where type != .synchronization {
      libevdev_enable_event_type(pointer, UInt32(type.rawValue))
      for code in codes.codes { enable(type, code, description.axes[code]) }
    }
  }

  deinit {
    libevdev_free(pointer)
  }

  private func enable(_ type: EventType, _ code: UInt16, _ axis: AbsoluteAxis?) {
    switch type {
    case .absolute:
      var information = input_absinfo(axis ?? AbsoluteAxis(minimum: 0, maximum: 0))
      libevdev_enable_event_code(pointer, UInt32(type.rawValue), UInt32(code), &information)
    case .repetition:
      var value: Int32 = 0
      libevdev_enable_event_code(pointer, UInt32(type.rawValue), UInt32(code), &value)
    default:
      libevdev_enable_event_code(pointer, UInt32(type.rawValue), UInt32(code), nil)
    }
  }

  var description: DeviceDescription {
    var description = DeviceDescription(
      name: String(cString: libevdev_get_name(pointer)),
      identity: DeviceIdentity(
        bus: UInt16(truncatingIfNeeded: libevdev_get_id_bustype(pointer)),
        vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(pointer)),
        product: UInt16(truncatingIfNeeded: libevdev_get_id_product(pointer)),
        version: UInt16(truncatingIfNeeded: libevdev_get_id_version(pointer))))
    for number in 0..<UInt32(32) where libevdev_has_property(pointer, number) == 1 {
      description.properties.insert(DeviceProperties(rawValue: 1 << number))
    }
    for type in 1..<UInt32(EventType.count) where libevdev_has_event_type(pointer, type) == 1 {
      description.codes[EventType(rawValue: UInt16(type))] = codes(of: type)
    }
    for code in description.codes[.absolute]?.codes ?? [] {
      guard let information = libevdev_get_abs_info(pointer, UInt32(code)) else { continue }
      description.axes[code] = AbsoluteAxis(information.pointee)
    }
    return description
  }

  private func codes(of type: UInt32) -> CodeSet {
    let last = libevdev_event_type_get_max(type)
    guard last >= 0 else { return [] }
    return CodeSet(
      (0...UInt16(last)).filter { libevdev_has_event_code(pointer, type, UInt32($0)) == 1 })
  }
}

extension AbsoluteAxis {
  init(_ information: input_absinfo) {
    self.init(
      minimum: information.minimum, maximum: information.maximum, fuzz: information.fuzz,
      flat: information.flat, resolution: information.resolution)
  }
}

extension input_absinfo {
  init(_ axis: AbsoluteAxis) {
    self.init(
      value: 0, minimum: axis.minimum, maximum: axis.maximum, fuzz: axis.fuzz, flat: axis.flat,
      resolution: axis.resolution)
  }
}
