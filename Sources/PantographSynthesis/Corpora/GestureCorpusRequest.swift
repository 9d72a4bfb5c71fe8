import PantographRecordings
import PantographTouches

/// A request for labelled gestures of all kinds, made by several people on a touchpad and a phone.
///
/// The label is the gesture that the person means, whatever it looks like: a tap may last too long,
/// and a scroll may be too short. The same request gives the same recordings on every machine.
public struct GestureCorpusRequest: Hashable, Sendable {
  /// The number of people who make the gestures.
  public var people: Int
  /// The seed of the people: another seed gives other people.
  public var seed: UInt64

  /// Creates a request.
  public init(people: Int = 12, seed: UInt64 = 1) {
    self.people = people
    self.seed = seed
  }

  /// Returns the recording with this index, from 0. Each can be made independently.
  public func recording(_ index: Int) -> Recording {
    var gesture = KindGesture(self, index)
    return gesture.recording
  }
}

/// One gesture of a corpus with all kinds of gestures.
private struct KindGesture {
  private let request: GestureCorpusRequest
  private let index: Int
  private let person: SimulatedPerson
  /// The person's factor on the usual time of a tap. People differ more in it than in their speed.
  private let lingering: Double
  /// The person's factor on the usual distance. Some people move their fingers only a little.
  private let economy: Double
  private let device: SynthesizedDevice
  private let rate: Int
  private let gesture: HandGesture
  private let fingers: Int
  private var random: RandomSource

  /// The gestures on a touchpad, each with its number of fingers.
  private static let onTouchpad: [(HandGesture, Int)] = [
    (.tap, 1), (.tap, 2), (.tap, 3), (.doubleTap, 1), (.longPress, 1), (.drag, 1), (.slowDrag, 1),
    (.swipe, 1), (.scroll, 2), (.scroll, 2), (.swipe, 3), (.swipe, 4), (.pinchIn, 2),
    (.pinchOut, 2), (.rotate, 2), (.palm, 0),
  ]
  /// The gestures on a screen, each with its number of fingers.
  private static let onScreen: [(HandGesture, Int)] = [
    (.tap, 1), (.tap, 2), (.doubleTap, 1), (.longPress, 1), (.drag, 1), (.swipe, 1), (.scroll, 2),
    (.pinchIn, 2), (.pinchOut, 2), (.rotate, 2),
  ]

  init(_ request: GestureCorpusRequest, _ index: Int) {
    self.request = request
    self.index = index
    var random = RandomSource(seed: request.seed &+ UInt64(index) &* 104_729, stream: 15)
    let number = 1 + Int(random.next() % UInt32(max(request.people, 1)))
    person = SimulatedPerson(number, seed: request.seed)
    var own = RandomSource(seed: request.seed &+ UInt64(number) &* 7919, stream: 16)
    lingering = own.number(in: 0.7...3)
    economy = own.number(in: 0.08...1.1)
    let isOnTouchpad = random.number(in: 0...1) < 0.6
    (device, rate) = isOnTouchpad ? (.touchpad, 125) : (.phone, 90)
    let choices = isOnTouchpad ? Self.onTouchpad : Self.onScreen
    (gesture, fingers) = choices[Int(random.next() % UInt32(choices.count))]
    self.random = random
  }

  var recording: Recording {
    mutating get {
      var hand = hand()
      let motions = gesture.draw(&hand).map { motion in
        var motion = motion
        motion.tremor.amplitude = motion.tremor.amplitude * person.tremor
        return motion
      }
      let seed = request.seed &+ UInt64(index) &* 15_485_863
      var sampler = ReportSampler(device: device, rate: rate, seed: seed)
      let track = RecordingTrack(
        header: TrackHeader(device: device.description), events: sampler.events(of: motions))
      return Recording(notes: notes, tracks: [track])
    }
  }

  private var notes: [RecordingNote] {
    let pairs = [
      ("made-by", "pantograph synthesise --corpus --recognition, gesture \(index + 1)"),
      ("synthesised", "true"), ("seed", "\(request.seed)"), ("label", gesture.defaults.label),
      ("fingers", "\(max(fingers, 1))"), ("person", person.name),
      ("hand", person.isLeftHanded ? "left" : "right"), ("device", device.name),
      ("rate", "\(rate)"),
    ]
    return pairs.map { RecordingNote(key: $0.0, value: $0.1) }
  }

  /// Returns a random factor around 1, seldom far from it.
  private mutating func factor(_ spread: Double) -> Double {
    var sum = 0.0
    for _ in 0..<4 { sum += random.number(in: -1...1) }
    return max(1 + sum * spread * 0.87, 0.2)
  }

  private mutating func hand() -> ModelHand {
    let defaults = gesture.defaults
    let directions = StrokeDirection.allCases
    let direction =
      fingers == 0 ? defaults.direction : directions[Int(random.next() % UInt32(directions.count))]
    let fingers = max(fingers, 1)
    let longest = gesture.space.longest(on: device.size, fingers: fingers, direction: direction)
    let distance = defaults.distance * economy * factor(0.35)
    let isTap = defaults.distance == 0 && defaults.hold > 0 && defaults.hold < 0.5
    return ModelHand(
      surface: device.size, fingers: fingers, direction: direction,
      distance: min(distance, Double(longest)),
      duration: defaults.duration / person.speed * factor(0.2),
      hold: defaults.hold * (isTap ? lingering : 1) * factor(0.2),
      turn: defaults.angle / 360 * (random.next() % 2 == 0 ? 1 : -1) * factor(0.2),
      random: RandomSource(seed: request.seed &+ UInt64(index) &* 32_452_843, stream: 17))
  }
}
