import Touches

// Two fingers about a middle.
extension HandGesture {
  /// Makes things smaller.
  static let pinchIn = HandGesture(
    name: "pinch-in", summary: "fingers that come together",
    defaults: GestureDefaults(
      fingers: 2, fingersAllowed: 2...5, distance: 28, duration: 0.5, label: "pinch"),
    space: GestureSpace.pinch
  ) { hand in
    let inner = PinchRoom.innerRadius
    let outer = inner + hand.distance / 2
    var path = HandPath(start: hand.restingPose())
    path.start.spread = outer / inner
    var goal = path.start
    goal.spread = 1
    path.moves = [HandPath.Move(goal: goal, duration: hand.duration)]
    path.rest(hand.hold)
    let offsets = hand.oppositeOffsets(radius: inner)
    return hand.motions(along: path, offsets: offsets)
  }

  /// Makes things larger.
  static let pinchOut = HandGesture(
    name: "pinch-out", summary: "fingers that part",
    defaults: GestureDefaults(
      fingers: 2, fingersAllowed: 2...5, distance: 28, duration: 0.5, label: "pinch"),
    space: GestureSpace.pinch
  ) { hand in
    let inner = PinchRoom.innerRadius
    let outer = inner + hand.distance / 2
    var path = HandPath(start: hand.restingPose())
    path.start.spread = 1
    var goal = path.start
    goal.spread = outer / inner
    path.moves = [HandPath.Move(goal: goal, duration: hand.duration)]
    path.rest(hand.hold)
    let offsets = hand.oppositeOffsets(radius: inner)
    return hand.motions(along: path, offsets: offsets)
  }

  /// Turns things; a positive angle is clockwise.
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
