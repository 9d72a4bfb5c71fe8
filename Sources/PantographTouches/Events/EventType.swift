/// The kind of an input event, as Linux numbers them (`EV_…` in `linux/input-event-codes.h`).
@frozen
public struct EventType: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// `EV_SYN`: markers that group events into frames.
  @inlinable public static var synchronization: EventType { EventType(rawValue: 0x00) }
  /// `EV_KEY`: keys and buttons.
  @inlinable public static var key: EventType { EventType(rawValue: 0x01) }
  /// `EV_REL`: movements of a mouse.
  @inlinable public static var relative: EventType { EventType(rawValue: 0x02) }
  /// `EV_ABS`: positions and other values on an axis.
  @inlinable public static var absolute: EventType { EventType(rawValue: 0x03) }
  /// `EV_MSC`: events of no other type.
  @inlinable public static var miscellaneous: EventType { EventType(rawValue: 0x04) }
  /// `EV_SW`: switches, such as a lid's.
  @inlinable public static var `switch`: EventType { EventType(rawValue: 0x05) }
  /// `EV_LED`: lights.
  @inlinable public static var led: EventType { EventType(rawValue: 0x11) }
  /// `EV_SND`: sounds.
  @inlinable public static var sound: EventType { EventType(rawValue: 0x12) }
  /// `EV_REP`: the repetition of keys.
  @inlinable public static var repetition: EventType { EventType(rawValue: 0x14) }

  /// The upper limit of the types. Linux has no event type of this number or above.
  public static let count: UInt16 = 0x20

  @inlinable
  public static func < (left: EventType, right: EventType) -> Bool {
    left.rawValue < right.rawValue
  }
}
