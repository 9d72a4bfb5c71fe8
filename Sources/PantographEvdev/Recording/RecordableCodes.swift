import PantographTouches

/// The event codes that a recording may contain: touch axes and touch buttons, and no keyboard
/// keys.
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

  // MSC_SCAN is left out because a scan code identifies a key.
  static let miscellaneous: CodeSet = [MiscellaneousCode.timestamp]

  static let synchronization: CodeSet = [
    SynchronizationCode.report, SynchronizationCode.configuration, SynchronizationCode.dropped,
    SynchronizationCode.multitouchReport,
  ]

  /// The codes of the letter keys (`KEY_Q` … `KEY_M`). A device with any of them is a keyboard.
  private static let letters: [ClosedRange<UInt16>] = [16...25, 30...38, 44...50]

  /// Returns whether the device has letter keys, so that none of its events may be recorded.
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

  /// Returns the events of a frame that may be recorded. Returns none if only the report would
  /// remain, because its time would still reveal when other keys were pressed.
  package static func kept(of frame: EventFrame) -> [InputEvent] {
    let kept = frame.events.filter { contains($0.type, $0.code) }
    return kept.count == 1 && frame.events.count > 1 ? [] : kept
  }

  /// Returns the description of the device with only the codes that are recorded.
  package static func description(of device: DeviceDescription) -> DeviceDescription {
    var kept = device
    kept.codes = [:]
    // Every device has these codes, and evemu's files list them.
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
