/// When a contact is a palm's and not a finger's.
public struct PalmThresholds: Hashable, Sendable {
  /// Whether the device's own word (MT_TOOL_PALM) counts.
  public var believesToolType = true
  /// Share of the device's pressure range from which a contact is a palm; nil for any pressure
  /// allowed. 130 of 255, libinput's default. Not looked at while a physical button is held:
  /// pressing a button pad is pressing hard.
  public var pressure: Double? = 130.0 / 255
  /// The least pressure range, in the device's units, of which that share is looked at: on pads with
  /// a coarser one an ordinary tap has more than half of it.
  public var leastPressureRange = 255
  /// Millimetres of the longer axis from which a contact is a palm; nil for any size allowed.
  /// 21.2, as ChromeOS has it. Not looked at where the size of the surface is assumed.
  public var size: Double? = 21.2
  /// Where a contact that begins near the edge is held back; nil for nowhere.
  public var edge: Edge? = Edge()

  public init() {}

  /// Only what the device itself says: right for a screen, whose edges are for fingers.
  public static var toolTypeAlone: PalmThresholds {
    var thresholds = PalmThresholds()
    thresholds.pressure = nil
    thresholds.size = nil
    thresholds.edge = nil
    return thresholds
  }

  /// Contacts that begin in these zones are held back until they leave; figures are libinput's.
  public struct Edge: Hashable, Sendable {
    /// The zone at the left and right: this share of the width…
    public var sideShare = 0.08
    /// …and at most this many millimetres…
    public var sideWidth = 8.0
    /// …on a surface at least this many millimetres wide.
    public var leastWidth = 70.0
    /// The zone at the top: this share of the height…
    public var topShare = 0.05
    /// …on a surface higher than this many millimetres.
    public var leastHeight = 55.0
    /// A contact that leaves the zone within this time is a finger; one that stays is a palm.
    public var leavingTime = TimeSpan.milliseconds(200)
    /// Contacts that begin within this time of each other are one hand's fingers, zone or not.
    /// Ours: a little finger near the edge is part of the swipe.
    public var companyTime = TimeSpan.milliseconds(100)

    public init() {}
  }
}

extension PalmThresholds.Edge {
  func contains(_ position: Vector, on surface: SurfaceGeometry) -> Bool {
    if surface.size.x >= leastWidth {
      let width = min(sideWidth, surface.size.x * sideShare)
      if position.x < width || position.x > surface.size.x - width { return true }
    }
    return surface.size.y > leastHeight && position.y < surface.size.y * topShare
  }
}

extension PalmThresholds {
  /// Whether the contact is a palm wherever it lies.
  func isPalm(_ contact: Contact, on surface: SurfaceGeometry) -> Bool {
    if believesToolType && contact.tool == .palm { return true }
    if let pressure, let share = contact.pressure, contact.buttons.isEmpty, share >= pressure,
      surface.pressureRange >= leastPressureRange
    {
      return true
    }
    if let size, let ellipse = contact.size, !surface.isAssumed, ellipse.major >= size {
      return true
    }
    return false
  }
}
