/// When a contact is a palm's and not a finger's.
public struct PalmThresholds: Hashable, Sendable {
  /// Whether the device's own word (MT_TOOL_PALM) counts.
  public var believesToolType = true
  /// Share of the device's pressure range from which a contact is a palm; nil for any pressure
  /// allowed. 130 of 255, libinput's default. Not looked at while a physical button is held:
  /// pressing a button pad is pressing hard.
  public var pressure: Double? = 130.0 / 255
  /// The same for a contact that has gone `wayOfFingers` as a finger: a thumb that drags presses
  /// harder. 200 of 255, as ChromeOS has it.
  public var movingPressure = 200.0 / 255
  /// Millimetres. Ours.
  public var wayOfFingers = 10.0
  /// Millimetres that a contact has gone when it grows too heavy, from which it was moving as a finger:
  /// it may then come back though it presses up to `movingPressure`. A palm that lands rolls less. Ours.
  public var wayUnderWay = 3.0
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

  /// Contacts that begin in these zones are held back until they show to be fingers; figures are
  /// libinput's where nothing else is said.
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
    /// A contact that leaves the zone inward within this time is a finger; one that stays, or that
    /// leaves more along the edge than away from it, is a palm.
    public var leavingTime = TimeSpan.milliseconds(200)
    /// A contact that has been as small and light as a finger for so long is one. Ours, for pads
    /// that tell either.
    public var fingerTime = TimeSpan.milliseconds(30)
    /// Millimetres of the longer axis up to which a contact is as small as a finger. Ours.
    public var fingerSize = 14.0
    /// Share of the device's pressure range up to which it is as light as one. Ours.
    public var fingerPressure = 0.35
    /// Contacts that begin within this time of each other are one hand's fingers, zone or not.
    /// Ours: a little finger near the edge is part of the swipe.
    public var companyTime = TimeSpan.milliseconds(100)

    public init() {}
  }
}

extension PalmThresholds.Edge {
  func contains(_ position: Vector, on surface: SurfaceGeometry) -> Bool {
    isAtSide(position, on: surface) || isAtTop(position, on: surface)
  }

  /// Whether a way that began in a zone leads more away from that edge than along it.
  func isInward(_ way: Vector, from start: Vector, on surface: SurfaceGeometry) -> Bool {
    if isAtTop(start, on: surface), way.y >= abs(way.x) { return true }
    guard isAtSide(start, on: surface) else { return false }
    return (start.x < surface.size.x / 2 ? way.x : -way.x) >= abs(way.y)
  }

  private func isAtSide(_ position: Vector, on surface: SurfaceGeometry) -> Bool {
    guard surface.size.x >= leastWidth else { return false }
    let width = min(sideWidth, surface.size.x * sideShare)
    return position.x < width || position.x > surface.size.x - width
  }

  private func isAtTop(_ position: Vector, on surface: SurfaceGeometry) -> Bool {
    surface.size.y > leastHeight && position.y < surface.size.y * topShare
  }
}

extension PalmThresholds {
  // Mutating, though it changes nothing: of a value that cannot change, all would be copied.
  /// Whether the contact is a palm wherever it lies; `hasTravelled` as a finger.
  mutating func isPalm(
    _ contact: Contact, hasTravelled: Bool, on surface: SurfaceGeometry
  ) -> Bool {
    if isToldPalm(contact) { return true }
    if let pressure, let share = contact.pressure, contact.buttons.isEmpty,
      share >= (hasTravelled ? max(pressure, movingPressure) : pressure), tellsPressure(surface)
    {
      return true
    }
    if let size, let ellipse = contact.size, !surface.isAssumed, ellipse.major >= size {
      return true
    }
    return false
  }

  /// Whether the device itself says so.
  func isToldPalm(_ contact: Contact) -> Bool {
    believesToolType && contact.tool == .palm
  }

  /// Whether the device tells how large or how hard the contact is, and it is no more than a finger.
  func isFingerlike(_ contact: Contact, on surface: SurfaceGeometry) -> Bool {
    guard let edge else { return false }
    var isTold = false
    if let ellipse = contact.size, !surface.isAssumed {
      if ellipse.major > edge.fingerSize { return false }
      isTold = ellipse.major > 0
    }
    if let share = contact.pressure, tellsPressure(surface) {
      if share > edge.fingerPressure { return false }
      isTold = isTold || share > 0
    }
    return isTold
  }

  private func tellsPressure(_ surface: SurfaceGeometry) -> Bool {
    surface.pressureRange >= leastPressureRange
  }
}
