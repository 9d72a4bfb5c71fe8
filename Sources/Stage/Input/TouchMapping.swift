import Gestures
import Touches

/// Places contacts in a window. The scene chooses it.
public enum TouchMapping: Hashable, Sendable {
  /// The window's place on its screen, which the surface lies over: a touchscreen's.
  case screen
  /// The surface fills the window: a pad that is the screen.
  case surface
  /// A pad beside the screen: one finger moves the pointer, two scroll without a touch, three and
  /// more are touches at the pointer.
  case indirect(TouchpadSettings)

  /// The mapping that suits the kind of device.
  public static func standard(for kind: DeviceKind) -> TouchMapping {
    switch kind {
    case .touchscreen: .screen
    case .touchpad, .touchTablet:
      .indirect(TouchpadSettings(thresholds: .defaults(for: kind)))
    case .other: .surface
    }
  }
}
