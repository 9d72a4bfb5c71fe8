import PantographTouches

/// The room that a gesture's distance has.
enum GestureSpace: Sendable {
  /// The hand as a whole moves.
  case stroke
  /// The fingers move apart.
  case pinch
  /// There is no distance.
  case none

  /// The longest distance in millimetres, whole and rounded down; 0 when the hand does not fit.
  func longest(on surface: Vector, fingers: Int, direction: StrokeDirection) -> Int {
    let margins = 2 * ModelHand.edgeMargin
    let width = Double(fingers - 1) * min(ModelHand.fingerSpacing, (surface.x - 12) / 5)
    guard width + margins <= surface.x else { return 0 }
    switch self {
    case .none: return Int.max
    case .stroke:
      let isLevel = direction.unit.y == 0
      // Fingers side by side are as deep as the arch of their tips, and wobble.
      let hand = isLevel ? width : Double(fingers - 1) * 4
      let room = (isLevel ? surface.x : surface.y) - hand - margins - (fingers > 1 ? 4 : 0)
      return max(Int(room), 0)
    case .pinch:
      let room = min(surface.x, surface.y) - margins - 4 - 2 * PinchRoom.innerRadius
      return max(Int(room), 0)
    }
  }
}

/// The figures of two groups of fingers that face each other.
enum PinchRoom {
  /// Millimetres from the middle to each fingertip when they are closest.
  static let innerRadius = 10.0
}
