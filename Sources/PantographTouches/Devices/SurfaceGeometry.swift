/// How a device's units become millimetres, radians and shares of a range.
///
/// Defined for whatever a device says of itself: a range without extent or a resolution below zero
/// counts as not told. No value it gives is infinite or not a number.
@frozen
public struct SurfaceGeometry: Hashable, Sendable {
  /// What kind of surface it is of.
  public let kind: DeviceKind
  /// Width and height in millimetres.
  public let size: Vector
  /// Whether any part of the size is a guess, and with it every position.
  public let isAssumed: Bool

  @usableFromInline let horizontal: AxisScale
  @usableFromInline let vertical: AxisScale
  @usableFromInline let pressureScale: AxisScale?
  @usableFromInline let majorScale: Double
  @usableFromInline let minorScale: Double
  @usableFromInline let orientationScale: Double?

  /// The geometry of what the device reports: its contacts, or the single pointer it has instead.
  public init(_ device: DeviceDescription) {
    let kind = DeviceKind(device)
    let sendsContacts = device.sends(.absolute, AbsoluteCode.multitouchPositionX)
    func axis(_ contactCode: UInt16, _ pointerCode: UInt16) -> AbsoluteAxis? {
      let pointer = device.axes[pointerCode]
      guard sendsContacts, var axis = device.axes[contactCode] else { return pointer }
      if axis.resolution <= 0 { axis.resolution = pointer?.resolution ?? 0 }
      return axis
    }
    let x = axis(AbsoluteCode.multitouchPositionX, AbsoluteCode.x)
    let y = axis(AbsoluteCode.multitouchPositionY, AbsoluteCode.y)
    let assumed = AssumedSurface.size(of: kind, isTall: (y?.extent ?? 0) > (x?.extent ?? 0))

    self.kind = kind
    horizontal = AxisScale(x, otherwise: y, assumedLength: assumed.x)
    vertical = AxisScale(y, otherwise: x, assumedLength: assumed.y)
    size = Vector(x: horizontal.length, y: vertical.length)
    isAssumed = horizontal.isAssumed || vertical.isAssumed

    let pressure = device.axes[AbsoluteCode.multitouchPressure]
    let pressureAxis =
      sendsContacts && pressure != nil ? pressure : device.axes[AbsoluteCode.pressure]
    pressureScale = pressureAxis.flatMap { AxisScale(share: $0) }

    // The kernel's rule: sizes are in the units of the position, unless they say otherwise.
    let unit = horizontal.scale
    func sizeScale(_ code: UInt16) -> Double {
      guard let axis = device.axes[code], axis.resolution > 0 else { return unit }
      return 1 / Double(axis.resolution)
    }
    majorScale = sizeScale(AbsoluteCode.multitouchTouchMajor)
    minorScale = sizeScale(AbsoluteCode.multitouchTouchMinor)

    // The end of the range is a quarter of a revolution.
    let turn = device.axes[AbsoluteCode.multitouchOrientation]
    orientationScale = turn.flatMap { $0.maximum > 0 ? Double.pi / 2 / Double($0.maximum) : nil }
  }

  /// What is assumed of a device of which nothing is known.
  public static let unknown = SurfaceGeometry()

  private init() {
    kind = .touchscreen
    size = AssumedSurface.size(of: .touchscreen, isTall: true)
    isAssumed = true
    horizontal = AxisScale(assumedLength: size.x)
    vertical = AxisScale(assumedLength: size.y)
    pressureScale = nil
    majorScale = horizontal.scale
    minorScale = horizontal.scale
    orientationScale = nil
  }

  /// Millimetres from the top left corner; outside the surface where the device reports so.
  @inlinable
  public func position(x: Int32, y: Int32) -> Vector {
    Vector(x: horizontal.convert(x), y: vertical.convert(y))
  }

  /// The middle of the surface, which stands for what the device has not reported yet.
  public var center: Vector { size * 0.5 }

  /// Whether the device's own range has this position.
  @inlinable
  public func contains(x: Int32, y: Int32) -> Bool {
    horizontal.contains(x) && vertical.contains(y)
  }

  /// The share of the pressure range, 0 to 1; nil when the device has no such range.
  @inlinable
  public func pressure(_ value: Int32) -> Double? {
    guard let pressureScale else { return nil }
    return min(max(pressureScale.convert(value), 0), 1)
  }

  /// The extent of the pressure range, in the device's units; 0 when it has none.
  public var pressureRange: Int {
    pressureScale.map { Int($0.maximum) - Int($0.minimum) } ?? 0
  }

  /// The axes of the touching ellipse; a circle where the device reports one axis alone.
  @inlinable
  public func contactSize(major: Int32, minor: Int32?) -> ContactSize {
    let length = max(0, Double(major) * majorScale)
    guard let minor else { return ContactSize(major: length, minor: length) }
    return ContactSize(major: length, minor: max(0, Double(minor) * minorScale))
  }

  /// Radians clockwise from pointing up; nil when the device has no range to measure it by.
  @inlinable
  public func orientation(_ value: Int32) -> Double? {
    guard let orientationScale else { return nil }
    return Double(value) * orientationScale
  }
}
