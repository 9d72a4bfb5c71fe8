/// Conversion of one axis from device units to millimetres or a fraction: `(value − origin) ·
/// scale`.
@frozen
@usableFromInline
struct AxisScale: Hashable, Sendable {
  @usableFromInline let origin: Double
  @usableFromInline let scale: Double
  @usableFromInline let minimum: Int32
  @usableFromInline let maximum: Int32
  /// The length of the axis' whole range, in converted units.
  let length: Double
  let isAssumed: Bool

  /// Creates a conversion to millimetres. If this axis reports no resolution, the other axis'
  /// resolution is used.
  init(_ axis: AbsoluteAxis?, otherwise other: AbsoluteAxis?, assumedLength: Double) {
    let own = axis?.resolution ?? 0
    let resolution = own > 0 ? own : max(0, other?.resolution ?? 0)
    let extent = Double(axis?.extent ?? 0)
    origin = Double(axis?.minimum ?? 0)
    if let axis, extent > 0 {
      length = resolution > 0 ? extent / Double(resolution) : assumedLength
      scale = length / extent
      minimum = axis.minimum
      maximum = axis.maximum
    } else {
      length = assumedLength
      scale = 1 / (resolution > 0 ? Double(resolution) : AssumedSurface.unitsPerMillimetre)
      minimum = .min
      maximum = .max
    }
    isAssumed = resolution <= 0 || extent <= 0
  }

  /// Creates a conversion to millimetres for an axis of which nothing is known.
  init(assumedLength: Double) {
    origin = 0
    scale = 1 / AssumedSurface.unitsPerMillimetre
    minimum = .min
    maximum = .max
    length = assumedLength
    isAssumed = true
  }

  /// Creates a conversion to a fraction of the axis' range; nil if the range is empty.
  init?(share axis: AbsoluteAxis) {
    guard axis.extent > 0 else { return nil }
    origin = Double(axis.minimum)
    scale = 1 / Double(axis.extent)
    minimum = axis.minimum
    maximum = axis.maximum
    length = 1
    isAssumed = false
  }

  @inlinable
  func convert(_ value: Int32) -> Double {
    (Double(value) - origin) * scale
  }

  @inlinable
  func contains(_ value: Int32) -> Bool {
    value >= minimum && value <= maximum
  }
}
