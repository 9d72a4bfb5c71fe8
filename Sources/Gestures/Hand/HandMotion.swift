import Motion
import Touches

/// How fingers have moved from one set of places to another, taken apart: together, apart, around.
///
/// The three are the fit of a shift, a growth and a turn to the fingers' ways, each as millimetres of
/// the average finger, so that they can be compared.
struct HandMotion: Sendable {
  var count = 0
  /// The movement of the middle.
  var together = Vector.zero
  /// Away from the middle; negative towards it.
  var apart = 0.0
  /// Around the middle, clockwise.
  var around = 0.0
  /// The mean distance from the middle, before and after.
  var spreadBefore = 0.0
  var spreadAfter = 0.0
  /// Radians, clockwise.
  var angle = 0.0
  /// The shortest and the longest way of any finger.
  var shortest = 0.0
  var longest = 0.0
  /// How far any finger went the way of the middle, and how far any went the other way.
  var forward = 0.0
  var backward = 0.0

  init() {}

  /// The motion of those members for whom `from` says where they came from.
  init(_ fingers: HandFingers, since origin: HandFingers.Origin) {
    var before = Vector.zero
    var after = Vector.zero
    for index in 0..<fingers.count where fingers[index].role == .member {
      before += fingers[index].start(origin)
      after += fingers[index].position
      count += 1
    }
    guard count > 0 else { return }
    before = before / Double(count)
    after = after / Double(count)
    together = after - before
    let pace = together.length
    var dot = 0.0
    var cross = 0.0
    shortest = .infinity
    for index in 0..<fingers.count where fingers[index].role == .member {
      let old = fingers[index].start(origin) - before
      let new = fingers[index].position - after
      let way = fingers[index].position - fingers[index].start(origin)
      let length = way.length
      shortest = min(shortest, length)
      longest = max(longest, length)
      if pace > 0 {
        let along = (way.x * together.x + way.y * together.y) / pace
        forward = max(forward, along)
        backward = max(backward, -along)
      }
      let radius = old.length
      let change = new - old
      spreadBefore += radius
      spreadAfter += new.length
      dot += old.x * new.x + old.y * new.y
      cross += old.x * new.y - old.y * new.x
      if radius > 0.001 {
        apart += (change.x * old.x + change.y * old.y) / radius
        around += (change.y * old.x - change.x * old.y) / radius
      } else {
        apart += change.length
      }
    }
    apart = apart / Double(count)
    around = around / Double(count)
    spreadBefore = spreadBefore / Double(count)
    spreadAfter = spreadAfter / Double(count)
    angle = count > 1 ? Mathematics.atan2(cross, dot) : 0
  }
}

extension HandFinger {
  func start(_ origin: HandFingers.Origin) -> Vector {
    switch origin {
    case .change: self.origin
    case .frame: last
    }
  }
}
