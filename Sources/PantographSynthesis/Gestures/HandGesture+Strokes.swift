import PantographTouches

// Gestures of one finger, or several side by side, that move and lift.
extension HandGesture {
  /// A drag that moves something to a place and leaves it there.
  static let drag = HandGesture(
    name: "drag", summary: "a calm stroke that comes to rest before the lift",
    defaults: GestureDefaults(distance: 44, duration: 1, label: "pan", intent: .finish)
  ) { hand in
    let path = hand.stroke()
    return hand.motions(along: path)
  }

  /// A very slow drag, as of a user who reads along or searches for a threshold.
  static let slowDrag = HandGesture(
    name: "slow-drag", summary: "a very slow stroke",
    defaults: GestureDefaults(distance: 26, duration: 2, label: "pan")
  ) { hand in
    let path = hand.stroke()
    return hand.motions(along: path)
  }

  /// The common stroke through pages and workspaces, with up to five fingers.
  static let swipe = HandGesture(
    name: "swipe", summary: "a stroke that leaves the surface while still moving",
    defaults: GestureDefaults(distance: 42, duration: 0.28, label: "swipe", intent: .finish)
  ) { hand in
    let path = hand.stroke(cut: 0.75)
    return hand.motions(along: path)
  }

  /// A stroke that begins outside the surface: its first report is at the edge.
  static let edgeSwipe = HandGesture(
    name: "edge-swipe", summary: "a finger that enters from the edge of the surface",
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
    let path = hand.stroke(from: start, cut: 0.75)
    return hand.motions(along: path)
  }

  /// A stroke of two fingers side by side.
  static let scroll = HandGesture(
    name: "scroll", summary: "two fingers that scroll a page",
    defaults: GestureDefaults(
      fingers: 2, fingersAllowed: 2...2, direction: .up, distance: 35, duration: 0.45,
      label: "scroll")
  ) { hand in
    let path = hand.stroke(cut: 0.85)
    return hand.motions(along: path)
  }

  /// A stroke that must finish by its speed, because its distance is too short.
  static let flick = HandGesture(
    name: "flick", summary: "a short stroke that is fastest at the lift",
    defaults: GestureDefaults(distance: 11, duration: 0.064, label: "flick", intent: .finish)
  ) { hand in
    let path = hand.stroke(cut: 0.55)
    return hand.motions(along: path)
  }

  /// A stroke that goes far enough to finish but is taken back by a fifth of its distance.
  static let flickBack = HandGesture(
    name: "flick-back", summary: "a stroke that ends with a flick in the opposite direction",
    defaults: GestureDefaults(distance: 44, duration: 0.6, label: "flick-back", intent: .cancel)
  ) { hand in
    var path = hand.stroke()
    path.rest(hand.hold)
    let back = hand.distance * -0.19
    path.move(by: hand.direction.unit * back, in: 0.048, curve: MinimumJerk(cut: 0.6))
    return hand.motions(along: path)
  }

  /// A stroke after which the finger settles: it moves back two millimetres, which have no meaning.
  static let settleBack = HandGesture(
    name: "settle-back", summary: "a stroke that rolls back a little as it ends",
    defaults: GestureDefaults(distance: 44, duration: 0.6, label: "pan", intent: .finish)
  ) { hand in
    var path = hand.stroke()
    path.rest(hand.hold)
    path.move(by: hand.direction.unit * (hand.distance * -0.05), in: 0.096)
    return hand.motions(along: path)
  }

  /// A stroke with no velocity at the lift, however fast it was before.
  static let holdBeforeLift = HandGesture(
    name: "hold-before-lift", summary: "a stroke, then a rest, then the lift",
    defaults: GestureDefaults(distance: 44, duration: 0.6, hold: 0.5, label: "pan", intent: .finish)
  ) { hand in
    var path = hand.stroke()
    path.rest(hand.hold)
    return hand.motions(along: path)
  }

  /// A fast touch with almost no distance; nobody means to turn a page by it.
  static let jab = HandGesture(
    name: "jab", summary: "a quick poke of a few millimetres",
    defaults: GestureDefaults(distance: 4.2, duration: 0.024, label: "jab", intent: .cancel)
  ) { hand in
    let path = hand.stroke(cut: 0.6)
    return hand.motions(along: path)
  }
}
