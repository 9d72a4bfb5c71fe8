/// Codes of `EventType.synchronization` (`SYN_…`).
public enum SynchronizationCode {
  /// `SYN_REPORT`: the frame is complete.
  public static let report: UInt16 = 0
  /// `SYN_CONFIG`.
  public static let configuration: UInt16 = 1
  /// `SYN_MT_REPORT`: one contact is complete, on a device without slots.
  public static let multitouchReport: UInt16 = 2
  /// `SYN_DROPPED`: the kernel has lost events.
  public static let dropped: UInt16 = 3
}

/// Codes of `EventType.key` (`BTN_…`) that touch devices send.
public enum KeyCode {
  /// `BTN_LEFT`.
  public static let left: UInt16 = 0x110
  /// `BTN_RIGHT`.
  public static let right: UInt16 = 0x111
  /// `BTN_MIDDLE`.
  public static let middle: UInt16 = 0x112
  /// `BTN_TOOL_PEN`: a pen is near.
  public static let toolPen: UInt16 = 0x140
  /// `BTN_TOOL_RUBBER`: a pen's other end is near.
  public static let toolRubber: UInt16 = 0x141
  /// `BTN_TOOL_FINGER`: one finger is on the surface.
  public static let toolFinger: UInt16 = 0x145
  /// `BTN_TOOL_MOUSE`: a tablet's mouse is on the surface.
  public static let toolMouse: UInt16 = 0x146
  /// `BTN_TOOL_QUINTTAP`: five fingers are on the surface.
  public static let toolQuintupleTap: UInt16 = 0x148
  /// `BTN_TOUCH`: something touches the surface.
  public static let touch: UInt16 = 0x14a
  /// `BTN_STYLUS`: the button of a pen.
  public static let stylus: UInt16 = 0x14b
  /// `BTN_TOOL_DOUBLETAP`: two fingers are on the surface.
  public static let toolDoubleTap: UInt16 = 0x14d
  /// `BTN_TOOL_TRIPLETAP`: three fingers are on the surface.
  public static let toolTripleTap: UInt16 = 0x14e
  /// `BTN_TOOL_QUADTAP`: four fingers are on the surface.
  public static let toolQuadrupleTap: UInt16 = 0x14f
}

/// Codes of `EventType.absolute` (`ABS_…`) that touch devices send.
public enum AbsoluteCode {
  /// `ABS_X`: the single pointer's x position.
  public static let x: UInt16 = 0x00
  /// `ABS_Y`: the single pointer's y position.
  public static let y: UInt16 = 0x01
  /// `ABS_PRESSURE`: the single pointer's pressure.
  public static let pressure: UInt16 = 0x18
  /// `ABS_DISTANCE`: the height of the tool above the surface.
  public static let distance: UInt16 = 0x19
  /// `ABS_TOOL_WIDTH`: the width of the tool.
  public static let toolWidth: UInt16 = 0x1c
  /// `ABS_MT_SLOT`: the slot that the following values belong to.
  public static let multitouchSlot: UInt16 = 0x2f
  /// `ABS_MT_TOUCH_MAJOR`: the long axis of the touching ellipse.
  public static let multitouchTouchMajor: UInt16 = 0x30
  /// `ABS_MT_TOUCH_MINOR`: the short axis of the touching ellipse.
  public static let multitouchTouchMinor: UInt16 = 0x31
  /// `ABS_MT_WIDTH_MAJOR`: the long axis of the tool itself.
  public static let multitouchWidthMajor: UInt16 = 0x32
  /// `ABS_MT_WIDTH_MINOR`: the short axis of the tool itself.
  public static let multitouchWidthMinor: UInt16 = 0x33
  /// `ABS_MT_ORIENTATION`: the orientation of the ellipse.
  public static let multitouchOrientation: UInt16 = 0x34
  /// `ABS_MT_POSITION_X`: a contact's x position.
  public static let multitouchPositionX: UInt16 = 0x35
  /// `ABS_MT_POSITION_Y`: a contact's y position.
  public static let multitouchPositionY: UInt16 = 0x36
  /// `ABS_MT_TOOL_TYPE`: the kind of tool, a `ToolTypeValue`.
  public static let multitouchToolType: UInt16 = 0x37
  /// `ABS_MT_BLOB_ID`: the number of the shape that a contact is part of.
  public static let multitouchBlobID: UInt16 = 0x38
  /// `ABS_MT_TRACKING_ID`: the contact in a slot; -1 when it lifts.
  public static let multitouchTrackingID: UInt16 = 0x39
  /// `ABS_MT_PRESSURE`: a contact's pressure.
  public static let multitouchPressure: UInt16 = 0x3a
  /// `ABS_MT_DISTANCE`: the height of a contact above the surface.
  public static let multitouchDistance: UInt16 = 0x3b
  /// `ABS_MT_TOOL_X`: the x position of the tool's center.
  public static let multitouchToolX: UInt16 = 0x3c
  /// `ABS_MT_TOOL_Y`: the y position of the tool's center.
  public static let multitouchToolY: UInt16 = 0x3d

  /// The upper limit of the codes; every code is smaller.
  public static let count: UInt16 = 0x40
}

/// Codes of `EventType.miscellaneous` (`MSC_…`).
public enum MiscellaneousCode {
  /// `MSC_SERIAL`: the tool's number.
  public static let serial: UInt16 = 0
  /// `MSC_SCAN`: the key's number in the hardware.
  public static let scan: UInt16 = 4
  /// `MSC_TIMESTAMP`: the device's own clock, in microseconds.
  public static let timestamp: UInt16 = 5
}

/// Values of `AbsoluteCode.multitouchToolType` (`MT_TOOL_…`).
public enum ToolTypeValue {
  /// `MT_TOOL_FINGER`.
  public static let finger: Int32 = 0
  /// `MT_TOOL_PEN`.
  public static let pen: Int32 = 1
  /// `MT_TOOL_PALM`.
  public static let palm: Int32 = 2
  /// `MT_TOOL_DIAL`.
  public static let dial: Int32 = 10
}
