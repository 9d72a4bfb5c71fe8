import Touches

extension HandGesture {
  /// Comes from the frame beside the surface: its first report is at the edge.
  static let edgeSwipe = HandGesture(
    name: "edge-swipe", summary: "a finger that comes in over the edge",
    defaults: GestureDefaults(
      fingersAllowed: 1...1, distance: 30, duration: 0.3, label: "edge-swipe", intent: .finish)
  ) { hand in
    var start = hand.strokeStart()
    let half = (hand.surface / 2 - Vector(x: 0.6, y: 0.6))
    let along = hand.direction.unit
    let edge = Vector(x: along.x * half.x, y: along.y * half.y)
    let across = Vector(x: along.y * along.y, y: along.x * along.x)
    start.center = Vector(x: start.center.x * across.x, y: start.center.y * across.y)
    start.center += Vector(x: hand.surface.x / 2 * along.x * along.x, y: 0)
    start.center += Vector(x: 0, y: hand.surface.y / 2 * along.y * along.y)
    start.center = start.center - edge
    var path = HandPath(start: start)
    path.move(
      by: hand.step, in: hand.duration, curve: MinimumJerk(cut: 0.75),
      bow: hand.bow(of: hand.distance))
    return hand.motions(along: path)
  }
}
