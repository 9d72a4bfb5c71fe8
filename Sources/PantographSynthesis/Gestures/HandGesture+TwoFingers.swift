import PantographTouches

// Gestures of two groups of fingers around a middle.
extension HandGesture {
  /// A pinch that makes things smaller.
  static let pinchIn = HandGesture(
    name: "pinch-in", summary: "fingers that move together",
    defaults: GestureDefaults(
      fingers: 2, fingersAllowed: 2...5, distance: 28, duration: 0.5, label: "pinch"),
    space: GestureSpace.pinch
  ) { hand in
    hand.pinch(from: hand.openSpread, to: 1)
  }

  /// A pinch that makes things larger.
  static let pinchOut = HandGesture(
    name: "pinch-out", summary: "fingers that move apart",
    defaults: GestureDefaults(
      fingers: 2, fingersAllowed: 2...5, distance: 28, duration: 0.5, label: "pinch"),
    space: GestureSpace.pinch
  ) { hand in
    hand.pinch(from: 1, to: hand.openSpread)
  }

  /// A rotation that turns things; a positive angle is clockwise.
  static let rotate = HandGesture(
    name: "rotate", summary: "fingers that turn around their middle",
    defaults: GestureDefaults(
      fingers: 2, fingersAllowed: 2...5, duration: 0.7, angle: 60, label: "rotation"),
    space: GestureSpace.none
  ) { hand in
    var path = HandPath(start: hand.restingPose())
    var goal = path.start
    goal.turn = hand.turn
    path.moves = [HandPath.Move(goal: goal, duration: hand.duration)]
    path.rest(hand.hold)
    let radius = min(22, min(hand.surface.x, hand.surface.y) / 2 - ModelHand.edgeMargin - 2)
    let offsets = hand.oppositeOffsets(radius: radius)
    return hand.motions(along: path, offsets: offsets)
  }
}

extension ModelHand {
  /// The distance between the fingers at a pinch's wide end, as a multiple of that at its narrow
  /// end.
  fileprivate var openSpread: Double {
    (PinchRoom.innerRadius + distance / 2) / PinchRoom.innerRadius
  }

  /// Returns the motions of two to five fingers around a middle whose distances grow or shrink
  /// together.
  fileprivate mutating func pinch(from start: Double, to end: Double) -> [FingerMotion] {
    var path = HandPath(start: restingPose())
    path.start.spread = start
    var goal = path.start
    goal.spread = end
    path.moves = [HandPath.Move(goal: goal, duration: duration)]
    path.rest(hold)
    let offsets = oppositeOffsets(radius: PinchRoom.innerRadius)
    return motions(along: path, offsets: offsets)
  }
}
