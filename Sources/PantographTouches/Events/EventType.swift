/// The kind of an input event, as Linux numbers them (`EV_…` in `linux/input-event-codes.h`).
@frozen
public struct EventType: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// `EV_SYN`: how events belong together.
  /// `EV_REP`: how keys repeat.
  /// `EV_KEY`: keys and buttons.
  /// `EV_SND`: sounds.
  /// `EV_REL`: movements of a mouse.
  /// `EV_LED`: lights.
  /// `EV_ABS`: places and other values on an axis.
  /// `EV_SW`: switches, as of a lid.
  /// `EV_MSC`: what fits nowhere else.
  @inlinable public static var synchronization: EventType { EventType(rawValue: 0x00) }
  @inlinable public static var key: EventType { EventType(rawValue: 0x01) }
  @inlinable public static var relative: EventType { EventType(rawValue: 0x02) }
  @inlinable public static var absolute: EventType { EventType(rawValue: 0x03) }
  @inlinable public static var miscellaneous: EventType { EventType(rawValue: 0x04) }
  @inlinable public static var `switch`: EventType { EventType(rawValue: 0x05) }
  @inlinable public static var led: EventType { EventType(rawValue: 0x11) }
  @inlinable public static var sound: EventType { EventType(rawValue: 0x12) }
  @inlinable public static var repetition: EventType { EventType(rawValue: 0x14) }

  /// Types are below this number; a larger one is no event of Linux'.
  public static let count: UInt16 = 0x20

  @inlinable
  public static func < (left: EventType, right: EventType) -> Bool {
    left.rawValue < right.rawValue
  }
}
