import PantographTouches

/// A part of a survey: the contacts of one kind of surface, or movements without positions.
package enum SurveyKind: UInt8, Hashable, Sendable, CaseIterable {
  case touchpad, touchscreen, touchTablet, other
  /// Gestures that libinput or a compositor has already recognized.
  case movements

  package init(_ kind: DeviceKind) {
    self =
      switch kind {
      case .touchpad: .touchpad
      case .touchscreen: .touchscreen
      case .touchTablet: .touchTablet
      case .other: .other
      }
  }

  /// The surface whose thresholds apply. Movements come from touchpads.
  var surface: DeviceKind {
    switch self {
    case .touchpad, .movements: .touchpad
    case .touchscreen: .touchscreen
    case .touchTablet: .touchTablet
    case .other: .other
    }
  }

  /// The name in JSON and in tables; stable.
  package var key: String {
    switch self {
    case .touchpad: "touchpad"
    case .touchscreen: "touchscreen"
    case .touchTablet: "touchTablet"
    case .other: "other"
    case .movements: "movements"
    }
  }

  /// The heading in the text.
  package var title: String {
    switch self {
    case .touchpad: "Touchpads"
    case .touchscreen: "Touchscreens"
    case .touchTablet: "Tablets with touch"
    case .other: "Other devices"
    case .movements: "Movements without positions"
    }
  }

  /// The name in the picture.
  package var words: String {
    switch self {
    case .touchpad: "touchpad"
    case .touchscreen: "touchscreen"
    case .touchTablet: "tablet with touch"
    case .other: "not a touch device"
    case .movements: "movements"
    }
  }
}
