/// A movement since the last report; x to the right, y downwards. `DeltaUnit` has its unit.
@frozen
public struct Delta: Hashable, Sendable {
  /// The distance to the right.
  public var x: Double
  /// The distance downwards.
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// No movement.
  public static let zero = Delta(x: 0, y: 0)

  /// Whether both numbers are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}

/// The movement of a gesture since the last report.
@frozen
public struct DeltaMovement: Hashable, Sendable {
  /// The movement that a pointer would make: accelerated, if the source accelerates. The only
  /// movement that Wayland, GTK and Qt report.
  public var accelerated: Delta
  /// The movement of the fingers, without acceleration; nil if the source does not report it.
  public var unaccelerated: Delta?

  @inlinable
  public init(_ accelerated: Delta, unaccelerated: Delta? = nil) {
    self.accelerated = accelerated
    self.unaccelerated = unaccelerated
  }

  /// No movement.
  public static let zero = DeltaMovement(.zero, unaccelerated: .zero)

  /// Whether all numbers are finite.
  @inlinable
  public var isFinite: Bool { accelerated.isFinite && unaccelerated?.isFinite != false }
}
