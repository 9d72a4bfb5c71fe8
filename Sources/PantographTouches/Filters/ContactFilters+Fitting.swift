extension ContactFilters {
  /// Returns these filters without those that a device cannot have. The thumb filter needs a
  /// clickpad, where thumbs rest, and a known size, which says where the bottom is.
  package func fitted(to device: DeviceDescription?, on surface: SurfaceGeometry) -> ContactFilters
  {
    var filters = self
    let isClickpad = device?.properties.contains(.buttonPad) ?? false
    if !isClickpad || surface.isAssumed { filters.thumb = nil }
    return filters
  }
}
