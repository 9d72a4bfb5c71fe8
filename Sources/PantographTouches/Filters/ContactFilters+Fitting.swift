extension ContactFilters {
  /// Returns these filters without those that a device cannot have. The thumb filter needs a
  /// clickpad, where thumbs rest, and a known size, which says where the bottom is.
  package func fitted(to device: DeviceDescription?, on surface: SurfaceGeometry) -> ContactFilters
  {
    let quirks = device.map { DeviceQuirk.matching($0) } ?? []
    let device = device?.corrected(by: quirks)
    var filters = self
    let isClickpad = device?.properties.contains(.buttonPad) ?? false
    if !isClickpad || surface.isAssumed { filters.thumb = nil }
    guard let device else { return filters }
    return filters.adjusted(by: quirks, for: device, on: surface)
  }
}
