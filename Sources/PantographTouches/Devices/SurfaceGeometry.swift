/// Converts a device's units to millimetres, radians and fractions of a range.
///
/// Every device description gives a valid geometry: a range without extent or a negative resolution
/// counts as not reported. No result is infinite or NaN.
@frozen
public struct SurfaceGeometry: Hashable, Sendable {
  /// The kind of the surface.
  public let kind: DeviceKind
  /// The width and height of the surface, in millimetres.
  public let size: Vector
  /// Whether any part of the size is a guess; if so, every position is a guess as well.
  public let isAssumed: Bool

  @usableFromInline let horizontal: AxisScale
  @usableFromInline let vertical: AxisScale
  @usableFromInline let pressureScale: AxisScale?
  @usableFromInline let majorScale: Double
  @usableFromInline let minorScale: Double
  @usableFromInline let orientationScale: Double?
  /// Whether the pressure is that of the pointer, because contacts have none.
  let isPointerPressure: Bool
  /// The largest size that the device can report, in millimetres; infinite if it states no range.
  let largestSize: Double

  /// Creates the geometry of the device's contacts, or of its single pointer if it has no contacts. Rules
  /// about the device's model apply.
  public init(_ device: DeviceDescription) {
    let device = device.corrected(by: DeviceQuirk.matching(device))
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
    isPointerPressure = sendsContacts && pressure == nil

    // The kernel's rule: sizes have the unit of positions unless their axis has its own resolution.
    let unit = horizontal.scale
    func sizeScale(_ code: UInt16) -> Double {
      guard let axis = device.axes[code], axis.resolution > 0 else { return unit }
      return 1 / Double(axis.resolution)
    }
    majorScale = sizeScale(AbsoluteCode.multitouchTouchMajor)
    minorScale = sizeScale(AbsoluteCode.multitouchTouchMinor)

    let sizes = device.axes[AbsoluteCode.multitouchTouchMajor]
    let hasRange = sizes.map { $0.extent > 0 } ?? false
    largestSize = hasRange ? Double(sizes?.maximum ?? 0) * majorScale : .infinity

    // The end of the orientation range is a quarter of a revolution.
    let turn = device.axes[AbsoluteCode.multitouchOrientation]
    orientationScale = turn.flatMap { $0.maximum > 0 ? Double.pi / 2 / Double($0.maximum) : nil }
  }

  /// The assumed geometry of a device without a description.
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
    isPointerPressure = false
    largestSize = .infinity
  }

  /// Returns the position in millimetres from the top left corner. The position is outside the
  /// surface if the device reports it there.
  @inlinable
  public func position(x: Int32, y: Int32) -> Vector {
    Vector(x: horizontal.convert(x), y: vertical.convert(y))
  }

  /// The middle of the surface, used in place of a position that the device has not reported yet.
  public var center: Vector { size * 0.5 }

  /// Whether this position is within the ranges of the device's axes.
  @inlinable
  public func contains(x: Int32, y: Int32) -> Bool {
    horizontal.contains(x) && vertical.contains(y)
  }

  /// Returns the pressure as a fraction of its range, 0 to 1; nil if the device has no such range.
  @inlinable
  public func pressure(_ value: Int32) -> Double? {
    guard let pressureScale else { return nil }
    return min(max(pressureScale.convert(value), 0), 1)
  }

  /// The extent of the pressure range, in device units; 0 if the device has none.
  public var pressureRange: Int {
    pressureScale.map { Int($0.maximum) - Int($0.minimum) } ?? 0
  }

  /// Returns the only contact's pressure for devices that report the pressure of the pointer alone;
  /// nil if there are several contacts.
  func pressure(ofPointer value: Int32, _ present: UInt32) -> Double? {
    guard isPointerPressure, value > 0, present.nonzeroBitCount == 1 else { return nil }
    return pressure(value)
  }

  /// Returns the axes of the touching ellipse in millimetres; a circle if the device reports only
  /// one axis.
  @inlinable
  public func contactSize(major: Int32, minor: Int32?) -> ContactSize {
    let length = max(0, Double(major) * majorScale)
    guard let minor else { return ContactSize(major: length, minor: length) }
    return ContactSize(major: length, minor: max(0, Double(minor) * minorScale))
  }

  /// Returns the orientation in radians, clockwise from pointing up; nil if the device reports no
  /// range for it.
  @inlinable
  public func orientation(_ value: Int32) -> Double? {
    guard let orientationScale else { return nil }
    return Double(value) * orientationScale
  }
}
