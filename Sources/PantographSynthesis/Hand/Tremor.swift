import PantographTouches

/// The tremor of a hand: 8 to 12 hertz, one or two tenths of a millimetre.
struct Tremor: Hashable, Sendable {
  /// The frequency of the tremor in hertz.
  var frequency: Double
  /// The largest deviation of the trembling finger from its path, in millimetres.
  var amplitude: Vector
  /// The phase of the tremor at time 0, in turns.
  var phase: Vector

  init(from random: inout RandomSource) {
    frequency = random.number(in: 8...12)
    amplitude = Vector(x: random.number(in: 0.05...0.1), y: random.number(in: 0.05...0.1))
    phase = Vector(x: random.number(in: 0...1), y: random.number(in: 0...1))
  }

  /// Returns the finger's deviation in millimetres at a time in seconds.
  func offset(at time: Double) -> Vector {
    Vector(
      x: amplitude.x * Wave.sine(turns: frequency * time + phase.x),
      y: amplitude.y * Wave.sine(turns: frequency * 1.13 * time + phase.y))
  }
}
