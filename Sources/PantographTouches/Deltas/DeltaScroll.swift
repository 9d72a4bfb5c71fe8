/// One report of a scroll.
@frozen
public struct DeltaScroll: Hashable, Sendable {
  /// The distance to the right; nil if the report does not mention this axis. From `fingers`, the
  /// value 0 ends the scroll along the axis.
  public var x: Double?
  /// The distance downwards; nil and 0 as for `x`.
  public var y: Double?
  /// The origin of the scroll.
  public var source: ScrollSource
  /// Whether the values are opposite to the movement of the fingers ("natural" scrolling).
  public var isInverted: Bool

  @inlinable
  public init(
    x: Double? = nil, y: Double? = nil, source: ScrollSource = .fingers, isInverted: Bool = false
  ) {
    self.x = x
    self.y = y
    self.source = source
    self.isInverted = isInverted
  }

  /// The movement of the fingers. An axis that the report does not mention did not move.
  @inlinable
  public var movement: Delta {
    let sign: Double = isInverted ? -1 : 1
    return Delta(x: sign * (x ?? 0), y: sign * (y ?? 0))
  }

  /// Whether the report ends the scroll along every axis that it mentions.
  @inlinable
  public var isTerminating: Bool {
    source == .fingers && (x != nil || y != nil) && (x ?? 0) == 0 && (y ?? 0) == 0
  }
}

/// The origin of a scroll.
@frozen
public enum ScrollSource: UInt8, Hashable, Sendable, CaseIterable {
  /// Fingers on a touchpad. A value of 0 reports that they lifted.
  case fingers
  /// A continuous source without a terminating report, for example a pointing stick.
  case continuous
  /// The kinetic continuation after the fingers have lifted, for example Qt's momentum phase. No
  /// hand moves it.
  case momentum
}
