import PantographPlainText
import PantographRecordings
import PantographTouches

/// One gesture of a corpus: the person, the device, the intention, and the movement.
struct CorpusGesture {
  enum Intent: String {
    case finish, cancel, other
  }

  private let request: CorpusRequest
  private let index: Int
  private let person: SimulatedPerson
  private let device: SynthesizedDevice
  private let rate: Int
  private let intent: Intent
  private var random: RandomSource
  /// The distance for full progress, in millimetres.
  private let length: Double

  /// The available devices: the model and its report rate, in reports per second.
  private static let devices: [(SynthesizedDevice, Int)] = [
    (.phone, 60), (.phone, 125), (.touchpad, 125), (.touchscreen, 90), (.phone, 90),
    (.touchscreen, 250),
  ]

  init(_ request: CorpusRequest, _ index: Int) {
    self.request = request
    self.index = index
    var random = RandomSource(seed: request.seed &+ UInt64(index) &* 104_729, stream: 12)
    let number = 1 + Int(random.next() % UInt32(max(request.people, 1)))
    person = SimulatedPerson(number, seed: request.seed)
    // Each person has two devices.
    let choice = number * 2 + Int(random.next() % 2)
    (device, rate) = Self.devices[choice % Self.devices.count]
    intent =
      switch random.number(in: 0...1) {
      case ..<0.46: .finish
      case ..<0.88: .cancel
      default: .other
      }
    let size = device.size
    let isLevel = request.place.direction.unit.y == 0
    let whole = (isLevel ? size.x : size.y) * request.place.length
    length = whole
    self.random = random
  }

  var recording: Recording {
    var gesture = self
    let motions = gesture.motions()
    let seed = request.seed &+ UInt64(index) &* 15_485_863
    var sampler = ReportSampler(device: device, rate: rate, seed: seed)
    let track = RecordingTrack(
      header: TrackHeader(device: device.description), events: sampler.events(of: motions))
    return Recording(notes: notes, tracks: [track])
  }

  private var notes: [RecordingNote] {
    let pairs = [
      ("made-by", "pantograph synthesise --corpus, gesture \(index + 1)"), ("synthesised", "true"),
      ("seed", "\(request.seed)"), ("label", intent.rawValue), ("scene", request.place.scene),
      ("person", person.name), ("hand", person.isLeftHanded ? "left" : "right"),
      ("device", device.name), ("rate", "\(rate)"),
    ]
    return pairs.map { RecordingNote(key: $0.0, value: $0.1) }
  }

  // MARK: The way

  /// Returns a random number around a middle value, seldom far from it.
  private mutating func about(_ middle: Double, _ spread: Double) -> Double {
    var sum = 0.0
    for _ in 0..<4 { sum += random.number(in: -1...1) }
    return middle + sum * spread * 0.87
  }

  private mutating func motions() -> [FingerMotion] {
    var hand = ModelHand(
      surface: device.size, fingers: 1, direction: request.place.direction, distance: 0,
      duration: 0, hold: 0, turn: 0,
      random: RandomSource(seed: request.seed &+ UInt64(index) &* 32_452_843, stream: 13))
    var path = HandPath(start: HandPose(center: start(&hand)))
    switch intent {
    case .finish: finish(&path)
    case .cancel: cancel(&path)
    case .other: other(&path)
    }
    return hand.motions(along: path).map { motion in
      var motion = motion
      motion.tremor.amplitude = motion.tremor.amplitude * person.tremor
      return motion
    }
  }

  /// Returns the start of the gesture: at the edge, within `landing`, or a little before the middle
  /// of the surface, seen in the direction of the movement.
  private mutating func start(_ hand: inout ModelHand) -> Vector {
    let along = request.place.direction.unit
    let across = Vector(x: along.y.magnitude, y: along.x.magnitude)
    let size = device.size
    let middle = size / 2
    let aside = across * about(0, 0.12) * (size.x * across.x + size.y * across.y)
    let half = size.x * along.x.magnitude / 2 + size.y * along.y.magnitude / 2
    if let landing = request.place.landing {
      let share = random.number(in: landing)
      let down = Vector(x: along.x.magnitude, y: along.y.magnitude)
      return Vector(x: middle.x * across.x, y: middle.y * across.y) + aside
        + Vector(x: size.x * down.x, y: size.y * down.y) * share
    }
    let isAtEdge = request.place.isEdge && (intent != .other || random.number(in: 0...1) < 0.4)
    let back = isAtEdge ? half - 0.6 : half * random.number(in: 0.3...0.6)
    return middle + aside - along * back
  }

