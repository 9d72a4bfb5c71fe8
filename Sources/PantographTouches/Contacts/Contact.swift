/// One finger, or what the device takes for one, at the moment of its frame.
@frozen
public struct Contact: Hashable, Sendable {
  /// The contact's own number, from first touch to lift; never given again in the same stream.
  public var id: ContactID
  /// Whether it came, moved, rests or ended in this frame.
  public var phase: ContactPhase
  /// Millimetres from the surface's top left corner.
  public var position: Vector
  /// Whether the device tells this place, or a corner of a box around two fingers.
  public var accuracy: PositionAccuracy
  /// The device's own word for what touches.
  public var tool: ContactTool
  /// The share of the device's pressure range, 0 to 1; nil when it reports none.
  public var pressure: Double?
  /// The touching area's ellipse; nil when the device reports none.
  public var size: ContactSize?
  /// Radians clockwise from pointing up; nil when the device reports none.
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
  /// The long axis.
  public var major: Double
  /// The short axis.
  public var minor: Double

  @inlinable
  public init(major: Double, minor: Double) {
    self.major = major
    self.minor = minor
  }
}

/// What touches, as far as the device can tell.
@frozen
public enum ContactTool: UInt8, Hashable, Sendable {
  case finger, pen, palm, dial, unknown
}

/// How far a contact's position can be trusted.
@frozen
public enum PositionAccuracy: UInt8, Hashable, Sendable {
  case exact
  /// A semi-multitouch device: the corner of a box, not a finger. Or a stream that starts in
  /// mid-touch has not told one axis yet, for which the surface's middle stands.
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

  /// The left button; a clickpad's only one.
  /// The middle button.
  /// The right button.
  @inlinable public static var left: ButtonSet { ButtonSet(rawValue: 1) }
  @inlinable public static var right: ButtonSet { ButtonSet(rawValue: 2) }
  @inlinable public static var middle: ButtonSet { ButtonSet(rawValue: 4) }
}
