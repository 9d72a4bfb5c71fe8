/// Which filters run between a device's contacts and everything that uses them; nil for off.
///
/// A contact that a filter refuses ends `cancelled` with the filter's name. One refused in its first
/// frame never appears. Neither is counted as a finger. Where it shows to be a finger after all it
/// comes back as a new contact.
public struct ContactFilters: Hashable, Sendable {
  /// Refuses palms.
  public var palm: PalmThresholds?
  /// Refuses a thumb that rests below.
  public var thumb: ThumbThresholds?
  /// A jump cancels the contact, and one with another number begins where it jumped to.
  public var jump: JumpThresholds?
  /// Holds a resting finger still.
  public var jitter: JitterThresholds?
  /// Refuses what hardly touches.
  public var faint: FaintThresholds?
  /// When a contact that palm or thumb refused comes back.
  public var returning: ReturnThresholds?

  public init(
    palm: PalmThresholds? = nil, thumb: ThumbThresholds? = nil, jump: JumpThresholds? = nil,
    jitter: JitterThresholds? = nil, faint: FaintThresholds? = nil,
    returning: ReturnThresholds? = ReturnThresholds()
  ) {
    self.palm = palm
    self.thumb = thumb
    self.jump = jump
    self.jitter = jitter
    self.faint = faint
    self.returning = returning
  }

  /// Lets all contacts through as they come.
  public static let none = ContactFilters(returning: nil)

  /// All for a touchpad. For any other surface only the palms that the device itself tells.
  public static func defaults(for kind: DeviceKind) -> ContactFilters {
    switch kind {
    case .touchpad:
      ContactFilters(
        palm: PalmThresholds(), thumb: ThumbThresholds(), jump: JumpThresholds(),
        jitter: JitterThresholds(), faint: FaintThresholds())
    case .touchscreen, .touchTablet, .other:
      ContactFilters(palm: .toolTypeAlone)
    }
  }

  /// What suits the device. Thumbs rest on clickpads, and where the bottom is, only a size tells.
  static func defaults(for device: DeviceDescription?, on surface: SurfaceGeometry) -> Self {
    var filters = defaults(for: surface.kind)
    let isClickpad = device?.properties.contains(.buttonPad) ?? false
    if !isClickpad || surface.isAssumed { filters.thumb = nil }
    return filters
  }
}

/// When a resting finger's trembling is held still.
public struct JitterThresholds: Hashable, Sendable {
  /// Millimetres a contact must move before its position follows, and by which it then lags.
  /// A quarter, as libinput has it for devices that state no fuzz.
  public var margin = 0.25
  /// A contact that goes right, left and right again within this time trembles, and from then on is
  /// held; libinput's figure. Nil holds every contact from its beginning.
  public var wobbleTime: TimeSpan? = .milliseconds(40)

  public init() {}
}

/// When a contact that was refused shows to be a finger after all. Ours: palms and thumbs that rest do
/// not travel.
///
/// What the device itself calls a palm stays one. A contact also comes back when it presses a button
/// with no other finger on the surface.
public struct ReturnThresholds: Hashable, Sendable {
  /// Millimetres that it must go, with the time at least as fast as what libinput calls no thumb…
  public var way = 10.0
  /// …in this time.
  public var time = TimeSpan.milliseconds(500)
  /// Millimetres that it must go along with fingers that are shown.
  public var wayTogether = 2.0
  /// Millimetres in `JumpThresholds.interval` from which a step does not count: nothing travels so.
  public var longestStep = 20.0

  public init() {}
}
