/// Which filters run between a device's contacts and everything that uses them; nil for off.
///
/// A contact that a filter refuses ends `cancelled` with the filter's name and stays away until it
/// lifts. One refused in its first frame never appears. Neither is counted as a finger.
public struct ContactFilters: Hashable, Sendable {
  public var palm: PalmThresholds?
  public var thumb: ThumbThresholds?
  /// A jump cancels the contact, and one with another number begins where it jumped to.
  public var jump: JumpThresholds?
  public var jitter: JitterThresholds?

  public init(
    palm: PalmThresholds? = nil, thumb: ThumbThresholds? = nil, jump: JumpThresholds? = nil,
    jitter: JitterThresholds? = nil
  ) {
    self.palm = palm
    self.thumb = thumb
    self.jump = jump
    self.jitter = jitter
  }

  public static let none = ContactFilters()

  /// All for a touchpad. For any other surface only the palms that the device itself tells.
  public static func defaults(for kind: DeviceKind) -> ContactFilters {
    switch kind {
    case .touchpad:
      ContactFilters(
        palm: PalmThresholds(), thumb: ThumbThresholds(), jump: JumpThresholds(),
        jitter: JitterThresholds())
    case .touchscreen, .touchTablet, .other:
      ContactFilters(palm: .toolTypeAlone)
    }
  }
}
