extension DeviceQuirk {
  /// All rules, one list for each maker. A rule about one product follows that of its family.
  static let all: [DeviceQuirk] =
    alps + apple + cypress + elantech + google + goodix + logitech + microsoft + sensel + synaptics
    + wacom + asus + dell + gigabyte + gpd + graviton + honor + hp + huawei + lenovo + sony
    + starLabs + toshiba

  /// Returns the rules about a device, in the order in which they apply. Rules about touchpads do not
  /// apply to screens.
  public static func matching(_ device: DeviceDescription) -> [DeviceQuirk] {
    switch DeviceKind(device) {
    case .touchscreen, .other: []
    case .touchpad, .touchTablet: all.filter { $0.match.contains(device) } + force(of: device)
    }
  }

  /// Returns the rule about every pad whose pressure has a resolution: it is measured in units of
  /// force.
  private static func force(of device: DeviceDescription) -> [DeviceQuirk] {
    guard let axis = device.axes[AbsoluteCode.multitouchPressure], axis.resolution > 0 else {
      return []
    }
    return [
      DeviceQuirk(
        "Pads that measure force", Match(), "the pressure has a resolution, so it is a force",
        .force)
    ]
  }
}

extension DeviceQuirk.Match {
  fileprivate func contains(_ device: DeviceDescription) -> Bool {
    let identity = device.identity
    if let bus, identity.bus != bus { return false }
    if let vendor, identity.vendor != vendor { return false }
    if !products.isEmpty, !products.contains(identity.product) { return false }
    if let version, identity.version != version { return false }
    if let computer {
      guard let given = device.computer, computer.contains(given) else { return false }
    }
    guard let name else { return true }
    // Bytes are compared, because names need no tables of Unicode.
    let whole = Array(device.name.utf8)
    let part = Array(name.utf8)
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { start in
      part.indices.allSatisfy { whole[start + $0] == part[$0] }
    }
  }
}

extension DeviceDescription {
  /// The description as the rules about the device correct it.
  package func corrected(by quirks: [DeviceQuirk]) -> DeviceDescription {
    var device = self
    var size: Vector?
    for change in quirks.flatMap({ $0.changes }) {
      switch change {
      case .property(let property):
        device.properties.insert(property)
      case .lacks(let property):
        device.properties.remove(property)
      case .noTools:
        device.axes[AbsoluteCode.multitouchToolType] = AbsoluteAxis(
          minimum: ToolTypeValue.finger, maximum: ToolTypeValue.finger)
      case .size(let own):
        size = own
      case .resolution(let units, let least):
        for code in Self.positions {
          guard let axis = device.axes[code], axis.resolution <= 0, device.extent(code) >= least
          else { continue }
          device.axes[code]?.resolution = units
        }
      case .touchPressure, .touchSize, .palmPressure, .palmSize, .force:
        break
      }
    }
    if let size { device.setSize(size) }
    return device
  }

  private static let positions = [
    AbsoluteCode.x, AbsoluteCode.y, AbsoluteCode.multitouchPositionX,
    AbsoluteCode.multitouchPositionY,
  ]

  /// The larger extent of the two axes of which `code` is one.
  private func extent(_ code: UInt16) -> Int64 {
    let isContact = code >= AbsoluteCode.multitouchSlot
    let x = axes[isContact ? AbsoluteCode.multitouchPositionX : AbsoluteCode.x]?.extent ?? 0
    let y = axes[isContact ? AbsoluteCode.multitouchPositionY : AbsoluteCode.y]?.extent ?? 0
    return max(x, y)
  }

  private mutating func setSize(_ size: Vector) {
    for code in Self.positions {
      guard let axis = axes[code], axis.resolution <= 0, axis.extent > 0 else { continue }
      let isX = code == AbsoluteCode.x || code == AbsoluteCode.multitouchPositionX
      let units = Double(axis.extent) / (isX ? size.x : size.y)
      axes[code]?.resolution = max(1, Int32(min(units.rounded(), 1_000_000)))
    }
  }
}

extension ContactFilters {
  /// The filters as the rules about the device change them.
  func adjusted(
    by quirks: [DeviceQuirk], for device: DeviceDescription, on surface: SurfaceGeometry
  ) -> ContactFilters {
    var filters = self
    let axis = device.axes[AbsoluteCode.multitouchPressure] ?? device.axes[AbsoluteCode.pressure]
    func share(_ value: Int32) -> Double? {
      guard let axis, axis.extent > 0 else { return nil }
      return Double(Int64(value) - Int64(axis.minimum)) / Double(axis.extent)
    }
    func size(_ value: Int32) -> Double { surface.contactSize(major: value, minor: nil).major }
    for change in quirks.flatMap({ $0.changes }) {
      switch change {
      case .touchPressure(let begins, let ends):
        guard let begin = share(begins), let end = share(ends) else { continue }
        filters.faint?.pressure = begin
        filters.faint?.endPressure = end
        filters.faint?.leastPressureRange = 1
      case .touchSize(let begins, let ends):
        filters.faint?.size = size(begins)
        filters.faint?.endSize = size(ends)
      case .palmPressure(let value):
        guard let limit = share(value) else { continue }
        filters.palm?.pressure = limit
        filters.palm?.leastPressureRange = 1
      case .palmSize(let value):
        filters.palm?.size = size(value)
      case .force:
        filters.palm?.leastPressureRange = .max
        filters.faint?.leastPressureRange = .max
      case .size, .resolution, .property, .lacks, .noTools:
        continue
      }
    }
    return filters
  }
}
