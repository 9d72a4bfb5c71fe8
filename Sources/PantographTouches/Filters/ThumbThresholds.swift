/// Limits within which a contact at the bottom of a clickpad is a resting thumb. The values are
/// libinput's.
///
/// Not applied while a button is held, nor to a finger beside another. A thumb that moves, or that
/// presses the pad with no other finger on it, comes back.
public struct ThumbThresholds: Hashable, Sendable {
  /// The zone at the bottom in which a slow contact is a thumb, as a fraction of the height.
  public var lowerShare = 0.08
  /// The zone at the bottom in which a slow contact is a thumb if there is another contact, as a
  /// fraction of the height.
  public var upperShare = 0.15
  /// The smallest height of a surface to which this filter applies, in millimetres.
  public var leastHeight = 50.0
  /// The smallest distance from the thumb to the other contact, sideways (`x`) or upward (`y`), in
  /// millimetres. With a nearer contact the two count as a pair of fingers.
  public var companion = Vector(x: 35, y: 25)
  /// The speed up to which a contact is slow, in millimetres per second over `restingTime`.
  public var speed = 20.0
  /// The time for which the contact must have been slow.
  public var restingTime = TimeSpan.milliseconds(100)
  /// The time between the beginnings of two contacts up to which both are fingers of one hand: a
  /// pinch includes a moving thumb. Pantograph's own value.
  public var companyTime = TimeSpan.milliseconds(100)

  public init() {}
}

/// Limits below which a contact is too light to be a touch. Pantograph's own values.
public struct FaintThresholds: Hashable, Sendable {
  /// The pressure from which a contact begins, as a fraction of the device's range: 13 of 255.
  /// Fingers of labelled pinches reach 20; libinput's 31 would lose them. A pressure of 0 counts as
  /// not reported.
  public var pressure = 0.05
  /// The pressure below which a contact ends, as a fraction of the device's range: 5 of 255. After
  /// it began, a contact may be lighter than `pressure`; labelled fingers fall to 13.
  public var endPressure = 0.02
  /// The size from which a contact begins, in millimetres; nil allows any.
  public var size: Double?
  /// The size below which a contact ends, in millimetres; nil allows any.
  public var endSize: Double?
  /// The smallest pressure range, in device units, for which `pressure` is checked.
  public var leastPressureRange = 100

  public init() {}
}

extension FaintThresholds {
  func isFaint(_ contact: Contact, on surface: SurfaceGeometry) -> Bool {
    if let size, let ellipse = contact.size, ellipse.major < size { return true }
    guard let share = contact.pressure, share > 0 else { return false }
    return share < pressure && surface.pressureRange >= leastPressureRange
  }

  /// Whether a contact that has begun is too light to be a touch any longer.
  func hasFaded(_ contact: Contact, on surface: SurfaceGeometry) -> Bool {
    if let endSize, let ellipse = contact.size, ellipse.major < endSize { return true }
    guard let share = contact.pressure, share > 0 else { return false }
    return share < endPressure && surface.pressureRange >= leastPressureRange
  }
}
