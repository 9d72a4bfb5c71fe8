/// What is taken for granted of a surface that does not tell its size. What follows from it is
/// marked `SurfaceGeometry.isAssumed`.
public enum AssumedSurface {
  /// Width and height in millimetres.
  ///
  /// A touchpad is 69 × 50 mm, as libinput assumes. A tablet's touch surface is 125 × 85 mm, that
  /// of a small Wacom Bamboo. A screen taller than wide is a telephone's of 5 inches, 62 × 110 mm;
  /// any other a notebook's of 13.3 inches, 294 × 165 mm.
  public static func size(of kind: DeviceKind, isTall: Bool) -> Vector {
    switch kind {
    case .touchpad, .other: Vector(x: 69, y: 50)
    case .touchTablet: Vector(x: 125, y: 85)
    case .touchscreen: isTall ? Vector(x: 62, y: 110) : Vector(x: 294, y: 165)
    }
  }

  /// Device units in a millimetre where not even a range is known: events without a description.
  /// Most such files come from telephones, whose screens have about 12 pixels a millimetre.
  public static let unitsPerMillimetre = 12.0
}
