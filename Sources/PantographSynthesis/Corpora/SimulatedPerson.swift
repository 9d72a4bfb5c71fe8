/// A person who makes gestures for a corpus, and how theirs differ from others'.
struct SimulatedPerson: Hashable, Sendable {
  /// As the note has it: `p1` and so on.
  let name: String
  /// How much faster than others.
  let speed: Double
  /// How much more the hand shakes.
  let tremor: Double
  /// How much further a finger reaches.
  let reach: Double
  /// How often a flick is made where others drag.
  let flicks: Double
  let isLeftHanded: Bool
  /// Surer hands go further than they must, and back further.
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
