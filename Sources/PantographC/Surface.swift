import CPantograph
import PantographGestures
import PantographTouches

@c(pantograph_surface_new) @implementation
package func surfaceNew(
  _ device: OpaquePointer!, _ surface: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (device, surface): (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) = (device, surface)
  surface?.pointee = nil
  guard let device, let surface else { return PANTOGRAPH_MISSING }
  let description = object(of: device, Device.self).description
  guard DeviceKind(description) != .other else { return PANTOGRAPH_NO_SURFACE }
  surface.pointee = newHandle(TouchSurface(description))
  return PANTOGRAPH_OK
}

@c(pantograph_surface_new_undescribed) @implementation
package func surfaceNewUndescribed(
  _ surface: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let place: UnsafeMutablePointer<OpaquePointer?>? = surface
  guard let place else { return PANTOGRAPH_MISSING }
  place.pointee = newHandle(TouchSurface(nil))
  return PANTOGRAPH_OK
}

@c(pantograph_surface_new_sized) @implementation
package func surfaceNewSized(
  _ isTouchpad: Bool, _ width: Double, _ height: Double,
  _ surface: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let surface: UnsafeMutablePointer<OpaquePointer?>? = surface
  surface?.pointee = nil
  guard let surface else { return PANTOGRAPH_MISSING }
  guard width > 0, height > 0, width <= 10_000, height <= 10_000 else { return PANTOGRAPH_RANGE }
  surface.pointee = newHandle(
    TouchSurface(isTouchpad: isTouchpad, width: width, height: height))
  return PANTOGRAPH_OK
}

@c(pantograph_surface_recognize_by) @implementation
package func surfaceRecognizeBy(
  _ surface: OpaquePointer!, _ thresholds: OpaquePointer!
) -> pantograph_status {
  let (surface, thresholds): (OpaquePointer?, OpaquePointer?) = (surface, thresholds)
  guard let surface else { return PANTOGRAPH_MISSING }
  let recognition = thresholds.flatMap { object(of: $0, Thresholds.self).recognition }
  return object(of: surface, TouchSurface.self).recognize(by: recognition)
    ? PANTOGRAPH_OK : PANTOGRAPH_TOO_LATE
}

@c(pantograph_surface_free) @implementation
package func surfaceFree(_ surface: OpaquePointer!) {
  takeObject(of: surface, TouchSurface.self)?.close()
}

@c(pantograph_surface_size) @implementation
package func surfaceSize(
  _ surface: OpaquePointer!, _ width: UnsafeMutablePointer<Double>!,
  _ height: UnsafeMutablePointer<Double>!, _ isAssumed: UnsafeMutablePointer<Bool>!
) -> pantograph_status {
  let surface: OpaquePointer? = surface
  guard let surface else { return PANTOGRAPH_MISSING }
  let geometry = object(of: surface, TouchSurface.self).geometry
  let places: (UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) = (width, height)
  let assumed: UnsafeMutablePointer<Bool>? = isAssumed
  places.0?.pointee = geometry.size.x
  places.1?.pointee = geometry.size.y
  assumed?.pointee = geometry.isAssumed
  return PANTOGRAPH_OK
}

@c(pantograph_surface_feed) @implementation
package func surfaceFeed(
  _ surface: OpaquePointer!, _ events: UnsafePointer<pantograph_event>!, _ count: Int
) -> pantograph_status {
  let (surface, events): (OpaquePointer?, UnsafePointer<pantograph_event>?) = (surface, events)
  guard let surface, events != nil || count == 0 else { return PANTOGRAPH_MISSING }
  guard count >= 0 else { return PANTOGRAPH_RANGE }
  let isTaken = object(of: surface, TouchSurface.self)
    .feed(UnsafeBufferPointer(start: events, count: count))
  return isTaken ? PANTOGRAPH_OK : PANTOGRAPH_OTHER_INPUT
}

