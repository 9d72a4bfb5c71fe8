import PantographTouches

/// Directions of a swipe, with UIKit's raw values.
@frozen
public struct SwipeDirections: OptionSet, Hashable, Sendable {
  /// One bit for each direction, as in UIKit.
  public var rawValue: UInt

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Towards larger x.
  @inlinable public static var right: SwipeDirections { SwipeDirections(rawValue: 1) }
  @inlinable public static var left: SwipeDirections { SwipeDirections(rawValue: 2) }
  @inlinable public static var up: SwipeDirections { SwipeDirections(rawValue: 4) }
  @inlinable public static var down: SwipeDirections { SwipeDirections(rawValue: 8) }

  /// The directions that are recognized: if a mask contains a sideways direction, UIKit (measured)
  /// ignores the vertical directions.
  var effective: SwipeDirections {
    let sideways = intersection([.right, .left])
    return sideways.isEmpty ? intersection([.up, .down]) : sideways
  }

  /// Returns the components of a movement along this single direction and across it.
  func parts(of movement: Vector) -> (forward: Double, aside: Double) {
    switch self {
    case .right: (movement.x, movement.y.magnitude)
    case .left: (-movement.x, movement.y.magnitude)
    case .up: (-movement.y, movement.x.magnitude)
    default: (movement.y, movement.x.magnitude)
    }
  }
}
