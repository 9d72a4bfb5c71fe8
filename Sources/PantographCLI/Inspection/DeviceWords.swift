import PantographTouches

extension DeviceKind {
  /// The name of the kind in words.
  package var words: String {
    switch self {
    case .touchscreen: "touchscreen"
    case .touchpad: "touchpad"
    case .touchTablet: "tablet with touch"
    case .other: "not a touch device"
    }
  }

  /// The name used in JSON.
  package var key: String {
    switch self {
    case .touchscreen: "touchscreen"
    case .touchpad: "touchpad"
    case .touchTablet: "touchTablet"
    case .other: "other"
    }
  }
}
