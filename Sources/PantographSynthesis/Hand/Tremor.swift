import PantographTouches

/// The shaking that every hand has: 8 to 12 times a second, one or two tenths of a millimetre.
struct Tremor: Hashable, Sendable {
  /// Hertz.
  var frequency: Double
  /// Millimetres, in each direction from the middle.
  var amplitude: Vector
  /// Turns.
  var phase: Vector

  init(from random: inout RandomSource) {
    frequency = random.number(in: 8...12)
    amplitude = Vector(x: random.number(in: 0.05...0.1), y: random.number(in: 0.05...0.1))
    phase = Vector(x: random.number(in: 0...1), y: random.number(in: 0...1))
  }

  /// How far it moves the finger, in millimetres, at a time in seconds.
  func offset(at time: Double) -> Vector {
    Vector(
      x: amplitude.x * Wave.sine(turns: frequency * time + phase.x),
      y: amplitude.y * Wave.sine(turns: frequency * 1.13 * time + phase.y))
  }
}
