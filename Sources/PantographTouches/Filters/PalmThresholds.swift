/// Limits above which a contact is a palm instead of a finger.
public struct PalmThresholds: Hashable, Sendable {
  /// Whether a contact counts as a palm if the device itself reports it as one (MT_TOOL_PALM).
  public var believesToolType = true
  /// The pressure from which a contact is a palm, as a fraction of the device's range; nil allows
  /// any. 130 of 255, libinput's default. Ignored while a physical button is held, because pressing
  /// a clickpad takes force.
  public var pressure: Double? = 130.0 / 255
  /// The pressure limit for a contact that has moved `wayOfFingers` as a finger, because a dragging
  /// thumb presses harder. 200 of 255, as in ChromeOS.
  public var movingPressure = 200.0 / 255
  /// The distance after which `movingPressure` applies, in millimetres. Pantograph's own value.
  public var wayOfFingers = 10.0
  /// The distance in millimetres after which a contact that becomes too heavy was already moving as
  /// a finger. Such a contact may come back while its pressure is below `movingPressure`. A
  /// landing palm rolls less far. Pantograph's own value.
  public var wayUnderWay = 3.0
  /// The smallest pressure range, in device units, for which `pressure` is checked. On pads with a
  /// coarser range an ordinary tap uses more than half of it.
  public var leastPressureRange = 255
  /// The length of the longer axis from which a contact is a palm, in millimetres; nil allows any.
  /// 21.2, as in ChromeOS. Ignored if the size of the surface is assumed.
  public var size: Double? = 21.2
  /// Zones at the edges in which a new contact is held back; nil for none.
  public var edge: Edge? = Edge()

  public init() {}

  /// Thresholds that refuse only contacts the device itself reports as palms. Right for a screen,
  /// whose edges are for fingers.
  public static var toolTypeAlone: PalmThresholds {
    var thresholds = PalmThresholds()
    thresholds.pressure = nil
    thresholds.size = nil
    thresholds.edge = nil
    return thresholds
  }

  /// Zones in which a new contact is held back until it proves to be a finger. The values are
  /// libinput's unless stated otherwise.
  public struct Edge: Hashable, Sendable {
    /// The width of the zones at the left and right, as a fraction of the surface's width.
    public var sideShare = 0.08
    /// The largest width of these zones, in millimetres.
    public var sideWidth = 8.0
    /// The smallest width of a surface with these zones, in millimetres.
    public var leastWidth = 70.0
    /// The height of the zone at the top, as a fraction of the surface's height.
    public var topShare = 0.05
    /// The height of a surface, in millimetres, above which it has this zone.
    public var leastHeight = 55.0
    /// The time in which a finger leaves the zone inward. A contact that stays longer, or that
    /// leaves more along the edge than away from it, is a palm.
    public var leavingTime = TimeSpan.milliseconds(200)
    /// The time after which a contact that is as small and light as a finger counts as one.
    /// Pantograph's own value, for pads that report size or pressure.
    public var fingerTime = TimeSpan.milliseconds(30)
    /// The longer axis up to which a contact is as small as a finger, in millimetres. Pantograph's
    /// own value.
    public var fingerSize = 14.0
    /// The pressure up to which a contact is as light as a finger, as a fraction of the device's
    /// range. Pantograph's own value.
    public var fingerPressure = 0.35
    /// The time between the beginnings of two contacts up to which both are fingers of one hand,
    /// even in a zone. Pantograph's own value: a little finger near the edge is part of the swipe.
    public var companyTime = TimeSpan.milliseconds(100)

    public init() {}
  }
}

extension PalmThresholds.Edge {
  func contains(_ position: Vector, on surface: SurfaceGeometry) -> Bool {
    isAtSide(position, on: surface) || isAtTop(position, on: surface)
  }

  /// Whether a movement that began in a zone at an edge leads more away from that edge than along
  /// it.
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
  // Mutating, though nothing changes: calling it on an immutable value would copy the value. Calling
  // it as a function would copy the value, too.
  /// Whether the contact presses like a palm, wherever it lies. A contact that has travelled as a
  /// finger may press harder.
  @inline(__always) mutating func isHeavy(
    _ contact: Contact, hasTravelled: Bool, on surface: SurfaceGeometry
  ) -> Bool {
    guard let pressure, let share = contact.pressure, contact.buttons.isEmpty else { return false }
    return share >= (hasTravelled ? max(pressure, movingPressure) : pressure)
      && tellsPressure(surface)
  }

  /// Whether the contact is as large as a palm, or the device itself reports a palm.
  @inline(__always) mutating func isWide(_ contact: Contact, on surface: SurfaceGeometry) -> Bool {
    if isToldPalm(contact) { return true }
    if let size, let ellipse = contact.size, tellsSize(surface), ellipse.major >= size {
      return true
    }
    return false
  }

  /// Whether the device itself reports the contact as a palm.
  @inline(__always) func isToldPalm(_ contact: Contact) -> Bool {
    believesToolType && contact.tool == .palm
  }

  /// Whether the device reports the contact's size or pressure, and neither exceeds that of a
  /// finger.
  func isFingerlike(_ contact: Contact, on surface: SurfaceGeometry) -> Bool {
    guard let edge else { return false }
    var isTold = false
    if let ellipse = contact.size, tellsSize(surface) {
      if ellipse.major > edge.fingerSize { return false }
      isTold = ellipse.major > 0
    }
    if let share = contact.pressure, tellsPressure(surface) {
      if share > edge.fingerPressure { return false }
      isTold = isTold || share > 0
    }
    return isTold
  }

  /// Whether the device reports sizes in millimetres. A range that ends below the size of a palm is
  /// in units of its own.
  @inline(__always) private func tellsSize(_ surface: SurfaceGeometry) -> Bool {
    !surface.isAssumed && (size.map { surface.largestSize >= $0 } ?? true)
  }

  @inline(__always) private func tellsPressure(_ surface: SurfaceGeometry) -> Bool {
    surface.pressureRange >= leastPressureRange
  }
}
