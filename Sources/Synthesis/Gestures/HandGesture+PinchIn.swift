import Touches

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
}
