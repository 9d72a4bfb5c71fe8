import PantographMotion
import PantographTouches

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
  /// What the arms from the middle, before and after, have in common, and what they do not.
  fileprivate var dot = 0.0
  fileprivate var cross = 0.0
  /// The shortest and the longest way of any finger.
  var shortest = 0.0
  var longest = 0.0
  /// How far any finger went the way of the middle, and how far any went the other way.
  var forward = 0.0
  var backward = 0.0

  init() {}
}

extension HandFingers {
  /// The motion of those members for whom `from` says where they came from.
  ///
  /// In place wherever it is asked, so that what is not asked of it is not worked out.
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
  /// Takes the way of one finger: its arms from the middle, before and after.
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

  /// Radians, clockwise.
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
