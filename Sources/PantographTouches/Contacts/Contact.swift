/// One finger, or whatever the device reports as a finger, at the time of its frame.
@frozen
public struct Contact: Hashable, Sendable {
  /// The contact's number from first touch to lift. A number is never reused within a stream.
  public var id: ContactID
  /// The change in this frame: began, moved, stationary, ended or cancelled.
  public var phase: ContactPhase
  /// The position in millimetres from the surface's top left corner.
  public var position: Vector
  /// Whether the device reports this exact position, or only a corner of a box around two fingers.
  public var accuracy: PositionAccuracy
  /// The kind of tool that the device reports.
  public var tool: ContactTool
  /// The pressure as a fraction of the device's range, 0 to 1; nil when the device reports none.
  public var pressure: Double?
  /// The ellipse that touches the surface; nil when the device reports none.
  public var size: ContactSize?
  /// The orientation in radians, clockwise from pointing up; nil when the device reports none.
  public var orientation: Double?
  /// The physical buttons held while this contact is down.
  public var buttons: ButtonSet

  @inlinable
  public init(
    id: ContactID, phase: ContactPhase, position: Vector, accuracy: PositionAccuracy = .exact,
    tool: ContactTool = .finger, pressure: Double? = nil, size: ContactSize? = nil,
    orientation: Double? = nil, buttons: ButtonSet = []
  ) {
    self.id = id
    self.phase = phase
    self.position = position
    self.accuracy = accuracy
    self.tool = tool
    self.pressure = pressure
    self.size = size
    self.orientation = orientation
    self.buttons = buttons
  }
}

/// A contact's number within one stream of input.
@frozen
public struct ContactID: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  @inlinable
  public static func < (left: ContactID, right: ContactID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The axes of the ellipse that touches the surface, in millimetres.
@frozen
public struct ContactSize: Hashable, Sendable {
  /// The long axis of the touching ellipse, in millimetres.
  public var major: Double
  /// The short axis of the touching ellipse, in millimetres.
  public var minor: Double

  @inlinable
  public init(major: Double, minor: Double) {
    self.major = major
    self.minor = minor
  }
}

/// The kind of tool that touches, as far as the device reports it.
@frozen
public enum ContactTool: UInt8, Hashable, Sendable {
  case finger, pen, palm, dial, unknown
}

/// The reliability of a contact's position.
@frozen
public enum PositionAccuracy: UInt8, Hashable, Sendable {
  case exact
  /// The position may be wrong. A semi-multitouch device reports the corner of a box instead of a
  /// finger. A contact may land without one of its axes; the middle of the surface replaces the
  /// axis until it is reported.
  case approximate
}

/// Physical buttons below or beside the surface.
@frozen
public struct ButtonSet: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The left button, or the only button of a clickpad.
  @inlinable public static var left: ButtonSet { ButtonSet(rawValue: 1) }
  /// The right button of the device.
  @inlinable public static var right: ButtonSet { ButtonSet(rawValue: 2) }
  /// The middle button of the device.
  @inlinable public static var middle: ButtonSet { ButtonSet(rawValue: 4) }
}
