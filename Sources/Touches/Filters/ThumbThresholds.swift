/// When a contact at the bottom of a touchpad is a resting thumb. Figures are libinput's.
public struct ThumbThresholds: Hashable, Sendable {
  /// The lowest share of the height, in which a slow contact is a thumb.
  public var lowerShare = 0.08
  /// The lowest share of the height in which a slow contact is a thumb beside another contact.
  public var upperShare = 0.15
  /// Only on surfaces of at least this many millimetres of height.
  public var leastHeight = 50.0
  /// How far the other contact is above or beside a thumb, at least, in millimetres.
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
