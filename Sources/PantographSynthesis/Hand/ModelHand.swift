import PantographTouches

/// The hand that makes one gesture: the surface, the requested values, and random deviations.
struct ModelHand {
  /// The size of the surface, in millimetres.
  let surface: Vector
  let fingers: Int
  let direction: StrokeDirection
  let distance: Double
  let duration: Double
  let hold: Double
  /// The angle by which the hand turns, in turns.
  let turn: Double
  var random: RandomSource

  /// The distance between the middles of neighbouring fingers, in millimetres.
  static let fingerSpacing = 17.0
  /// The smallest distance of a finger from the surface's edge, in millimetres.
  static let edgeMargin = 3.0

  /// Returns a pose near the middle of the surface, with the small deviation of a real hand.
  mutating func restingPose() -> HandPose {
    let aside = Vector(x: random.number(in: -2...2), y: random.number(in: -2...2))
    return HandPose(center: surface / 2 + aside)
  }

  /// Returns the start of the stroke, so that the stroke's middle is the middle of the surface.
  mutating func strokeStart() -> HandPose {
    let along = direction.unit
    let slack = random.number(in: -2...2)
    return HandPose(
      center: surface / 2 - along * (distance / 2) + Vector(x: along.y, y: along.x) * slack)
  }

  var step: Vector { direction.unit * distance }

  /// Returns a random sideways deviation for a stroke of this length: at most two hundredths of it.
  mutating func bow(of distance: Double) -> Double {
    distance * random.number(in: -0.02...0.02)
  }

  /// Returns the path of a whole stroke. If `cut` is less than 1, the fingers lift before the hand
  /// has stopped.
  mutating func stroke(from start: HandPose? = nil, cut: Double = 1) -> HandPath {
    var path = HandPath(start: start ?? strokeStart())
    path.move(
      by: step, in: duration, curve: MinimumJerk(cut: cut), bow: bow(of: distance))
    return path
  }

  /// Returns the fingers' positions in the hand: side by side, the middle ones further out.
  mutating func offsets() -> [Vector] {
    let spacing = min(Self.fingerSpacing, (surface.x - 12) / Double(max(fingers, 2)))
    let middle = Double(fingers - 1) / 2
    return (0..<fingers).map { index in
      let aside = Double(index) - middle
      let arch = fingers > 2 ? aside * aside * 3 - middle * middle * 1.5 : aside * 6
      let wobble = Vector(x: random.number(in: -0.8...0.8), y: random.number(in: -0.8...0.8))
      return fingers == 1 ? .zero : Vector(x: aside * spacing, y: arch) + wobble
    }
  }

  /// Returns the positions of two groups of fingers opposite each other, as in a pinch.
  mutating func oppositeOffsets(radius: Double) -> [Vector] {
    let start = random.number(in: -0.03...0.03) + 0.125
    return (0..<fingers).map { index in
      // The thumb is on one side, the other fingers are close together on the other.
      let fan = Double(index - 1) - Double(fingers - 2) / 2
      let place = index == 0 ? start : start + 0.5 + fan * 0.12
      return Vector(x: -Wave.cosine(turns: place), y: Wave.sine(turns: place)) * radius
    }
  }

  /// Returns the motions of the fingers along a path. The fingers land within 15 ms and lift 5 to
  /// 25 ms apart.
  mutating func motions(
    along path: HandPath, offsets: [Vector], from start: Double = 0, shape: TouchShape? = nil
  ) -> [FingerMotion] {
    var lift = start + path.duration
    let first = Int(random.next() % UInt32(offsets.count))
    var lifts = [Double](repeating: 0, count: offsets.count)
    for index in offsets.indices {
      lifts[(first + index) % offsets.count] = lift
      lift += random.number(in: 0.005...0.025)
    }
    return zip(offsets, lifts).map { offset, lift in
      let landing = start + (offsets.count > 1 ? random.number(in: 0...0.015) : 0)
      return FingerMotion(
        landing: landing, lift: max(lift, landing + 0.02), path: path, start: start,
        offset: offset, tremor: Tremor(from: &random), shape: shape ?? .finger(from: &random),
        landingRoll: roll(0.2...0.5), liftRoll: roll(0.1...0.3))
    }
  }

  /// Returns the motions of all fingers along a path.
  mutating func motions(along path: HandPath) -> [FingerMotion] {
    motions(along: path, offsets: offsets())
  }

  private mutating func roll(_ length: ClosedRange<Double>) -> Vector {
    let turns = random.number(in: 0...1)
    return Vector(x: Wave.cosine(turns: turns), y: Wave.sine(turns: turns))
      * random.number(in: length)
  }
}

extension ModelHand {
  /// Returns the motion of a palm at the surface's lower right, creeping. A device that recognizes
  /// palms reports the palm after a moment, when enough of it is on the surface.
  mutating func palm(isTool: Bool) -> [FingerMotion] {
    let center = Vector(
      x: surface.x - 12 - random.number(in: 0...4), y: surface.y * random.number(in: 0.6...0.75))
    var path = HandPath(start: HandPose(center: center))
    path.move(by: step, in: duration)
    path.rest(hold)
    let shape = TouchShape.palm(isTool: isTool, from: &random)
    return motions(along: path, offsets: [.zero], shape: shape)
  }
}
