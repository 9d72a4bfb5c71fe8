/// Codes of `EventType.synchronization` (`SYN_…`).
public enum SynchronizationCode {
  public static let report: UInt16 = 0
  public static let configuration: UInt16 = 1
  public static let multitouchReport: UInt16 = 2
  public static let dropped: UInt16 = 3
}

/// Codes of `EventType.key` (`BTN_…`) that touch devices send.
public enum KeyCode {
  public static let left: UInt16 = 0x110
  public static let right: UInt16 = 0x111
  public static let middle: UInt16 = 0x112
  public static let toolPen: UInt16 = 0x140
  public static let toolRubber: UInt16 = 0x141
  public static let toolFinger: UInt16 = 0x145
  public static let toolMouse: UInt16 = 0x146
  public static let toolQuintupleTap: UInt16 = 0x148
  public static let touch: UInt16 = 0x14a
  public static let stylus: UInt16 = 0x14b
  public static let toolDoubleTap: UInt16 = 0x14d
  public static let toolTripleTap: UInt16 = 0x14e
  public static let toolQuadrupleTap: UInt16 = 0x14f
}

/// Codes of `EventType.absolute` (`ABS_…`) that touch devices send.
public enum AbsoluteCode {
  public static let x: UInt16 = 0x00
  public static let y: UInt16 = 0x01
  public static let pressure: UInt16 = 0x18
  public static let distance: UInt16 = 0x19
  public static let toolWidth: UInt16 = 0x1c
  public static let multitouchSlot: UInt16 = 0x2f
  public static let multitouchTouchMajor: UInt16 = 0x30
  public static let multitouchTouchMinor: UInt16 = 0x31
  public static let multitouchWidthMajor: UInt16 = 0x32
  public static let multitouchWidthMinor: UInt16 = 0x33
  public static let multitouchOrientation: UInt16 = 0x34
  public static let multitouchPositionX: UInt16 = 0x35
  public static let multitouchPositionY: UInt16 = 0x36
  public static let multitouchToolType: UInt16 = 0x37
  public static let multitouchBlobID: UInt16 = 0x38
  public static let multitouchTrackingID: UInt16 = 0x39
  public static let multitouchPressure: UInt16 = 0x3a
  public static let multitouchDistance: UInt16 = 0x3b
  public static let multitouchToolX: UInt16 = 0x3c
  public static let multitouchToolY: UInt16 = 0x3d

  /// Codes are below this number.
  public static let count: UInt16 = 0x40
}

/// Codes of `EventType.miscellaneous` (`MSC_…`).
public enum MiscellaneousCode {
  public static let serial: UInt16 = 0
  public static let scan: UInt16 = 4
  public static let timestamp: UInt16 = 5
}

/// Values of `AbsoluteCode.multitouchToolType` (`MT_TOOL_…`).
public enum ToolTypeValue {
  public static let finger: Int32 = 0
  public static let pen: Int32 = 1
  public static let palm: Int32 = 2
  public static let dial: Int32 = 10
}
