import PantographTouches

/// The one table of what a recording may hold: touch axes, touch buttons, and nothing of a keyboard.
public enum RecordableCodes {
  static let absolute: CodeSet = [
    AbsoluteCode.x, AbsoluteCode.y, AbsoluteCode.pressure, AbsoluteCode.distance,
    AbsoluteCode.toolWidth, AbsoluteCode.multitouchSlot, AbsoluteCode.multitouchTouchMajor,
    AbsoluteCode.multitouchTouchMinor, AbsoluteCode.multitouchWidthMajor,
    AbsoluteCode.multitouchWidthMinor, AbsoluteCode.multitouchOrientation,
    AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY,
    AbsoluteCode.multitouchToolType, AbsoluteCode.multitouchBlobID,
    AbsoluteCode.multitouchTrackingID, AbsoluteCode.multitouchPressure,
    AbsoluteCode.multitouchDistance, AbsoluteCode.multitouchToolX, AbsoluteCode.multitouchToolY,
  ]

  static let keys: CodeSet = [
    KeyCode.left, KeyCode.right, KeyCode.middle, KeyCode.toolPen, KeyCode.toolRubber,
    KeyCode.toolFinger, KeyCode.toolMouse, KeyCode.toolQuintupleTap, KeyCode.touch, KeyCode.stylus,
    KeyCode.toolDoubleTap, KeyCode.toolTripleTap, KeyCode.toolQuadrupleTap,
  ]

  // A scan code (MSC_SCAN) would name a key.
  static let miscellaneous: CodeSet = [MiscellaneousCode.timestamp]

  static let synchronization: CodeSet = [
    SynchronizationCode.report, SynchronizationCode.configuration, SynchronizationCode.dropped,
    SynchronizationCode.multitouchReport,
  ]

  /// The letters' keys, any of which makes a device a keyboard (`KEY_Q` … `KEY_M`).
  private static let letters: [ClosedRange<UInt16>] = [16...25, 30...38, 44...50]

  /// Whether the device has keys with letters, so that nothing of it may be recorded.
  public static func isKeyboard(_ device: DeviceDescription) -> Bool {
    letters.contains { $0.contains { device.sends(.key, $0) } }
  }

  static func contains(_ type: EventType, _ code: UInt16) -> Bool {
    codes(of: type)?.contains(code) ?? false
  }

  private static func codes(of type: EventType) -> CodeSet? {
    switch type {
    case .synchronization: synchronization
    case .absolute: absolute
    case .key: keys
    case .miscellaneous: miscellaneous
    default: nil
    }
  }

  /// The events of a frame that may be recorded. None where only its report would be left of a frame
  /// of other keys, which would still tell when they were hit.
  package static func kept(of frame: EventFrame) -> [InputEvent] {
    let kept = frame.events.filter { contains($0.type, $0.code) }
    return kept.count == 1 && frame.events.count > 1 ? [] : kept
  }

  /// The device as far as a recording of it tells.
  package static func description(of device: DeviceDescription) -> DeviceDescription {
    var kept = device
    kept.codes = [:]
    // Every device has these, and evemu's files say so.
    kept.codes[.synchronization] = [
      SynchronizationCode.report, SynchronizationCode.configuration, SynchronizationCode.dropped,
    ]
    for (type, codes) in device.codes {
      guard type != .synchronization, let allowed = Self.codes(of: type) else { continue }
      let both = codes.codes.filter(allowed.contains)
      if !both.isEmpty { kept.codes[type] = CodeSet(both) }
    }
    kept.axes = device.axes.filter { kept.sends(.absolute, $0.key) }
    return kept
  }
}
