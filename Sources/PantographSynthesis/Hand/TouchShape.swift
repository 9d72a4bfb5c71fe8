/// The thing that touches: how wide it is, how hard it presses, and what the device calls it.
struct TouchShape: Hashable, Sendable {
  /// Millimetres at full contact.
  var major: Double
  var minor: Double
  /// The share of the device's pressure range at full contact.
  var pressure: Double
  var isPalmTool = false

  static func finger(from random: inout RandomSource) -> TouchShape {
    let major = random.number(in: 6.5...9)
    return TouchShape(
      major: major, minor: major * random.number(in: 0.7...0.9),
      pressure: random.number(in: 0.18...0.3))
  }

  static func palm(isTool: Bool, from random: inout RandomSource) -> TouchShape {
    let major = random.number(in: 26...38)
    return TouchShape(
      major: major, minor: major * random.number(in: 0.5...0.7),
      pressure: random.number(in: 0.6...0.8), isPalmTool: isTool)
  }
}
