import PantographTouches

/// The meaning of the movements that a source reports, for something on the screen.
public struct DeltaSource: Hashable, Sendable {
  /// The unit of the reports.
  public var unit: DeltaUnit
  /// The kind of movement that moves things on the screen.
  public var reading: DeltaReading
  /// The movement of two fingers before the source reports a gesture, in millimetres. libinput
  /// waits until both have moved by 1.5 mm, in order to tell a scroll from a pinch.
  public var swallowed: Double
  /// The addition to `swallowed` for each further finger, in millimetres; libinput's 0.5.
  public var swallowedPerFinger: Double
  /// The movement after which a direction counts, in points of a pointer: 5, as in KWin and
  /// Hyprland. A single report is often a step along one axis.
  public var directionDistance: Double
  /// The change of the spread up to which a pinch moves things like a swipe. libinput decides in the
  /// first millimetres whether fingers swipe or pinch, and never corrects that. 0.25: fingers that
  /// move together change their spread by less; below 0, pinches move nothing.
  public var steadySpread: Double

  /// Creates a source that swallows as much as libinput. Without a reading, movements are read as
  /// the unit reports them without an assumption.
  public init(
    _ unit: DeltaUnit = .libinput, reading: DeltaReading? = nil, swallowed: Double = 1.5,
    swallowedPerFinger: Double = 0.5, directionDistance: Double = 5, steadySpread: Double = 0.25
  ) {
    self.unit = unit
    self.reading = reading ?? (unit.assumesMillimetres ? .pointer : .hand)
    self.swallowed = swallowed >= 0 ? swallowed : 0
    self.swallowedPerFinger = swallowedPerFinger >= 0 ? swallowedPerFinger : 0
    self.directionDistance = directionDistance >= 0 ? directionDistance : 0
    self.steadySpread = steadySpread
  }

  /// Whether distances on the screen rest on an assumption.
  public var isAssumed: Bool {
    switch reading {
    case .hand: unit.assumesMillimetres
    case .pointer: unit.assumesPoints
    }
  }

  /// Whether fingers move together that have this spread, relative to the beginning of their pinch.
  func isSteady(_ scale: Double) -> Bool {
    guard scale.isFinite else { return steadySpread >= 0 }
    return (scale - 1).magnitude <= steadySpread
  }

  /// Returns a movement in points. `factor` is that of `pointsPerUnit`.
  @inline(__always)
  func points(_ movement: DeltaMovement, _ factor: Double) -> PointVector {
    let delta =
      switch reading {
      case .hand: movement.unaccelerated ?? movement.accelerated
      case .pointer: movement.accelerated
      }
    return PointVector(x: delta.x * factor, y: delta.y * factor)
  }

  /// Returns the movement of a scroll in points. `factor` is that of `pointsPerUnit`.
  func points(_ scroll: DeltaScroll, _ factor: Double) -> PointVector {
    let delta = scroll.movement
    return PointVector(x: delta.x * factor, y: delta.y * factor)
  }

  /// Returns the points that one unit of a movement moves.
  func pointsPerUnit(_ pointsPerMillimetre: Double) -> Double {
    switch reading {
    case .hand: pointsPerMillimetre / unit.perMillimetre
    case .pointer: 1
    }
  }

  /// Returns the points that a millimetre of the hand moves, without acceleration.
  func scale(_ pointsPerMillimetre: Double) -> Double {
    switch reading {
    case .hand: pointsPerMillimetre
    case .pointer: unit.perMillimetre
    }
  }

  /// Returns the movement before the first report, in points.
  func swallowed(_ fingers: Int, _ pointsPerMillimetre: Double) -> Double {
    (swallowed + swallowedPerFinger * Double(max(0, fingers - 2))) * scale(pointsPerMillimetre)
  }
}

/// The kind of movement that moves things on the screen.
@frozen
public enum DeltaReading: UInt8, Hashable, Sendable, CaseIterable {
  /// The hand's movement in millimetres, times the points per millimetre of the space.
  case hand
  /// The movement of a pointer, in points. Accelerated, if the source accelerates.
  case pointer
}
