import Touches

extension HandGesture {
  /// The finger settles: two millimetres back that mean nothing.
  static let settleBack = HandGesture(
    name: "settle-back", summary: "a stroke that rolls back a little as it ends",
    defaults: GestureDefaults(distance: 44, duration: 0.6, label: "pan", intent: .finish)
  ) { hand in
    var path = HandPath(start: hand.strokeStart())
    path.move(by: hand.step, in: hand.duration, bow: hand.bow(of: hand.distance))
    path.rest(hand.hold)
    path.move(by: hand.direction.unit * (hand.distance * -0.05), in: 0.096)
    return hand.motions(along: path)
  }
}