@c(pantograph_surface_feed_contacts) @implementation
package func surfaceFeedContacts(
  _ surface: OpaquePointer!, _ time: Int64, _ contacts: UnsafePointer<pantograph_contact>!,
  _ count: Int
) -> pantograph_status {
  let (surface, start): (OpaquePointer?, UnsafePointer<pantograph_contact>?) = (surface, contacts)
  guard let surface, start != nil || count == 0 else { return PANTOGRAPH_MISSING }
  guard (0...ContactFrame.capacity).contains(count) else { return PANTOGRAPH_RANGE }
  let contacts = UnsafeBufferPointer(start: start, count: count)
  for (index, contact) in contacts.enumerated() {
    let isPlace = contact.x.magnitude <= 1e6 && contact.y.magnitude <= 1e6
    let isTwice = contacts[..<index].contains { $0.id == contact.id }
    if !isPlace || isTwice { return PANTOGRAPH_RANGE }
  }
  let isTaken = object(of: surface, TouchSurface.self)
    .feed(contacts, at: Timestamp(microseconds: time))
  return isTaken ? PANTOGRAPH_OK : PANTOGRAPH_OTHER_INPUT
}

@c(pantograph_surface_cancel) @implementation
package func surfaceCancel(
  _ surface: OpaquePointer!, _ time: Int64
) -> pantograph_status {
  let surface: OpaquePointer? = surface
  guard let surface else { return PANTOGRAPH_MISSING }
  object(of: surface, TouchSurface.self).cancel(at: Timestamp(microseconds: time))
  return PANTOGRAPH_OK
}

@c(pantograph_surface_deadline) @implementation
package func surfaceDeadline(
  _ surface: OpaquePointer!, _ time: UnsafeMutablePointer<Int64>!
) -> pantograph_status {
  let (surface, time): (OpaquePointer?, UnsafeMutablePointer<Int64>?) = (surface, time)
  guard let surface, let time else { return PANTOGRAPH_MISSING }
  guard let deadline = object(of: surface, TouchSurface.self).deadline else {
    return PANTOGRAPH_NOTHING
  }
  time.pointee = deadline.microseconds
  return PANTOGRAPH_OK
}

@c(pantograph_surface_advance) @implementation
package func surfaceAdvance(
  _ surface: OpaquePointer!, _ time: Int64
) -> pantograph_status {
  let surface: OpaquePointer? = surface
  guard let surface else { return PANTOGRAPH_MISSING }
  object(of: surface, TouchSurface.self).advance(to: Timestamp(microseconds: time))
  return PANTOGRAPH_OK
}

@c(pantograph_surface_contacts) @implementation
package func surfaceContacts(
  _ surface: OpaquePointer!, _ contacts: UnsafeMutablePointer<pantograph_contact>!,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>!
) -> pantograph_status {
  let (surface, places): (OpaquePointer?, UnsafeMutablePointer<pantograph_contact>?) = (
    surface, contacts
  )
  let count: UnsafeMutablePointer<Int>? = count
  guard let surface, let count, places != nil || capacity == 0 else { return PANTOGRAPH_MISSING }
  let down = object(of: surface, TouchSurface.self).contacts
  count.pointee = down.count
  // A capacity above the largest `Int` arrives as a negative number.
  for index in 0..<(capacity < 0 ? down.count : min(down.count, capacity)) {
    places?[index] = down[index]
  }
  return PANTOGRAPH_OK
}

@c(pantograph_surface_next) @implementation
package func surfaceNext(
  _ surface: OpaquePointer!, _ gesture: UnsafeMutablePointer<pantograph_gesture>!
) -> pantograph_status {
  let (surface, place): (OpaquePointer?, UnsafeMutablePointer<pantograph_gesture>?) = (
    surface, gesture
  )
  guard let surface, let place else { return PANTOGRAPH_MISSING }
  guard let gesture = object(of: surface, TouchSurface.self).next() else {
    return PANTOGRAPH_NOTHING
  }
  place.pointee = gesture
  return PANTOGRAPH_OK
}
