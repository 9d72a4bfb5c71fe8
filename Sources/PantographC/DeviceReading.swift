import CPantograph
import PantographTouches

@c(pantograph_device_name) @implementation
package func deviceName(
  _ device: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  let device: OpaquePointer? = device
  return write(
    device.map { object(of: $0, Device.self).description.name } ?? "", into: buffer, size)
}

@c(pantograph_device_kind_of) @implementation
package func deviceKindOf(
  _ device: OpaquePointer!, _ kind: UnsafeMutablePointer<pantograph_device_kind>!
) -> pantograph_status {
  let device: OpaquePointer? = device
  let place: UnsafeMutablePointer<pantograph_device_kind>? = kind
  guard let device, let place else { return PANTOGRAPH_MISSING }
  place.pointee =
    switch DeviceKind(object(of: device, Device.self).description) {
    case .touchscreen: PANTOGRAPH_TOUCHSCREEN
    case .touchpad: PANTOGRAPH_TOUCHPAD
    case .touchTablet: PANTOGRAPH_TOUCH_TABLET
    case .other: PANTOGRAPH_OTHER_DEVICE
    }
  return PANTOGRAPH_OK
}

@c(pantograph_device_axis) @implementation
package func deviceAxis(
  _ device: OpaquePointer!, _ code: UInt16, _ axis: UnsafeMutablePointer<pantograph_axis>!
) -> pantograph_status {
  let (device, place): (OpaquePointer?, UnsafeMutablePointer<pantograph_axis>?) = (device, axis)
  guard let device, let place else { return PANTOGRAPH_MISSING }
  guard let axis = object(of: device, Device.self).description.axes[code] else {
    return PANTOGRAPH_NOTHING
  }
  place.pointee = pantograph_axis(
    minimum: axis.minimum, maximum: axis.maximum, fuzz: axis.fuzz, flat: axis.flat,
    resolution: axis.resolution)
  return PANTOGRAPH_OK
}

@c(pantograph_device_slots) @implementation
package func deviceSlots(
  _ device: OpaquePointer!, _ count: UnsafeMutablePointer<Int64>!
) -> pantograph_status {
  let (device, place): (OpaquePointer?, UnsafeMutablePointer<Int64>?) = (device, count)
  guard let device, let place else { return PANTOGRAPH_MISSING }
  guard let slots = object(of: device, Device.self).description.slotCount else {
    return PANTOGRAPH_NOTHING
  }
  place.pointee = Int64(slots)
  return PANTOGRAPH_OK
}
