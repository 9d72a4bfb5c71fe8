import Touches

extension HandGesture {
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
}
