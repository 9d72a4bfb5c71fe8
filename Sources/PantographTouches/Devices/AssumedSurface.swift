/// Assumptions about a surface that does not report its size. Values derived from them are marked
/// `SurfaceGeometry.isAssumed`.
public enum AssumedSurface {
  /// Returns the assumed width and height in millimetres.
  ///
  /// A touchpad is 69 × 50 mm, as libinput assumes. A tablet's touch surface is 125 × 85 mm, like a
  /// small Wacom Bamboo. A screen taller than wide is a 5-inch telephone, 62 × 110 mm; any other
  /// screen is a 13.3-inch notebook, 294 × 165 mm.
  public static func size(of kind: DeviceKind, isTall: Bool) -> Vector {
    switch kind {
    case .touchpad, .other: Vector(x: 69, y: 50)
    case .touchTablet: Vector(x: 125, y: 85)
    case .touchscreen: isTall ? Vector(x: 62, y: 110) : Vector(x: 294, y: 165)
    }
  }

  /// The device units in a millimetre if not even a range is known, as for events without a
  /// description. Most such files come from telephones, whose screens have about 12 pixels per
  /// millimetre.
  public static let unitsPerMillimetre = 12.0
}
