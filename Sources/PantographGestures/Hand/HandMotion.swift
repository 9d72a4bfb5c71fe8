import PantographMotion
import PantographTouches

/// Movement of fingers, split into translation, growth and rotation.
///
/// The parts are a least-squares fit to the fingers' movements, each in millimetres of the average
/// finger, which makes them comparable.
struct HandMotion: Sendable {
  var count = 0
  /// Movement of the fingers' centroid.
  var together = Vector.zero
  /// Mean movement of the fingers away from their centroid; negative towards it.
  var apart = 0.0
  /// Mean movement of the fingers around their centroid, clockwise.
  var around = 0.0
  /// Mean distance of the fingers from their centroid, before and after the movement.
  var spreadBefore = 0.0
  var spreadAfter = 0.0
  /// Sums of the dot and cross products of the fingers' offsets from the centroid, before and after
  /// the movement.
  fileprivate var dot = 0.0
  fileprivate var cross = 0.0
  /// Shortest and longest movement of a single finger.
  var shortest = 0.0
  var longest = 0.0
  /// Largest movement of a finger along the centroid's movement, and largest against it.
  var forward = 0.0
  var backward = 0.0

  init() {}
}

extension HandFingers {
  /// Returns the members' movement since `origin`.
  ///
  /// Inlined, so that parts which a caller does not read are not computed.
  @inline(__always)
  mutating func motion(since origin: Origin) -> HandMotion {
    var motion = HandMotion()
    var before = Vector.zero
    var after = Vector.zero
    for index in 0..<count where self[index].role == .member {
      before += self[index].start(origin)
      after += self[index].position
      motion.count += 1
    }
    guard motion.count > 0 else { return motion }
    let share = 1 / Double(motion.count)
    if motion.count == 1 {
      motion.together = after - before
      let length = motion.together.length
      motion.shortest = length
      motion.longest = length
      motion.forward = length
      return motion
    }
    before = before * share
    after = after * share
    motion.together = after - before
    motion.shortest = .infinity
    let pace = motion.together.length
    for index in 0..<count where self[index].role == .member {
      let start = self[index].start(origin)
      let position = self[index].position
      motion.add(from: start - before, to: position - after, way: position - start, pace: pace)
    }
    motion.apart *= share
    motion.around *= share
    motion.spreadBefore *= share
    motion.spreadAfter *= share
    return motion
  }
}

extension HandMotion {
  /// Adds the movement of one finger, given its offsets from the centroid before and after.
  @inline(__always)
  fileprivate mutating func add(from old: Vector, to new: Vector, way: Vector, pace: Double) {
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

  /// Rotation of the fingers about their centroid, in radians, clockwise.
  var angle: Double { count > 1 ? Mathematics.atan2(cross, dot) : 0 }
}

extension HandFinger {
  func start(_ origin: HandFingers.Origin) -> Vector {
    switch origin {
    case .change: self.origin
    case .frame: last
    }
  }
}
