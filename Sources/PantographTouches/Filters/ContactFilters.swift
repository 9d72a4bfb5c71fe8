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