  private mutating func go(
    _ path: inout HandPath, _ distance: Double, in duration: Double, cut: Double
  ) {
    let along = request.place.direction.unit
    // The thumb's joint is at the hand's side, so the thumb's path tilts and bends.
    let side = person.isLeftHanded ? -1.0 : 1
    let tilt = about(0.06, 0.07) * side * distance
    let step = along * distance + Vector(x: along.y, y: along.x) * tilt
    path.move(
      by: step, in: max(duration, 0.03), curve: MinimumJerk(cut: cut),
      bow: about(0.03, 0.03) * side * distance)
  }

  /// Returns the distance for a fraction of the length, limited by the finger's reach.
  private func distance(_ share: Double) -> Double {
    min(max(share, 0.02) * length, 75 * person.reach)
  }

  private mutating func seconds(_ usual: Double) -> Double {
    max(about(usual, usual * 0.25), 0.04) / person.speed
  }

  private mutating func finish(_ path: inout HandPath) {
    let kind = random.number(in: 0...1)
    if kind < person.flicks {
      let far = about(0.2, 0.07) * person.reach
      go(&path, distance(far), in: seconds(0.13), cut: random.number(in: 0.5...0.72))
    } else if kind < person.flicks + (1 - person.flicks) * 0.75 {
      let far = about(0.6 * person.sureness, 0.13)
      go(&path, distance(far), in: seconds(0.45), cut: random.number(in: 0.68...1))
    } else {
      go(&path, distance(about(0.66 * person.sureness, 0.12)), in: seconds(0.6), cut: 1)
      path.rest(random.number(in: 0.05...0.5))
    }
  }

  private mutating func cancel(_ path: inout HandPath) {
    let kind = random.number(in: 0...1)
    if kind < 0.4 {
      // The user looks at what is below and lets go.
      go(&path, distance(about(0.27, 0.1)), in: seconds(0.5), cut: random.number(in: 0.85...1))
      if random.number(in: 0...1) < 0.7 { path.rest(random.number(in: 0.03...0.4)) }
    } else if kind < 0.8 {
      // The user changes their mind and moves back.
      let far = distance(about(0.45, 0.14))
      go(&path, far, in: seconds(0.45), cut: 1)
      path.rest(random.number(in: 0...0.3))
      go(
        &path, -far * about(0.6 * person.sureness, 0.2), in: seconds(0.35),
        cut: random.number(in: 0.7...1))
    } else {
      // The user flicks back.
      let far = distance(about(0.5, 0.15))
      go(&path, far, in: seconds(0.5), cut: 1)
      path.rest(random.number(in: 0...0.15))
      go(&path, -min(far * 0.4, 14), in: seconds(0.09), cut: random.number(in: 0.5...0.7))
    }
  }

  private mutating func other(_ path: inout HandPath) {
    let along = request.place.direction.unit
    let across = Vector(x: along.y, y: along.x) * (random.next() % 2 == 0 ? 1 : -1)
    let kind = random.number(in: 0...1)
    if kind < 0.3 {
      path.rest(random.number(in: 0.05...0.2))
    } else if kind < 0.45 {
      go(&path, about(3.5, 1), in: seconds(0.03), cut: 0.6)
    } else {
      // Moves across the direction, but not exactly.
      let far = min(about(30, 8), length)
      let slant = about(0.5, 0.4)
      path.move(
        by: across * far + along * (far * slant), in: seconds(0.25),
        curve: MinimumJerk(cut: random.number(in: 0.6...0.9)))
    }
  }
}
