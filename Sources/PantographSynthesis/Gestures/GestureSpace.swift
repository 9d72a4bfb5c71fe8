import PantographTouches

/// The kind of movement that a gesture's distance measures.
enum GestureSpace: Sendable {
  /// The hand as a whole moves.
  case stroke
  /// The fingers move apart or together.
  case pinch
  /// The gesture has no distance.
  case none

  /// Returns the longest distance that fits on the surface, in whole millimetres, rounded down; 0
  /// if the hand does not fit, and `Int.max` for a gesture without a distance.
  func longest(on surface: Vector, fingers: Int, direction: StrokeDirection) -> Int {
    let margins = 2 * ModelHand.edgeMargin
    let width = Double(fingers - 1) * min(ModelHand.fingerSpacing, (surface.x - 12) / 5)
    guard width + margins <= surface.x else { return 0 }
    switch self {
    case .none: return Int.max
    case .stroke:
      let isLevel = direction.unit.y == 0
      // Fingers side by side need room for the arch of their tips and for deviations.
      let hand = isLevel ? width : Double(fingers - 1) * 4
      let room = (isLevel ? surface.x : surface.y) - hand - margins - (fingers > 1 ? 4 : 0)
      return max(Int(room), 0)
    case .pinch:
      let room = min(surface.x, surface.y) - margins - 4 - 2 * PinchRoom.innerRadius
      return max(Int(room), 0)
    }
  }
}

/// The dimensions of a pinch, with two groups of fingers that face each other.
enum PinchRoom {
  /// The distance of each fingertip from the middle when the fingers are closest, in millimetres.
  static let innerRadius = 10.0
}
