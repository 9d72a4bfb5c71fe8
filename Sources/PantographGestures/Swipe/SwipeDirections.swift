import PantographTouches

/// Ways that a swipe may go, with the raw values of UIKit's.
@frozen
public struct SwipeDirections: OptionSet, Hashable, Sendable {
  /// A bit for each direction, as UIKit has them.
  public var rawValue: UInt

  /// The directions whose bits are set.
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Towards larger x.
  @inlinable public static var right: SwipeDirections { SwipeDirections(rawValue: 1) }
  @inlinable public static var left: SwipeDirections { SwipeDirections(rawValue: 2) }
  @inlinable public static var up: SwipeDirections { SwipeDirections(rawValue: 4) }
  @inlinable public static var down: SwipeDirections { SwipeDirections(rawValue: 8) }

  /// What of a mask is looked for: with a sideways direction in it, UIKit (measured) sees no other.
  var effective: SwipeDirections {
    let sideways = intersection([.right, .left])
    return sideways.isEmpty ? intersection([.up, .down]) : sideways
  }

  /// How far a movement goes in this one direction, and how far to its side.
  func parts(of movement: Vector) -> (forward: Double, aside: Double) {
    switch self {
    case .right: (movement.x, movement.y.magnitude)
    case .left: (-movement.x, movement.y.magnitude)
    case .up: (-movement.y, movement.x.magnitude)
    default: (movement.y, movement.x.magnitude)
    }
  }
}
