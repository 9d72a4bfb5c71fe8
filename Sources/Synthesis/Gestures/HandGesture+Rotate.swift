import Touches

extension HandGesture {
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
