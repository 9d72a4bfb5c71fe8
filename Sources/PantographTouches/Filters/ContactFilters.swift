/// The filters between a device's contacts and everything that uses the contacts. A nil filter is
/// off.
///
/// A contact that a filter refuses ends as `cancelled` with the filter's name. A contact refused in
/// its first frame never appears. Refused contacts are not counted as fingers. A refused contact
/// that turns out to be a finger comes back as a new contact.
public struct ContactFilters: Hashable, Sendable {
  /// Thresholds for refusing palms; nil does not refuse any.
  public var palm: PalmThresholds?
  /// Thresholds for refusing a thumb that rests at the bottom; nil does not refuse any.
  public var thumb: ThumbThresholds?
  /// Cancels a contact that jumps, and begins a new one at the position it jumped to.
  public var jump: JumpThresholds?
  /// Thresholds for holding a resting finger still; nil does not hold any.
  public var jitter: JitterThresholds?
  /// Refuses contacts that are too light to be a touch.
  public var faint: FaintThresholds?
  /// Decides when a contact that was refused as a palm or thumb comes back.
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

  /// Passes all contacts on unchanged.
  public static let none = ContactFilters(returning: nil)

  /// Returns the default filters: all filters for a touchpad. Any other surface refuses only
  /// contacts that the device itself reports as palms.
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

  /// Returns the default filters for a device. The thumb filter needs a clickpad, where thumbs
  /// rest, and a known size, which says where the bottom is.
  static func defaults(for device: DeviceDescription?, on surface: SurfaceGeometry) -> Self {
    defaults(for: surface.kind).fitted(to: device, on: surface)
  }
}

/// Settings for holding a trembling finger still.
public struct JitterThresholds: Hashable, Sendable {
  /// The distance in millimetres that a contact must move before its position follows. The shown
  /// position then lags by this distance. A quarter, as in libinput for devices that report no
  /// fuzz.
  public var margin = 0.25
  /// The time within which a contact that goes right, left and right again counts as trembling.
  /// From then on its position is held. The value is libinput's. Nil holds every contact from the
  /// beginning.
  public var wobbleTime: TimeSpan? = .milliseconds(40)

  public init() {}
}

/// The movement by which a refused contact proves to be a finger. Pantograph's own values: resting
/// palms and thumbs do not travel.
///
/// A contact that the device itself reports as a palm remains one. A contact also comes back when
/// it presses a button while no other finger is shown.
public struct ReturnThresholds: Hashable, Sendable {
  /// The distance in millimetres that the contact must move within `time`. The resulting speed is
  /// the one above which libinput rules out a thumb.
  public var way = 10.0
  /// The time in which the contact must move by `way`.
  public var time = TimeSpan.milliseconds(500)
  /// The distance in millimetres that the contact must move together with fingers that are shown.
  public var wayTogether = 2.0
  /// The largest step that counts as movement, in millimetres per `JumpThresholds.interval`. No
  /// finger moves faster.
  public var longestStep = 20.0

  public init() {}
}

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
