/// Sine and cosine computed by additions and multiplications only.
///
/// The functions of C libraries may differ in the last digit from machine to machine, but
/// recordings must not.
enum Wave {
  /// The sine of an angle in turns; exact to 1e-11.
  static func sine(turns: Double) -> Double {
    var phase = turns - turns.rounded(.down)
    if phase > 0.75 {
      phase -= 1
    } else if phase > 0.25 {
      phase = 0.5 - phase
    }
    let angle = phase * 2 * Double.pi
    let square = angle * angle
    // The Taylor series as a nested product, from the last term inwards.
    var sum = 1.0
    for term in [16.0, 14, 12, 10, 8, 6, 4, 2] { sum = 1 - sum * square / (term * (term + 1)) }
    return angle * sum
  }

  static func cosine(turns: Double) -> Double {
    sine(turns: turns + 0.25)
  }
}
