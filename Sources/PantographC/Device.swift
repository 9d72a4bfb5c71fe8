import CPantograph
import PantographTouches

/// A device, and its description, which a C program reads or builds.
final class Device {
  var description: DeviceDescription

  init(_ description: DeviceDescription) {
    self.description = description
  }

  func add(_ type: UInt16, _ code: UInt16) {
    description.codes[EventType(rawValue: type), default: CodeSet()].insert(code)
  }
}

/// The limits: valid properties and codes are below them.
private let propertyCount: UInt16 = 32
private let codeCount: UInt16 = 1024

@c(pantograph_device_new) @implementation
package func deviceNew(_ name: UnsafePointer<CChar>!) -> OpaquePointer! {
  let name: UnsafePointer<CChar>? = name
  return newHandle(Device(DeviceDescription(name: name.map(text) ?? "")))
}

@c(pantograph_device_free) @implementation
package func deviceFree(_ device: OpaquePointer!) {
  _ = takeObject(of: device, Device.self)
}

@c(pantograph_device_identify) @implementation
package func deviceIdentify(
  _ device: OpaquePointer!, _ bus: UInt16, _ vendor: UInt16, _ product: UInt16, _ version: UInt16
) -> pantograph_status {
  let device: OpaquePointer? = device
  guard let device else { return PANTOGRAPH_MISSING }
  object(of: device, Device.self).description.identity = DeviceIdentity(
    bus: bus, vendor: vendor, product: product, version: version)
  return PANTOGRAPH_OK
}

@c(pantograph_device_add_property) @implementation
package func deviceAddProperty(
  _ device: OpaquePointer!, _ property: UInt16
) -> pantograph_status {
  let device: OpaquePointer? = device
  guard let device else { return PANTOGRAPH_MISSING }
  guard property < propertyCount else { return PANTOGRAPH_RANGE }
  object(of: device, Device.self).description.properties
    .insert(DeviceProperties(rawValue: 1 << UInt32(property)))
  return PANTOGRAPH_OK
}

@c(pantograph_device_add_code) @implementation
package func deviceAddCode(
  _ device: OpaquePointer!, _ type: UInt16, _ code: UInt16
) -> pantograph_status {
  let device: OpaquePointer? = device
  guard let device else { return PANTOGRAPH_MISSING }
  guard type < EventType.count, code < codeCount else { return PANTOGRAPH_RANGE }
  object(of: device, Device.self).add(type, code)
  return PANTOGRAPH_OK
}

@c(pantograph_device_add_axis) @implementation
package func deviceAddAxis(
  _ device: OpaquePointer!, _ code: UInt16, _ axis: UnsafePointer<pantograph_axis>!
) -> pantograph_status {
  let device: OpaquePointer? = device
  let axis: UnsafePointer<pantograph_axis>? = axis
  guard let device, let axis = axis?.pointee else { return PANTOGRAPH_MISSING }
  guard code < AbsoluteCode.count else { return PANTOGRAPH_RANGE }
  let described = object(of: device, Device.self)
  described.add(EventType.absolute.rawValue, code)
  described.description.axes[code] = AbsoluteAxis(
    minimum: axis.minimum, maximum: axis.maximum, fuzz: axis.fuzz, flat: axis.flat,
    resolution: axis.resolution)
  return PANTOGRAPH_OK
}
