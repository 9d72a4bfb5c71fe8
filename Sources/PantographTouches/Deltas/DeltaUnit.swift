/// The unit of the movements in a stream of `DeltaReport`.
@frozen
public enum DeltaUnit: UInt8, Hashable, Sendable, CaseIterable {
  /// libinput with its adaptive profile, which is the default. The movements are those of a device
  /// with 1,000 dots per inch; both kinds of a touchpad's movement are slowed down in addition.
  case libinput
  /// libinput with its flat profile.
  case libinputFlat
  /// Wayland's pointer gestures: points of the surface that receives them. Compositors send
  /// libinput's accelerated movements unchanged.
  case wayland
  /// GTK's touchpad events: points of the surface, from Wayland or X11.
  case gtk
  /// Qt's native gestures and its wheel events with pixels: device-independent pixels.
  case qt

  /// The units of 1 millimetre of the hand, for movements without acceleration.
  ///
  /// 1,000 dots per inch are 39.37 per millimetre. libinput slows a touchpad down by 0.2968, and by
  /// another 0.9 with the adaptive profile.
  @inlinable
  public var perMillimetre: Double {
    switch self {
    case .libinput, .wayland, .gtk, .qt: 1000 / 25.4 * 0.9 * 0.2968
    case .libinputFlat: 1000 / 25.4 * 0.2968
    }
  }

  /// Whether millimetres are assumed for movements without acceleration. libinput knows the
  /// resolution of a touchpad; the others do not state what they did to the movements.
  @inlinable
  public var assumesMillimetres: Bool {
    switch self {
    case .libinput, .libinputFlat: false
    case .wayland, .gtk, .qt: true
    }
  }

  /// Whether points are assumed. Compositors and toolkits report points; for libinput's unit, one
  /// point is assumed, as GNOME Shell, niri, KWin and Hyprland do.
  @inlinable
  public var assumesPoints: Bool {
    switch self {
    case .libinput, .libinputFlat: true
    case .wayland, .gtk, .qt: false
    }
  }

  /// The unit's name in files and messages.
  public var name: StaticString {
    switch self {
    case .libinput: "libinput"
    case .libinputFlat: "libinput-flat"
    case .wayland: "wayland"
    case .gtk: "gtk"
    case .qt: "qt"
    }
  }
}

extension DeltaUnit {
  /// Returns the movement of the hand. It is assumed if the unit assumes millimetres, or if the
  /// movement has only its accelerated form.
  @inlinable
  public func millimetres(_ movement: DeltaMovement) -> (Vector, isAssumed: Bool) {
    let delta = movement.unaccelerated ?? movement.accelerated
    return (
      Vector(x: delta.x, y: delta.y) / perMillimetre,
      isAssumed: assumesMillimetres || movement.unaccelerated == nil
    )
  }

  /// Returns the movement of the hand in a scroll. libinput does not accelerate scrolls.
  @inlinable
  public func millimetres(_ scroll: DeltaScroll) -> (Vector, isAssumed: Bool) {
    let delta = scroll.movement
    return (Vector(x: delta.x, y: delta.y) / perMillimetre, isAssumed: assumesMillimetres)
  }

  /// Returns the movement on the screen, as a pointer would move.
  @inlinable
  public func points(_ movement: DeltaMovement) -> (PointVector, isAssumed: Bool) {
    (
      PointVector(x: movement.accelerated.x, y: movement.accelerated.y),
      isAssumed: assumesPoints
    )
  }

  /// Returns the movement of a scroll on the screen.
  @inlinable
  public func points(_ scroll: DeltaScroll) -> (PointVector, isAssumed: Bool) {
    let delta = scroll.movement
    return (PointVector(x: delta.x, y: delta.y), isAssumed: assumesPoints)
  }
}
