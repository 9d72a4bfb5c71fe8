/// A person who makes gestures for a corpus, and the person's differences from others.
struct SimulatedPerson: Hashable, Sendable {
  /// The person's name in notes: `p1` and so on.
  let name: String
  /// The person's factor on the usual speed.
  let speed: Double
  /// The person's factor on the usual tremor.
  let tremor: Double
  /// The person's factor on the usual reach of a finger.
  let reach: Double
  /// The fraction of gestures that are flicks instead of drags.
  let flicks: Double
  let isLeftHanded: Bool
  /// The person's factor on the usual distance, forward and back. More certain people move farther
  /// than needed.
  let sureness: Double

  init(_ number: Int, seed: UInt64) {
    var random = RandomSource(seed: seed &+ UInt64(number) &* 7919, stream: 11)
    name = "p\(number)"
    speed = random.number(in: 0.65...1.5)
    tremor = random.number(in: 0.5...2.5)
    reach = random.number(in: 0.8...1.25)
    flicks = random.number(in: 0.1...0.75)
    isLeftHanded = random.number(in: 0...1) < 0.15
    sureness = random.number(in: 0.85...1.15)
  }
}
