/// The beginning of a line of `libinput debug-events`: the device and the type of the event.
///
/// Versions differ: 1.3 begins a line without a mark, later ones with `-` if the device has
/// changed, and 1.28 inserts the number of equal events. Copied text has spaces for tabs.
struct DebugEventsHead {
  /// A type of event, as far as this parser distinguishes them.
  enum Kind {
    case deviceAdded
    case swipeBegin, swipeUpdate, swipeEnd
    case pinchBegin, pinchUpdate, pinchEnd
    case holdBegin, holdEnd
    /// A scroll of version 1.19 or later, whose type names its source.
    case scrollFinger, scrollContinuous
    /// A scroll of any source. Since version 1.19 libinput sends it a second time.
    case axis
    /// An event that is no movement of a gesture: keys, pointer, touchscreen, tablet, switch.
    case other
    /// A word that is no type of event.
    case unknown
  }

  /// The largest number of a node that is read and written. Linux counts to a few thousand.
  static let lastNode: UInt32 = 1_000_000

  /// The number of the device's node: 7 for `event7`.
  let node: UInt32
  let kind: Kind
  /// The position of the type's word, for messages.
  let word: LineCursor

  /// Reads up to the word of the type. Nil if the line is no event, such as a message of libinput's
  /// log, which has `event7  - message`.
  init?(_ line: inout LineCursor) {
    Self.skipEscapes(&line)
    if !line.skip(UInt8(ascii: "-")) { line.skipSpaces() }
    guard line.skip("event"), case .value(let node) = line.scanDecimal(), node <= Self.lastNode,
      line.byte == 0x20 || line.byte == 0x09
    else { return nil }
    line.skipSpaces()
    word = line
    var isNamed = false
    let first = line.next
    while line.next < line.end {
      let byte = line.next.pointee
      guard byte == UInt8(ascii: "_") || byte &- UInt8(ascii: "A") < 26 else { break }
      isNamed = isNamed || byte == UInt8(ascii: "_")
      line.next += 1
    }
    guard isNamed, line.isAtGap else { return nil }
    self.node = UInt32(node)
    kind = Self.kind(UnsafeBufferPointer(start: first, count: line.next - first))
  }

  private static let kinds: [(StaticString, Kind)] = [
    ("DEVICE_ADDED", .deviceAdded),
    ("GESTURE_SWIPE_BEGIN", .swipeBegin), ("GESTURE_SWIPE_UPDATE", .swipeUpdate),
    ("GESTURE_SWIPE_END", .swipeEnd),
    ("GESTURE_PINCH_BEGIN", .pinchBegin), ("GESTURE_PINCH_UPDATE", .pinchUpdate),
    ("GESTURE_PINCH_END", .pinchEnd),
    ("GESTURE_HOLD_BEGIN", .holdBegin), ("GESTURE_HOLD_END", .holdEnd),
    ("POINTER_SCROLL_FINGER", .scrollFinger), ("POINTER_SCROLL_CONTINUOUS", .scrollContinuous),
    ("POINTER_AXIS", .axis),
    ("POINTER_SCROLL_WHEEL", .other), ("POINTER_MOTION", .other),
    ("POINTER_MOTION_ABSOLUTE", .other), ("POINTER_BUTTON", .other), ("DEVICE_REMOVED", .other),
    ("KEYBOARD_KEY", .other), ("TOUCH_DOWN", .other), ("TOUCH_MOTION", .other),
    ("TOUCH_UP", .other), ("TOUCH_CANCEL", .other), ("TOUCH_FRAME", .other),
    ("TABLET_TOOL_AXIS", .other), ("TABLET_TOOL_PROXIMITY", .other), ("TABLET_TOOL_TIP", .other),
    ("TABLET_TOOL_BUTTON", .other), ("TABLET_PAD_BUTTON", .other), ("TABLET_PAD_RING", .other),
    ("TABLET_PAD_STRIP", .other), ("TABLET_PAD_KEY", .other), ("TABLET_PAD_DIAL", .other),
    ("SWITCH_TOGGLE", .other),
  ]

  /// Returns the type of event with this name.
  static func kind(_ name: UnsafeBufferPointer<UInt8>) -> Kind {
    for (text, kind) in kinds where text.utf8CodeUnitCount == name.count {
      let known = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      if known.elementsEqual(name) { return kind }
    }
    return .unknown
  }

  /// Skips a terminal's control sequences, such as the one by which `--compress-motion-events`
  /// replaces the line above.
  private static func skipEscapes(_ line: inout LineCursor) {
    while line.byte == 0x1b, line.byte(at: 1) == UInt8(ascii: "[") {
      line.next += 2
      // The sequence ends with the first letter.
      while line.next < line.end, line.next.pointee &- 0x40 > 0x3e { line.next += 1 }
      if line.next < line.end { line.next += 1 }
    }
  }
}
