import PantographTouches

/// Converts one device's values to another device's. Positions and sizes are the same in
/// millimetres; other values are the same fraction of their range.
struct DeviceConversion {
  private let old: DeviceDescription
  private let new: DeviceDescription
  private let oldSurface: SurfaceGeometry
  private let newSurface: SurfaceGeometry
  /// The offset in millimetres that places the old surface on the new one.
  private let shift: Vector
  private(set) var report = DeviceFit.Report()

  init(from old: DeviceDescription, to new: DeviceDescription, placement: DeviceFit.Placement) {
    self.old = old
    self.new = new
    oldSurface = SurfaceGeometry(old)
    newSurface = SurfaceGeometry(new)
    switch placement {
    case .corner: shift = .zero
    case .center: shift = newSurface.center - oldSurface.center
    }
    report.isSizeAssumed = oldSurface.isAssumed || newSurface.isAssumed
  }

  /// Returns the touches that the new device can represent. If it reports no distance, hovering
  /// touches are removed, because they would look like contacts.
  mutating func touching(_ touches: [SlotTouch]) -> [SlotTouch] {
    let distance = AbsoluteCode.multitouchDistance
    guard !new.sends(.absolute, distance) || (new.axes[distance]?.maximum ?? 0) < 1 else {
      return touches
    }
    let touching = touches.filter { !$0.values.isHovering }
    if touching.count < touches.count { report.axesDropped.insert(distance) }
    return touching
  }

  mutating func convert(_ values: SlotValues) -> SlotValues {
    var converted = SlotValues()
    converted.trackingID = values.trackingID
    for code in values.knownCodes {
      guard let value = values[code] else { continue }
      guard new.sends(.absolute, code), let axis = new.axes[code] else {
        report.axesDropped.insert(code)
        continue
      }
      converted[code] = convert(value, code, axis)
    }
    return converted
  }

  private mutating func convert(_ value: Int32, _ code: UInt16, _ axis: AbsoluteAxis) -> Int32 {
    switch code {
    case AbsoluteCode.multitouchPositionX:
      let position = oldSurface.position(x: value, y: 0).x + shift.x
      return units(position / newSurface.size.x, of: axis)
    case AbsoluteCode.multitouchPositionY:
      let position = oldSurface.position(x: 0, y: value).y + shift.y
      return units(position / newSurface.size.y, of: axis)
    case AbsoluteCode.multitouchTouchMajor, AbsoluteCode.multitouchTouchMinor,
      AbsoluteCode.multitouchWidthMajor, AbsoluteCode.multitouchWidthMinor:
      let size = Double(value) * millimetres(code, old, oldSurface)
      return clamped(size / millimetres(code, new, newSurface), axis)
    case AbsoluteCode.multitouchPressure, AbsoluteCode.multitouchDistance,
      AbsoluteCode.multitouchOrientation:
      guard let from = old.axes[code], from.extent > 0 else { return clamped(Double(value), axis) }
      // Orientation is measured from zero, in the middle of its range; the others from their
      // minimum.
      if code == AbsoluteCode.multitouchOrientation, from.maximum > 0 {
        return clamped(Double(value) / Double(from.maximum) * Double(axis.maximum), axis)
      }
      let share = (Double(value) - Double(from.minimum)) / Double(from.extent)
      let converted = clamped(Double(axis.minimum) + share * Double(axis.extent), axis)
      guard code == AbsoluteCode.multitouchDistance else { return converted }
      // A hovering contact must not land by rounding, nor a touching one rise.
      return value > 0 ? max(converted, 1) : min(converted, 0)
    default:
      return clamped(Double(value), axis)
    }
  }

  /// Returns the millimetres per unit of a size. Sizes have the unit of positions unless their axis
  /// has its own resolution.
  private func millimetres(
    _ code: UInt16, _ device: DeviceDescription, _ surface: SurfaceGeometry
  ) -> Double {
    if let axis = device.axes[code], axis.resolution > 0 { return 1 / Double(axis.resolution) }
    let extent = device.axes[AbsoluteCode.multitouchPositionX]?.extent ?? 0
    return surface.size.x / Double(max(extent, 1))
  }

  private mutating func units(_ share: Double, of axis: AbsoluteAxis) -> Int32 {
    if share < 0 || share > 1 { report.positionsClamped += 1 }
    return clamped(Double(axis.minimum) + share * Double(axis.extent), axis)
  }

  private func clamped(_ value: Double, _ axis: AbsoluteAxis) -> Int32 {
    guard axis.maximum > axis.minimum else { return axis.minimum }
    return Int32(
      min(max(value.rounded(), Double(axis.minimum)), Double(axis.maximum)))
  }

  /// Returns the events that the new device can send.
  mutating func convert(_ others: [InputEvent]) -> [InputEvent] {
    let sent = others.filter { new.sends($0.type, $0.code) }
    report.eventsDropped += others.count - sent.count
    return sent
  }
}
