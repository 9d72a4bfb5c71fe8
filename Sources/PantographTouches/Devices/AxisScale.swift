/// One axis' way from the device's units to ours: `(value − origin) · scale`.
@frozen
@usableFromInline
struct AxisScale: Hashable, Sendable {
  @usableFromInline let origin: Double
  @usableFromInline let scale: Double
  @usableFromInline let minimum: Int32
  @usableFromInline let maximum: Int32
  /// The length of the whole range, in our units.
  let length: Double
  let isAssumed: Bool

  /// To millimetres. Units are taken to be as long as the other axis' where this one does not say.
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

  /// To millimetres, with nothing known.
  init(assumedLength: Double) {
    origin = 0
    scale = 1 / AssumedSurface.unitsPerMillimetre
    minimum = .min
    maximum = .max
    length = assumedLength
    isAssumed = true
  }

  /// To the share of the axis' range; nil where it has no extent.
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
