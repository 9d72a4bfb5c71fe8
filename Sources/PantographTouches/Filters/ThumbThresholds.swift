/// When a contact at the bottom of a clickpad is a resting thumb. Figures are libinput's.
///
/// Not asked while a button is held, nor of a finger beside another. A thumb that moves, or presses
/// the pad with no other finger on it, comes back.
public struct ThumbThresholds: Hashable, Sendable {
  /// The lowest share of the height, in which a slow contact is a thumb.
  public var lowerShare = 0.08
  /// The lowest share of the height in which a slow contact is a thumb beside another contact.
  public var upperShare = 0.15
  /// Only on surfaces of at least this many millimetres of height.
  public var leastHeight = 50.0
  /// How far the other contact is above or beside a thumb, at least, in millimetres. One that is
  /// nearer makes two fingers of them.
  public var companion = Vector(x: 35, y: 25)
  /// Millimetres per second below which it is slow, over `restingTime`.
  public var speed = 20.0
  /// How long it must have been slow.
  public var restingTime = TimeSpan.milliseconds(100)
  /// Contacts that begin within this time of each other are one hand's fingers: a pinch has a thumb
  /// in it that moves. Ours.
  public var companyTime = TimeSpan.milliseconds(100)

  public init() {}
}

/// When a contact is too light to be a touch yet. Ours.
public struct FaintThresholds: Hashable, Sendable {
  /// The share of the device's pressure range from which a contact begins; once begun it may be any
  /// lighter. A pressure of 0 counts as not told.
  public var pressure = 0.02
  /// The least pressure range, in the device's units, of which that share is looked at.
  public var leastPressureRange = 100

  public init() {}
}

extension FaintThresholds {
  func isFaint(_ contact: Contact, on surface: SurfaceGeometry) -> Bool {
    guard let share = contact.pressure, share > 0 else { return false }
    return share < pressure && surface.pressureRange >= leastPressureRange
  }
}
